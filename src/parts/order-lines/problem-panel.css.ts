import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const problems = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  maxHeight: '50vh',
  overflowY: 'auto',
})
export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.text.sm,
})
export const lineNumber = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const typed = style({ fontFamily: vars.font.code, overflowWrap: 'anywhere' })
