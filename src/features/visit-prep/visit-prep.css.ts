import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const name = style({
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch },
  },
})
export const code = style({ fontFamily: vars.font.code, fontSize: vars.text.sm })
export const quiet = style({ display: 'block', color: vars.color.muted, fontSize: vars.text.sm })
export const heading = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  marginBottom: vars.space[2],
})
export const credits = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.drawer}), 1fr))`,
  gap: vars.space[4],
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})

export const order = style({ borderTop: `${vars.size.hairline} solid ${vars.color.border}` })
globalStyle(`${order}[open] > summary > svg`, { transform: 'rotate(90deg)' })
export const orderHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
/** On a phone number and day fill the first line, the same of every order. */
export const orderDay = style({ '@media': { [media.phone]: { flex: '1 0 50%' } } })
export const orderTotal = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

/** Number and button side by side, whatever the names beside them would like to have. */
export const add = style({ width: 'max-content', '@media': { [media.phone]: { width: 'auto' } } })
export const total = style({
  textAlign: 'end',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
