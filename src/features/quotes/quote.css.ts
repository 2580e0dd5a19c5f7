import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const note = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const quiet = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.muted })
export const totals = style({ display: 'grid', gap: vars.space[1], margin: 0 })
export const part = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${part} dd`, { margin: 0 })
export const total = style([
  part,
  { color: vars.color.text, fontSize: vars.text.lg, fontWeight: vars.weight.strong },
])
export const changes = style({ margin: 0, padding: 0, listStyle: 'none' })
export const change = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
export const prices = style({
  flex: 'none',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
export const old = style({ color: vars.color.muted, marginInlineEnd: vars.space[2] })
