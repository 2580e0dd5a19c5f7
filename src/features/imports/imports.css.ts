import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** The moment of an import opens its files: a link in looks, a button by nature. */
export const open = style({
  color: vars.color.accentText,
  textAlign: 'start',
  minHeight: vars.size.control,
})
