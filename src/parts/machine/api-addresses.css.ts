import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** One below the other: an address needs the width. */
export const addresses = style({ display: 'grid', gap: vars.space[3], margin: 0 })
globalStyle(`${addresses} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${addresses} dd`, { margin: 0 })
globalStyle(`${addresses} button`, {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
