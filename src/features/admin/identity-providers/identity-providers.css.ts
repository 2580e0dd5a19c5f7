import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** An address is read whole, on as many lines as a phone needs. */
export const address = style({})
globalStyle(`${address} button`, {
  minHeight: vars.size.controlSmall,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
