import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

/** Wide enough for what most amounts and the next discount need: each row is a grid of its own, and the fields must stand below each other. */
const amountColumn = `calc(${vars.size.field} + ${vars.space[12]})`

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) auto minmax(${amountColumn}, auto) auto`,
  gridTemplateAreas:
    '"picture facts quantity subtotal remove" "picture facts quantity each remove"',
  alignItems: 'center',
  columnGap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: line,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) ${vars.size.touch}`,
      gridTemplateAreas: '"picture facts remove" ". each each" "quantity quantity quantity"',
      alignItems: 'start',
      gap: `${vars.space[2]} ${vars.space[3]}`,
      padding: vars.space[3],
    },
    [media.narrow]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.touch}`,
      gridTemplateAreas:
        '"picture remove" "facts facts" "each each" "quantity quantity" "subtotal subtotal"',
    },
  },
})
const light = keyframes({ from: { background: vars.color.accentSoft } })
/** Says where a change went. */
export const flash = style({
  animation: `${light} 600ms ease-out`,
  '@media': { [media.calm]: { animation: 'none' } },
})
/** The line that was scanned last. */
export const marked = style([
  row,
  {
    background: vars.color.accentSoft,
    boxShadow: `inset ${vars.space[1]} 0 0 ${vars.color.accent}`,
    '@media': { print: { background: 'none', boxShadow: 'none' } },
  },
])
export const picture = style({ gridArea: 'picture' })
export const facts = style({
  gridArea: 'facts',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: 0,
  // Name, code and what is on order are pressed, one below the other.
  '@media': { [media.touch]: { gap: vars.space[3] } },
})
export const name = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  // A finger opens the article by its picture too, as far down as its code.
  '@media': {
    [media.touch]: {
      '::after': {
        content: '""',
        position: 'absolute',
        inset: `calc(-1 * ${vars.space[4]}) 0 0`,
        insetInlineStart: `calc(-1 * (${vars.size.thumb} + ${vars.space[4]}))`,
      },
    },
  },
})
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  fontSize: vars.text.sm,
  color: vars.color.muted,
  '@media': { [media.touch]: { rowGap: vars.space[3] } },
})
export const note = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[4],
})
export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
})
// Its words stand below the others, whatever its frame.
globalStyle(`${problem} > button`, { marginInlineStart: `calc(-1 * ${vars.space[2]})` })
export const quantity = style({ gridArea: 'quantity' })
export const each = style({
  gridArea: 'each',
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  fontSize: vars.text.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: vars.space[3],
      alignItems: 'baseline',
      textAlign: 'start',
    },
  },
})
/** Former price, before it changed. */
export const was = style({ textDecoration: 'line-through' })
export const inForce = style({ color: vars.color.success })
export const next = style({ color: vars.color.accentText })
export const subtotal = style({
  gridArea: 'subtotal',
  alignSelf: 'end',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  // Beside the quantity, in the same row: the thumb sees both change.
  '@media': {
    [media.phone]: { gridArea: '3 / 2 / 4 / 4', alignSelf: 'center', justifySelf: 'end' },
    [media.narrow]: { gridArea: 'subtotal' },
  },
})
export const remove = style({
  gridArea: 'remove',
  justifySelf: 'end',
  display: 'flex',
  '@media': {
    print: { display: 'none' },
    [media.phone]: {
      flexDirection: 'column',
      marginBlock: `calc(-1 * ${vars.space[2]})`,
      marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    },
  },
})
