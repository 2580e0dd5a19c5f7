import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Above the tab bar, in reach of the thumb. */
export const bar = style({
  position: 'sticky',
  bottom: 'var(--frame-bottom, 0px)',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.raised,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': {
    // At the foot of the screen, however few rows there are.
    [media.phone]: { position: 'fixed', insetInline: 0, marginInline: 0 },
    // Otherwise it would cover the rows.
    [media.narrow]: { position: 'static' },
  },
})
/** As much as leaves the page in sight; more is scrolled. */
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[2],
  maxHeight: '40dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBottom: vars.space[2],
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
globalStyle(`${details} > button`, { alignSelf: 'flex-start' })
export const unchecked = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  lineHeight: vars.leading.tight,
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
})
export const total = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 'none',
  minHeight: vars.size.touch,
  color: vars.color.text,
})
export const amounts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  fontVariantNumeric: 'tabular-nums',
})
export const amount = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
export const main = style({
  flex: 1,
  display: 'flex',
  minWidth: 0,
  maxWidth: vars.size.drawer,
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { flexBasis: '100%', maxWidth: 'none' } },
})
/** Beside a long amount the words of a button take two lines. */
globalStyle(`${main} button`, { whiteSpace: 'normal', paddingInline: vars.space[2] })

// Neither what the keyboard has reached nor a toast lies under this bar.
const height = `calc(2 * ${vars.size.touch} + ${vars.space[8]})`
globalStyle(`html:has(.${bar})`, {
  vars: { '--actions-height': height },
  scrollPaddingBottom: `calc(var(--frame-bottom, 0px) + ${height} + ${vars.space[4]})`,
})
