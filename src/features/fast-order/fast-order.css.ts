import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }
const atFoot = { top: 'auto', bottom: 'var(--frame-bottom, 0px)', zIndex: vars.layer.sticky }

export const columns = style({
  display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawer}`, gap: vars.space[5], alignItems: 'start',
  '@media': { [media.narrowDesk]: oneColumn, [media.compact]: oneColumn },
})
export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const summary = style({
  position: 'sticky', top: `calc(var(--frame-top, 0px) + ${vars.space[4]})`, display: 'flex', flexDirection: 'column', gap: vars.space[3],
  padding: vars.space[4], background: vars.color.raised, border: line, borderRadius: vars.radius.card,
  '@media': {
    // Above the tab bar, in reach of the thumb.
    [media.narrowDesk]: atFoot,
    [media.compact]: {
      ...atFoot, marginInline: `calc(-1 * ${vars.space[4]})`, padding: `${vars.space[2]} ${vars.space[4]}`, gap: vars.space[2], borderRadius: 0, borderInline: 0, borderBottom: 0,
    },
  },
})
export const sums = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], margin: 0 })
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3], fontVariantNumeric: 'tabular-nums' })
export const each = style([sum, { color: vars.color.muted, '@media': { [media.compact]: { display: 'none' } } }])
/** Why the total is not the sum of the rows: said on a phone too. */
export const part = style([sum, { color: vars.color.muted, fontSize: vars.text.sm }])
export const grand = style([sum, { fontSize: vars.text.lg, fontWeight: vars.weight.strong }])
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
/** Where the bar lies over the rows it says no more than it must. */
export const counts = style([quiet, { '@media': { [media.compact]: { display: 'none' } } }])
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const mainButton = style({ flex: '1 1 auto', display: 'flex' })
