import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] })
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const warn = style({ fontSize: vars.text.sm, color: vars.color.danger })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[4],
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Beside a field with a label it stands at its lower edge.
  alignItems: 'flex-end',
  alignContent: 'flex-end',
  gap: vars.space[2],
})
export const picture = style({
  width: '6rem',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
export const thumb = style({
  width: '3.5rem',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
/** The words of a slot, beside its picture. */
export const slot = style({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 })
export const meter = style({ width: '100%', accentColor: vars.color.accent })
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
})
/** A field with a list below it. */
export const suggested = style({ position: 'relative' })
