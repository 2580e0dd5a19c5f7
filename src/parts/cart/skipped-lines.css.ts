import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})
export const reason = style({ fontWeight: vars.weight.medium })
