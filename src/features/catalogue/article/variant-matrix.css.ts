import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
/** Words for the ear alone are placed within it: they would widen the page. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
})
export const table = style({ borderCollapse: 'collapse', width: '100%', fontSize: vars.text.sm })
globalStyle(`${table} th, ${table} td`, {
  padding: vars.space[2],
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
  gap: vars.space[1],
  alignItems: 'flex-start',
  maxWidth: '17ch',
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(18ch, max-content)',
      justifyItems: 'start',
      maxWidth: 'none',
    },
  },
})
globalStyle(`${cell} + ${cell}`, { marginTop: vars.space[3] })
/** As wide as its words where there is room for all of them, else broken and not squeezed. */
const narrow = { whiteSpace: 'normal', width: 'max-content', maxWidth: '18ch' } as const
const wide = { width: 'auto', maxWidth: 'none' } as const
export const field = style({ ...narrow, '@media': { [media.desk]: wide } })
/** The arrows of a column stand below each other, whether the words before them are broken or not. */
export const open = style({
  ...narrow,
  minWidth: '100%',
  display: 'inline-flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.controlSmall,
  borderRadius: vars.radius.control,
  fontSize: vars.text.xs,
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: vars.size.touch }, [media.desk]: wide },
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
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
  flexWrap: 'wrap',
})
