import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const fact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
