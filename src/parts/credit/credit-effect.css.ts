import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const credit = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  fontSize: vars.text.sm,
})
/** Texts of one credit stay together. */
export const one = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })
export const quiet = style({ color: vars.color.muted })
export const short = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.danger,
})
/** A name as long as they get does not fit a bar. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
