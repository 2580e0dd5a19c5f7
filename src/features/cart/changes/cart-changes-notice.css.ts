import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  marginTop: vars.space[1],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
})
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
})
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const more = style({ color: vars.color.muted })
