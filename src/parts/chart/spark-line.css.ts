import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const line = style({ display: 'block', width: '100%', height: vars.space[16] })
export const base = style({ stroke: vars.color.border, strokeWidth: vars.size.hairline })
export const stroke = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: vars.size.ring,
  strokeLinejoin: 'round',
})
export const dot = style({ fill: vars.color.accent })
