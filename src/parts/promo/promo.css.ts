import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
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
  // With the announcements above it, half of a phone is still the page's.
  '@media': { [media.phone]: { width: `calc(2 * ${vars.size.field})` } },
})

export const image = style({
  width: '100%',
  height: 'auto',
  '@media': { [media.phone]: { maxHeight: vars.size.clipped, objectFit: 'contain' } },
})

export const close = style({
  position: 'absolute',
  top: vars.space[2],
  insetInlineEnd: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.raised,
})
