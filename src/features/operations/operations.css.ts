import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Opens what is known: a link in looks, a button by nature. */
export const open = style({
  color: vars.color.accentText,
  textAlign: 'start',
  minHeight: vars.size.control,
  overflowWrap: 'anywhere',
})

export const stack = style({
  overflow: 'auto',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
export const name = style({ color: vars.color.muted })
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums' })
/** A name with its value: both are cells of the grid. */
export const fact = style({ display: 'contents' })
