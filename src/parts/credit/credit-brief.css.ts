import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const brief = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.tight,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  gap: vars.space.half,
})
/** As much as leaves the page in sight; more is scrolled. */
export const all = style([
  words,
  { gap: vars.space[2], maxHeight: '40dvh', overflowY: 'auto', overscrollBehavior: 'contain' },
])
export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })
export const company = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
})
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  flex: 'none',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
