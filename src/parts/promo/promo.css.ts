import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** One line above the goods, never over them. */
export const promo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[2]} 0 ${vars.space[4]}`,
  background: vars.color.accentSoft,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.touch,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
})

export const image = style({
  flex: 'none',
  width: vars.size.promo,
  height: vars.size.control,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
})

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
