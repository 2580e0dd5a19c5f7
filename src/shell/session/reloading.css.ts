import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.floating,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.overlay,
})

export const words = style({
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.color.floating,
  fontWeight: vars.weight.medium,
})
