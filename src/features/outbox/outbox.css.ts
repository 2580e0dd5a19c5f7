import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
export const rows = style({ margin: 0, padding: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
})
export const words = style({ flex: 1, minWidth: `min(100%, ${vars.size.menu})` })
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const reason = style({ fontSize: vars.text.sm, color: vars.color.danger })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
export const storage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const progress = style({
  display: 'block',
  width: '100%',
  maxWidth: vars.size.menu,
  height: vars.space[1],
  marginTop: vars.space[1],
  accentColor: vars.color.accent,
})
