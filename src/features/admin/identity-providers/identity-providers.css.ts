import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  border: 0,
})

export const legend = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  marginBottom: vars.space[2],
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
})

/** An address is read whole, on as many lines as a phone needs. */
export const address = style({})
globalStyle(`${address} button`, {
  minHeight: vars.size.controlSmall,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
