import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const chosen = style({ display: 'flex', gap: vars.space[2], marginBottom: vars.space[3] })
