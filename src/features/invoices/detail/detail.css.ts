import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  margin: 0,
  overflowWrap: 'anywhere',
})
export const quiet = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.muted })
export const note = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const track = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
export const totals = style({ display: 'grid', gap: vars.space[1], margin: 0 })
export const part = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${part} dd`, { minWidth: vars.size.field, margin: 0, textAlign: 'end' })
export const total = style([
  part,
  { color: vars.color.text, fontSize: vars.text.lg, fontWeight: vars.weight.strong },
])
export const link = style({
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
