import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** As high with one entry as with twenty: nothing jumps under the hand. */
export const list = style({
  height: `min(${vars.size.form}, 50dvh)`,
  marginTop: vars.space[3],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const heading = style({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[3]}`,
  textAlign: 'start',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': { background: vars.color.accentSoft, color: vars.color.accentText },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})

export const hint = style({
  marginInlineStart: 'auto',
  flex: 'none',
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
