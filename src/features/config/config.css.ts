import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const quiet = style({ color: vars.color.muted })

export const name = style({
  display: 'block',
  color: vars.color.muted,
  fontFamily: vars.font.code,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})

export const value = style({ overflowWrap: 'anywhere' })

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
