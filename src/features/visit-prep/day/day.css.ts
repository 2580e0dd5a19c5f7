import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const route = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const moves = style({ display: 'flex', flex: 'none' })
export const name = style({ fontSize: vars.text.lg, fontWeight: vars.weight.strong })
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: vars.space[2],
})
