import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** At the foot of the page, above what stands there already. */
export const question = style({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetInlineStart: vars.space[3],
  bottom: `calc(var(--frame-bottom, 0px) + var(--actions-height, 0px) + ${vars.space[3]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  width: `min(${vars.size.dialogSmall}, calc(100vw - ${vars.space[6]}))`,
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.color.floating,
})
