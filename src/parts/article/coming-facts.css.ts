import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const box = style({ padding: vars.space[3], background: vars.color.sunken, borderRadius: vars.radius.card, fontSize: vars.text.sm })
export const heading = style({ margin: `0 0 ${vars.space[2]}`, fontSize: vars.text.sm, fontWeight: vars.weight.strong })
export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], margin: 0 })
globalStyle(`${facts} > div`, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${vars.space[3]}` })
globalStyle(`${facts} dt`, { color: vars.color.muted, overflowWrap: 'anywhere', minWidth: 0 })
globalStyle(`${facts} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' })
