import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const wide = 'screen and (min-width: 600px)'

export const group = style({
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  minWidth: 0,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
})
export const count = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  fontWeight: vars.weight.strong,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  fontVariantNumeric: 'tabular-nums',
  // Below the amounts of the lines, which have two buttons behind them.
  '@media': {
    [wide]: {
      paddingInlineEnd: `calc(2 * ${vars.size.control} + 2 * ${vars.space[4]})`,
    },
    [`${wide} and ${media.touch}`]: {
      paddingInlineEnd: `calc(2 * ${vars.size.touch} + 2 * ${vars.space[4]})`,
    },
    [media.phone]: { paddingInline: vars.space[3] },
  },
})
export const virtual = style({ position: 'relative' })
export const placed = style({ position: 'absolute', insetInline: 0, top: 0 })
