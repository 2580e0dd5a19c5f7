import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const wide = style({
  width: '100%',
  maxHeight: '220px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})

export const whole = style({
  maxWidth: '100%',
  maxHeight: '220px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
})
