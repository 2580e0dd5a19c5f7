import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const hairline = `${vars.size.hairline} solid ${vars.color.border}`

export const orders = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
  paddingBottom: vars.space[3],
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const lines = style({ margin: 0, padding: 0 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) auto ${vars.size.field}`,
  gap: vars.space[3],
  alignItems: 'center',
  padding: `${vars.space[2]} 0`,
  borderTop: hairline,
  '@media': {
    [media.phone]: { gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) auto` },
  },
})
/** A merchant and the number to read off. */
export const title = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
})
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const back = style({ fontSize: vars.text.sm, color: vars.color.warning })
export const ahead = style({ fontSize: vars.text.sm, color: vars.color.info })
export const pieces = style({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridRow: 2, gridColumn: 2, textAlign: 'start' } },
})
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const cancelledAmount = style([
  amount,
  { color: vars.color.muted, textDecoration: 'line-through' },
])
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0`,
  borderTop: hairline,
  fontVariantNumeric: 'tabular-nums',
})
/** Below the cards of several orders. */
export const all = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
})
export const total = style([sum, { fontWeight: vars.weight.strong, fontSize: vars.text.lg }])

// On paper: the heading and the orders, nothing to press.
globalStyle(
  `body:has(${orders}) :is(header:not(main *), nav, [role=region], main header button, main header a)`,
  { '@media': { print: { display: 'none' } } },
)
globalStyle(`.${line}, .${sum}`, { '@media': { print: { breakInside: 'avoid' } } })
globalStyle(`.${total}`, { '@media': { print: { breakBefore: 'avoid' } } })
