import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'end',
})
export const grow = style({ flex: 1, minWidth: vars.size.drawer })
export const choice = style({ minWidth: vars.size.drawer })
export const article = style({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' })
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
export const limit = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[2],
})
export const field = style({ maxWidth: vars.size.field })
export const wrong = style({
  flexBasis: '100%',
  whiteSpace: 'normal',
  textAlign: 'start',
  maxWidth: vars.size.chip,
})
export const reasons = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxWidth: vars.size.dialogLarge,
})
