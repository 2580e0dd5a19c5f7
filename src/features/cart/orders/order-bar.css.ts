import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { hidden } from '#ui/display/visually-hidden.css.ts'

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.raised,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': {
    // Above the tab bar, in reach of the thumb.
    [media.compact]: {
      position: 'sticky',
      bottom: 'var(--frame-bottom, 0px)',
      zIndex: vars.layer.sticky,
      marginInline: `calc(-1 * ${vars.space[4]})`,
    },
    // Otherwise it would cover the lines.
    [media.narrow]: { position: 'static' },
  },
})
/** One line high: overflow is hidden. A note may be present but empty. */
export const notes = style({
  display: 'none',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  height: '1lh',
  overflow: 'hidden',
  fontSize: vars.text.sm,
  selectors: { '&:has(> :not(:empty))': { display: 'flex' } },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  lineHeight: vars.leading.tight,
  '@media': {
    [media.narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[1] },
  },
})
export const total = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
export const word = style({ fontSize: vars.text.sm, color: vars.color.muted })
/** Amounts of several currencies say by themselves what they are, and need the room. */
export const unsaid = hidden
export const amount = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})
export const action = style({
  flex: 1,
  minWidth: 0,
  maxWidth: vars.size.drawer,
  marginInlineStart: 'auto',
  fontSize: vars.text.sm,
  color: vars.color.muted,
  '@media': { [media.narrow]: { marginInlineStart: 0, maxWidth: 'none' } },
})
/** Beside a long amount the words of a button take two lines. */
globalStyle(`${action} button`, { whiteSpace: 'normal' })

// Neither what the keyboard has reached nor a toast lies under this bar.
const height = `calc(2 * ${vars.size.touch} + ${vars.space[8]})`
globalStyle(`html:has(.${bar})`, {
  '@media': {
    [media.compact]: {
      vars: { '--actions-height': height },
      scrollPaddingBottom: `calc(var(--frame-bottom, 0px) + ${height} + ${vars.space[4]})`,
    },
  },
})
