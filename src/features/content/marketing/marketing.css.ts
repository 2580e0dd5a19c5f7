import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const grid = (narrowest: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.phone]: { gap: vars.space[2] } },
  })
const [small, wide] = [grid('9.5rem'), grid('16rem')]
/** Cards, by how many stand in a row on a desk; on a phone two do, or one where few are wanted. */
export const cards = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (perLine) => [
  perLine <= 2 ? wide : small,
  { '@media': { [media.desk]: { gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` } } },
])

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 18rem',
  selectors: {
    '&[data-selected=true]': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '-1px',
    },
  },
})
export const pictureLink = style({ display: 'block', background: vars.color.sunken })
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
})
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  color: vars.color.muted,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[3],
})
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const foot = style({
  marginTop: 'auto',
  padding: `0 ${vars.space[3]} ${vars.space[3]}`,
})
/** Over the corner of a card's picture. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineStart: vars.space[1],
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  cursor: 'pointer',
})
export const subcategories = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
export const search = style({ flex: '1 1 16rem', maxWidth: '30rem' })
export const around = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
