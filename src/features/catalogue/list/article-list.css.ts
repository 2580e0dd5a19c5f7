import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ position: 'relative' })
export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gap: vars.space[3],
  contain: 'layout style',
})
/** The shape of a card that is not there yet; it stands still, as many of them fly past. */
export const empty = style({
  minHeight: '18rem',
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { minHeight: '14rem' } },
})
export const emptyRow = style({ minHeight: vars.size.touch, background: vars.color.sunken })
/** Before anything is there to be counted. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))',
  gap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
})
