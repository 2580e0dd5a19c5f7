import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const bulkRow = style({ display: 'block', minWidth: 0 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const thumb = style({
  flex: 'none',
  width: '48px',
  height: '36px',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
