import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const chip = style({ maxWidth: vars.size.chip, minWidth: 0 })

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })
