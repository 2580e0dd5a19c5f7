import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
})
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const link = style({
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
