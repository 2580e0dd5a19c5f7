import { style, styleVariants } from '@vanilla-extract/css'
import type { VisitState } from '#domain/sales-area/visit-states.ts'
import { areaColors } from '#ui/theme/area-colors.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const frame = style({
  position: 'relative',
  width: '100%',
  height: 'clamp(20rem, 62vh, 42rem)',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  '@media': { [media.phone]: { height: '20rem' } },
})
export const svg = style({ display: 'block', width: '100%', height: '100%' })
export const message = style({
  display: 'grid',
  height: '100%',
  placeItems: 'center',
  padding: vars.space[4],
  color: vars.color.muted,
  textAlign: 'center',
})
export const others = style({
  fill: vars.color.surface,
  stroke: vars.color.border,
  strokeWidth: vars.size.hairline,
})
export const home = style({
  fill: 'none',
  stroke: vars.color.outline,
  strokeWidth: vars.size.hairline,
  pointerEvents: 'none',
})
const cell = style({
  stroke: vars.color.raised,
  strokeWidth: vars.size.ring,
  cursor: 'pointer',
  transition: `opacity ${vars.duration.fast}`,
  ':hover': { opacity: 0.8 },
  '@media': { [media.calm]: { transition: 'none' } },
})
export const ground = styleVariants(areaColors, (fill) => [cell, { fill }])
/** Of a region that the filters leave out, or that is not the open one. */
export const faded = style({ opacity: 0.35 })
export const label = style({
  fill: vars.color.text,
  stroke: vars.color.raised,
  strokeWidth: '3px',
  paintOrder: 'stroke',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  textAnchor: 'middle',
  pointerEvents: 'none',
})
const tones: Record<VisitState, string> = {
  recent: vars.color.success,
  due: vars.color.warning,
  never: vars.color.danger,
}
export const point = styleVariants(tones, (stroke) => ({
  fill: vars.color.raised,
  stroke,
  strokeWidth: '2.5px',
  cursor: 'pointer',
}))
export const mark = styleVariants(tones, (fill) => ({
  fill,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
}))
export const reset = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })
export const legendMark = style({ width: vars.size.icon, height: vars.size.icon, flex: 'none' })
