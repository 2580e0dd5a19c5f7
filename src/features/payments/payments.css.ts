import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const quiet = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.muted })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })

export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
})

export const saved = style({ margin: 0, padding: 0, listStyle: 'none' })
export const savedRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  ':first-child': { borderTop: 0 },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawer}`,
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  },
})
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
})
export const summary = style({
  position: 'sticky',
  top: `calc(var(--frame-top, 0px) + ${vars.space[4]})`,
})
export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
})
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${sum} dd`, { margin: 0, textAlign: 'end' })
export const grand = style([sum, { fontSize: vars.text.lg, fontWeight: vars.weight.strong }])
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[3],
})
export const text = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const history = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const big = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const problem = style({ margin: 0, fontSize: vars.text.sm, color: vars.color.danger })
export const more = style({
  minHeight: '24px',
  color: vars.color.accentText,
  textAlign: 'start',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})

export const status = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: vars.space[1],
  '@media': { [media.phone]: { justifyItems: 'end' } },
})
