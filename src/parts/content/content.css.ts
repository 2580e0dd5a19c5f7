import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** Cards, by how many stand in a row on a desk. */
export const cards = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (perLine) => [
  row,
  { '@media': { [media.desk]: { gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` } } },
])
export const file = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const name = style({ overflowWrap: 'anywhere' })
export const paper = style({
  width: '100%',
  height: 'min(80vh, 60rem)',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const banner = style({ display: 'block', maxWidth: '100%', borderRadius: vars.radius.card })
export const figure = style({ margin: 0 })
export const large = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '65vh',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[2],
})
