import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space[4],
})
