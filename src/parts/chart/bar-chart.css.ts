import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const frame = style({
  position: 'relative',
  height: '260px',
  '@media': { [media.phone]: { height: '200px' } },
})
export const legend = style({
  display: 'flex',
  gap: vars.space[4],
  marginBottom: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })
const square = style({ width: '10px', height: '10px', borderRadius: vars.space.half })
export const current = style([square, { background: vars.color.accent }])
export const before = style([square, { background: vars.color.outline }])
