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
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const paper = style({
  width: '100%',
  height: 'min(80vh, 60rem)',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const banner = style({ display: 'block', maxWidth: '100%', borderRadius: vars.radius.card })
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const thumb = style({
  width: '64px',
  height: '48px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})
export const item = style({ display: 'flex', gap: vars.space[3], alignItems: 'center' })
export const excerpt = style({ fontSize: vars.text.sm, overflowWrap: 'anywhere' })
