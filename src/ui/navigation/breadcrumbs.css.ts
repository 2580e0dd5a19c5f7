import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.sm,
  color: vars.color.muted,
})

export const crumb = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })

export const plain = style({
  maxWidth: vars.size.chip,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
