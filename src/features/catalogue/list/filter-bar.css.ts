import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
  alignItems: 'center',
})
export const filters = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  flexWrap: 'wrap',
  minWidth: 0,
  '@media': {
    [media.compact]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      width: '100%',
      paddingBottom: vars.space[1],
    },
  },
})
/** In one row they are pushed aside, never squeezed over one another. */
globalStyle(`${filters} > *`, { flexShrink: 0 })
export const order = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [media.compact]: { width: '100%', justifyContent: 'space-between' } },
})
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  maxHeight: '50vh',
  overflowY: 'auto',
})
export const prices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  alignItems: 'start',
})
globalStyle(`${prices} > button`, { gridColumn: '1 / -1' })
