import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const pages = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] })

export const summary = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const current = style({ background: vars.color.accentSoft, color: vars.color.accentText })
