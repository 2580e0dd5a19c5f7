import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const second = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
})
