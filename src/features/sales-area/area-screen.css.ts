import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const areas = style({ display: 'flex', flexDirection: 'column' })
export const group = style({
  padding: `${vars.space[3]} 0 ${vars.space[1]}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
})
export const area = style({
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} 0`,
  textAlign: 'start',
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const customers = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: vars.space[3],
})
export const customer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} 0 ${vars.space[2]} ${vars.space[6]}`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
export const choices = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
