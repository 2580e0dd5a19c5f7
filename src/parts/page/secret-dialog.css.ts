import { globalStyle, style } from '@vanilla-extract/css'

/** A secret is read whole, on as many lines as a phone needs. */
export const secret = style({})
globalStyle(`${secret} button`, {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
