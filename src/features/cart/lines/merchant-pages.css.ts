import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const title = style({ '@media': { [media.phone]: { width: '100%' } } })
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  overflowWrap: 'anywhere',
})
