import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const replies = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** Words of a person: their line breaks stay. */
export const text = style({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
})
export const quiet = style({ margin: 0, fontSize: vars.text.sm, color: vars.color.muted })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
})
