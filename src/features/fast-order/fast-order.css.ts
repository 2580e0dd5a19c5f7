import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }
const atFoot = { top: 'auto', bottom: 'var(--frame-bottom, 0px)', zIndex: vars.layer.sticky }

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.chip}`,
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [media.narrowDesk]: oneColumn,
    [media.compact]: oneColumn,
    // The bar below is out of the flow: the last row must not end under it.
    [media.phone]: { ...oneColumn, paddingBottom: `calc(2 * ${vars.size.touch})` },
  },
})
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const toolsEnd = style({
  display: 'inline-flex',
  gap: vars.space[1],
  marginInlineStart: 'auto',
})

export const summary = style({
  position: 'sticky',
  top: `calc(var(--frame-top, 0px) + ${vars.space[4]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.raised,
  border: line,
  borderRadius: vars.radius.card,
  '@media': { [media.narrowDesk]: atFoot },
})
export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
})
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
})
export const each = style([sum, { color: vars.color.muted }])
/** Why the total is not the sum of the rows. */
export const part = style([sum, { color: vars.color.muted, fontSize: vars.text.sm }])
export const grand = style([sum, { fontSize: vars.text.lg, fontWeight: vars.weight.strong }])
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const mainButton = style({ flex: '1 1 auto', display: 'flex' })
