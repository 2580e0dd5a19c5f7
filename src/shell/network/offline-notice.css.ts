import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const notice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warning,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
