import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const thumb = style({
  width: '64px',
  height: '48px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
export const item = style({ display: 'flex', gap: vars.space[3], alignItems: 'center' })
export const excerpt = style({ fontSize: vars.text.sm, overflowWrap: 'anywhere' })
