import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const box = style({
  padding: vars.space[3],
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  fontSize: vars.text.sm,
})
export const heading = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
})
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
})
globalStyle(`${facts} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, overflowWrap: 'anywhere', minWidth: 0 })
globalStyle(`${facts} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' })
/** One line that expands. */
export const line = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textDecorationColor: vars.color.outline,
  textUnderlineOffset: vars.size.ring,
  ':hover': { color: vars.color.text },
  '@media': {
    [media.touch]: {
      position: 'relative',
      minHeight: vars.size.touch,
      paddingBlock: vars.space[3],
      marginBlock: `calc(-1 * ${vars.space[3]})`,
    },
    print: { textDecoration: 'none' },
  },
})
export const age = style({
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.text.xs,
  color: vars.color.muted,
  ':empty': { display: 'none' },
})
