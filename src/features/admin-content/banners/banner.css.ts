import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const small = style({
  width: vars.size.promo,
  height: vars.size.control,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
