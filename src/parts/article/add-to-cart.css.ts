import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const box = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })
export const row = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: vars.space[2],
})
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
})
// What is wrong with a number stands below it and the button, which stays under the thumb.
globalStyle(`${controls} > span`, { display: 'contents' })
globalStyle(`${controls} > span > :nth-child(2)`, { order: 1, width: '100%' })
/** The rest of the row is touch area; a mouse does not need it. */
globalStyle(`${controls} > button`, {
  flexGrow: 1,
  '@media': { [media.desk]: { maxWidth: vars.size.menu } },
})
/** In a card of a desk: quantity, button and what is in the cart beside each other. */
export const compact = style([
  box,
  {
    '@media': { [media.desk]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[2] } },
  },
])
export const words = style({})
globalStyle(`${row} ${words}`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
globalStyle(`${compact} ${words}`, {
  '@media': {
    [media.desk]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
})
export const inCart = style({
  minWidth: 0,
  lineHeight: vars.leading.tight,
  fontSize: vars.text.xs,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  minHeight: '1.2em',
})
export const blocked = style({ fontSize: vars.text.sm, color: vars.color.warning })
export const refused = style({ fontSize: vars.text.sm, color: vars.color.danger })
