import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { field, label } from './field.css.ts'

export const group = style([field, { margin: 0, padding: 0 }])

export const legend = style([label, { padding: 0, marginBottom: vars.space[1] }])

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})

export const options = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.chip}, 100%), 1fr))`,
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
})
