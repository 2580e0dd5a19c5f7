import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Within, not around: what overlaps a border can be scrolled by a pixel, and holds the wheel of the whole page.
  boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) 0 ${vars.color.border}`,
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[3]}`,
  borderBottom: `${vars.size.ring} solid transparent`,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text, textDecoration: 'none' },
  selectors: {
    '&[data-state=active], &[aria-current]': {
      color: vars.color.text,
      borderBottomColor: vars.color.accentText,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})

export const content = style({
  paddingTop: vars.space[4],
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const count = style({
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
})
