import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const table = style({
  width: '100%',
  maxWidth: vars.size.form,
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  textAlign: 'start',
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
})
globalStyle(`${table} th`, { color: vars.color.muted, fontWeight: vars.weight.medium })
export const number = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${table} &`]: { textAlign: 'end' } },
})
export const inForce = style({ background: vars.color.accentSoft, fontWeight: vars.weight.strong })
export const next = style({
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.text.sm,
  color: vars.color.accentText,
})
