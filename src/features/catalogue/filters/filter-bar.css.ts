import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  minWidth: 0,
})

/** One row that scrolls: the filters' button and what stands beside it. */
export const compact = style({
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
globalStyle(`${compact} > *`, { flexShrink: 0 })

export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const order = style({ display: 'flex', gap: vars.space[2], alignItems: 'center' })

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] })

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })
globalStyle(`${section} h3`, { fontSize: vars.text.md })

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  maxHeight: '50vh',
  overflowY: 'auto',
})

/** Lists of values below each other, which scroll together. */
export const attributes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: 'min(24rem, 80vw)',
  maxHeight: '60vh',
  overflowY: 'auto',
})
globalStyle(`${attributes} ${choices}`, { maxHeight: 'none' })

export const prices = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  alignItems: 'start',
})
globalStyle(`${prices} > button`, { gridColumn: '1 / -1' })
