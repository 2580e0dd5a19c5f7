import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

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
export const large = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '60vh',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
