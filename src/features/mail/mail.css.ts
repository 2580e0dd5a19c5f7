import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

/** A subject opens its message: a link in looks, a button by nature. */
export const open = style({
  color: vars.color.accentText,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  minHeight: vars.size.control,
})
