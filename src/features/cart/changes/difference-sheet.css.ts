import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0 })
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` } },
})
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const change = style({ fontVariantNumeric: 'tabular-nums', margin: 0 })
export const old = style({ color: vars.color.muted, textDecoration: 'line-through' })
export const now = style({ fontWeight: vars.weight.strong })
export const only = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
})
