import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const countBadge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.iconSmall,
  height: vars.size.iconSmall,
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.xxs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

const grow = keyframes({ '50%': { transform: 'scale(1.25)' } })
export const bump = style({
  animation: `${grow} ${vars.duration.normal} ease-out`,
  '@media': { [media.calm]: { animation: 'none' } },
})
