import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.drawer}`,
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
    print: { display: 'block' },
  },
})
export const lists = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { print: { display: 'block' } },
})

export const summary = style({
  position: 'sticky',
  top: `calc(var(--frame-top, 0px) + ${vars.space[4]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
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
export const grand = style([sum, { fontSize: vars.text.lg, fontWeight: vars.weight.strong }])
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const age = style([quiet, { ':empty': { display: 'none' } }])
export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.sm,
  color: vars.color.info,
})
export const warning = style({ fontSize: vars.text.sm, color: vars.color.danger })
