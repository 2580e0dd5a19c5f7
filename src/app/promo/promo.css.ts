import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** In a corner, above the page and below every dialog; nothing behind it is shut off. */
export const popup = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInlineEnd: vars.space[3],
  bottom: `calc(var(--frame-bottom, 0px) + ${vars.space[3]})`,
  width: `min(${vars.size.floating}, calc(100vw - ${vars.space[6]}))`,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.color.floating,
})

export const image = style({ width: '100%', height: 'auto' })

export const close = style({
  position: 'absolute', top: vars.space[2], insetInlineEnd: vars.space[2],
  borderRadius: vars.radius.control, background: vars.color.raised,
})
