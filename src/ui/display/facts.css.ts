import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
