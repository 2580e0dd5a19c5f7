import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const quiet = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.muted })
export const note = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
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
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
})
export const search = style({ flex: '1 1 16rem' })
export const open = style({
  minHeight: '24px',
  color: vars.color.accentText,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
export const history = style({ margin: 0, padding: 0, listStyle: 'none' })
export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  padding: `${vars.space[2]} 0`,
  selectors: {
    '&:not(:first-child)': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` },
  },
})
