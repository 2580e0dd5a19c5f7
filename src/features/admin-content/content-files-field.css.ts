import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const size = style({ color: vars.color.muted, fontSize: vars.text.sm })
