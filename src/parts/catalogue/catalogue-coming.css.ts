import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const coming = style({ color: vars.color.muted, fontSize: vars.text.sm, fontVariantNumeric: 'tabular-nums', marginBottom: vars.space[3] })
