import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const chosen = style({ display: 'flex', gap: vars.space[2], marginBottom: vars.space[3] })
export const elsewhere = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[3]}`, margin: 0, fontSize: vars.text.sm, color: vars.color.muted })
