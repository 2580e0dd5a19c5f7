import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const bar = style({ marginBottom: vars.space[4], '@media': { print: { display: 'none' } } })
export const tab = style({ flex: 'none' })
export const name = style({ maxWidth: vars.size.menu, overflow: 'hidden', textOverflow: 'ellipsis' })
