import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
})
export const heading = style({ fontSize: vars.text.lg })
/** Words for the ear alone are placed within it: they would widen the page. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
})
export const table = style({ borderCollapse: 'collapse', fontSize: vars.text.sm })
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
})
globalStyle(`${table} tr:last-child th, ${table} tr:last-child td`, { borderBottom: 'none' })
// The sizes stay in sight while the colours scroll.
globalStyle(`${table} th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.color.raised,
})
export const corner = style({ color: vars.color.muted })
export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  alignItems: 'flex-start',
  width: vars.size.cell,
})
globalStyle(`${cell} + ${cell}`, { marginTop: vars.space[2] })
export const field = style({ whiteSpace: 'normal', maxWidth: '100%' })
export const open = style({
  display: 'block',
  maxWidth: '100%',
  whiteSpace: 'normal',
  borderRadius: vars.radius.control,
  fontSize: vars.text.xs,
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  '@media': {
    [media.touch]: { display: 'flex', alignItems: 'center', minHeight: vars.size.touch },
  },
  // The router itself calls the link of the page one is on "page".
  selectors: {
    '&[aria-current]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
      paddingInline: vars.space[1],
    },
  },
})
export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.xs,
  color: vars.color.muted,
})
export const inCart = style({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.accentText,
})
export const supply = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[1]}`,
  whiteSpace: 'normal',
  fontSize: vars.text.xs,
  color: vars.color.warning,
})
/** The total, and the way into the cart: in sight while sizes are chosen. */
export const total = style({
  position: 'sticky',
  bottom: 'var(--frame-bottom, 0px)',
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  background: vars.color.surface,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      background: vars.color.raised,
      borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
    },
  },
})
