import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.size.icon,
  whiteSpace: 'nowrap',
})

export const statusDot = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
})

export const dot = style({
  flex: 'none',
  // In the middle of the first line, however many there are.
  marginTop: `calc((1lh - ${vars.size.dot}) / 2)`,
  width: vars.size.dot,
  height: vars.size.dot,
  borderRadius: vars.radius.pill,
  background: 'currentColor',
})
