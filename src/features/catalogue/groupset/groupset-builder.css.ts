import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

export const slots = style({
  background: vars.color.raised,
  border: line,
  borderRadius: vars.radius.card,
  minWidth: 0,
})
export const slot = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) minmax(0, ${vars.size.field}) auto`,
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  selectors: { '& + &': { borderTop: line } },
  '@media': { [media.phone]: { gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr)` } },
})
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: 0,
})
export const wording = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const problem = style({
  fontSize: vars.text.sm,
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
})
export const subtotal = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  fontWeight: vars.weight.medium,
  '@media': { [media.phone]: { gridColumn: 2, textAlign: 'start', ':empty': { display: 'none' } } },
})
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
})
/** Beside the buttons where it has room, above them where it has not: an amount of millions stays in one piece. */
export const total = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
})
export const amount = style({
  whiteSpace: 'nowrap',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const track = style({
  height: vars.space[1],
  maxWidth: vars.size.form,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  overflow: 'hidden',
})
export const done = style({ display: 'block', height: '100%', background: vars.color.accent })
export const list = style({ display: 'flex', flexDirection: 'column', marginTop: vars.space[3] })
/** Prices and stock stand below each other, though each choice is a grid of its own. */
export const choice = style([
  slot,
  {
    gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) calc(${vars.size.field} + ${vars.space[8]}) calc(${vars.size.field} + ${vars.space[8]})`,
    width: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: vars.color.sunken },
    '@media': {
      [media.phone]: {
        gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr)`,
        rowGap: vars.space[1],
      },
    },
  },
])
globalStyle(`${choice} > :nth-child(n + 3)`, { '@media': { [media.phone]: { gridColumn: 2 } } })
