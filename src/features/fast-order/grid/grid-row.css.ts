import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`
/** Room for a code of 17 characters; what that is more than before the price gives, not the name. */
const code = `calc(${vars.size.clipped} + ${vars.space[3]})`
const wide = `${vars.space[6]} ${code} minmax(0, 1fr) minmax(0, ${vars.size.cell}) minmax(0, calc(${vars.size.field} - ${vars.space[10]})) ${vars.space[16]} minmax(0, calc(${vars.size.field} - ${vars.space[6]})) ${vars.size.control}`
const marked = (colour: string) => ({ boxShadow: `inset ${vars.space.half} 0 0 ${colour}` })
const amountFont = {
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const

export const head = style({
  display: 'grid',
  gridTemplateColumns: wide,
  columnGap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.text.xs,
  color: vars.color.muted,
  '@media': { [media.compact]: { display: 'none' } },
})
/** A long word goes on to the left, over its neighbour's air. */
export const headEnd = style({ justifySelf: 'end', whiteSpace: 'nowrap' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: wide,
  gridTemplateAreas:
    '"place code name stock price qty subtotal remove" ". . state state state state state state"',
  columnGap: vars.space[2],
  alignItems: 'center',
  // With its border a row of one line is as high as a finger.
  padding: `calc(${vars.space[1]} - ${vars.size.hairline}) ${vars.space[3]} calc(${vars.space[1]} - ${vars.space.half})`,
  borderTop: line,
  minHeight: vars.size.touch,
  selectors: {
    '&[data-tone=danger]': marked(vars.color.danger),
    '&[data-tone=warning]': marked(vars.color.warning),
  },
  '@media': {
    // A whole code beside its numbers, and below it the name.
    [media.compact]: {
      gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr) ${vars.space[16]} minmax(0, ${vars.size.field}) minmax(0, ${vars.size.field}) ${vars.size.touch}`,
      gridTemplateAreas:
        '"place code qty price subtotal remove" ". name name stock stock stock" ". state state state state state"',
      rowGap: vars.space[1],
      padding: vars.space[3],
    },
    [media.phone]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.space[16]} ${vars.size.touch}`,
      gridTemplateAreas:
        '"code qty remove" "name name name" "stock stock stock" "state state state" "price subtotal subtotal"',
      padding: vars.space[3],
    },
    [media.narrow]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.touch}`,
      gridTemplateAreas:
        '"code code" "qty remove" "name name" "stock stock" "state state" "price price" "subtotal subtotal"',
    },
  },
})
export const place = style({
  gridArea: 'place',
  fontSize: vars.text.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'none' } },
})
export const codeCell = style({ gridArea: 'code', minWidth: 0 })
export const codeFrame = style({ position: 'relative', display: 'block' })
/** The placeholder is a sentence and must fit into the narrowest column. */
export const codeInput = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  '::placeholder': { fontFamily: vars.font.body, fontSize: vars.text.sm },
})
export const list = style({
  position: 'absolute',
  zIndex: vars.layer.floating,
  insetInlineStart: 0,
  top: '100%',
  width: `min(${vars.size.search}, 90vw)`,
  maxHeight: '60dvh',
  overflowY: 'auto',
  marginTop: vars.space.half,
  padding: vars.space[1],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.color.floating,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  textAlign: 'start',
  minHeight: vars.size.touch,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true], &:hover': { background: vars.color.sunken } },
})
/** Its parts lie in the row's own grid: what is wrong has more room than the name. */
export const nameCell = style({ display: 'contents' })
export const nameBox = style({
  gridArea: 'name',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
})
const states = style({ ':empty': { display: 'none' }, minWidth: 0 })
export const state = style([states, { gridArea: 'state' }])
/** Without an article there is neither name nor stock nor price. */
export const stateAlone = style([
  states,
  {
    gridRow: 'name',
    gridColumn: 'name-start / price-end',
    '@media': { [media.compact]: { gridArea: 'name' } },
  },
])
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
export const name = style({
  ...oneLine,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.tight,
  // In a line of its own it may say all that tells it from its like.
  '@media': {
    [media.compact]: { whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: vars.text.md },
  },
})
/** All there is to add, in one line: it must not make the row higher. */
export const detail = style({
  ':empty': { display: 'none' },
  ...oneLine,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
  '@media': { [media.compact]: { whiteSpace: 'normal' } },
})
globalStyle(`${detail} > * + *::before`, { content: "' · '" })
globalStyle(`${detail} button`, { fontSize: 'inherit' })
export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  fontSize: vars.text.sm,
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
})
export const waits = style([trouble, { color: vars.color.muted, fontWeight: vars.weight.regular }])
export const doubt = style([trouble, { color: vars.color.warning }])
export const stock = style({ gridArea: 'stock', ...oneLine, fontSize: vars.text.xs })
export const price = style([
  amountFont,
  {
    gridArea: 'price',
    fontSize: vars.text.sm,
    '@media': { [media.phone]: { textAlign: 'start' } },
  },
])
export const priceLess = style({ color: vars.color.success })
export const quantityCell = style({ gridArea: 'qty' })
export const quantityInput = style({ paddingInline: vars.space[2] })
export const subtotal = style([
  amountFont,
  {
    gridArea: 'subtotal',
    fontWeight: vars.weight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
])
export const remove = style({ gridArea: 'remove', justifySelf: 'end' })
export const grid = style({
  background: vars.color.raised,
  border: line,
  borderRadius: vars.radius.card,
  minWidth: 0,
})
export const virtual = style({ position: 'relative' })
export const placed = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  selectors: { '&:focus-within': { zIndex: 1 } },
})
/** A phone has no such keys. */
export const hint = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderTop: line,
  fontSize: vars.text.xs,
  color: vars.color.muted,
  '@media': { [media.phone]: { display: 'none' } },
})

globalStyle(`${hint} kbd`, {
  fontFamily: vars.font.code,
  padding: `0 ${vars.space[1]}`,
  border: line,
  borderRadius: vars.radius.control,
})
