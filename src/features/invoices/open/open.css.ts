import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  margin: 0,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] },
  },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.text.lg } },
})
globalStyle(`${figure} > ${quiet}`, { fontWeight: vars.weight.regular })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
export const search = style({ width: '100%', maxWidth: vars.size.search })
/** Name of an account and, beside it, what it owes. */
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
})
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const under = style({ padding: vars.space[3] })
export const number = style({
  minHeight: '24px',
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
/** A second line under a cell's text. */
export const more = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
})
export const bars = style({
  position: 'sticky',
  bottom: 'var(--frame-bottom, 0px)',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.raised,
  border: line,
  borderRadius: vars.radius.card,
  boxShadow: vars.color.floating,
  '@media': {
    [media.compact]: {
      marginInline: `calc(-1 * ${vars.space[4]})`,
      border: 0,
      borderTop: line,
      borderRadius: 0,
      boxShadow: 'none',
    },
    // Otherwise it would cover the rows.
    [media.narrow]: { position: 'static' },
  },
})
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  selectors: { '& + &': { borderTop: line } },
})
export const selected = style({ minWidth: 0, flex: '1 1 9rem', lineHeight: vars.leading.tight })
export const toPay = style({
  display: 'block',
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.text.lg } },
})
export const obstacle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flexBasis: '100%',
  color: vars.color.danger,
  fontSize: vars.text.sm,
})
export const buttons = style({ display: 'flex', gap: vars.space[2] })

// Neither what the keyboard has reached nor a toast lies under the bar.
const height = `calc(2 * ${vars.size.touch} + ${vars.space[4]})`
globalStyle(`html:has(.${bars})`, {
  vars: { '--actions-height': height },
  scrollPaddingBottom: `calc(var(--frame-bottom, 0px) + ${height} + ${vars.space[4]})`,
})
