import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
export const scroller = style({ overflowX: 'auto', border: `${vars.size.hairline} solid ${vars.color.border}`, borderRadius: vars.radius.card, background: vars.color.raised })
export const table = style({ borderCollapse: 'collapse', width: '100%', fontSize: vars.text.sm })
globalStyle(`${table} th, ${table} td`, { padding: vars.space[2], borderBottom: `${vars.size.hairline} solid ${vars.color.border}`, textAlign: 'start', verticalAlign: 'top', whiteSpace: 'nowrap' })
globalStyle(`${table} tr:last-child th, ${table} tr:last-child td`, { borderBottom: 'none' })
// The sizes stay in sight while the colours scroll.
globalStyle(`${table} th:first-child`, { position: 'sticky', insetInlineStart: 0, background: vars.color.raised })
export const corner = style({ color: vars.color.muted })
export const cell = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], alignItems: 'flex-start' })
export const stock = style({ fontSize: vars.text.xs, color: vars.color.muted, whiteSpace: 'normal', width: 'max-content', maxWidth: '18ch' })
export const total = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[3], flexWrap: 'wrap' })
export const refused = style({ color: vars.color.danger, fontSize: vars.text.sm, margin: 0 })
