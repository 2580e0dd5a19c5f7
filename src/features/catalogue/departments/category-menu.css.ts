import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const menu = style({
  display: 'flex',
  gap: vars.space[2],
  flexWrap: 'wrap',
  '@media': {
    [media.compact]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
})
