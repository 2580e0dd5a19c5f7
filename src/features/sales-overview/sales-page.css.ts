import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space[4],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: vars.space[3] } },
})
export const label = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const value = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const nothing = style([label, { padding: `0 ${vars.space[4]} ${vars.space[4]}` }])
export const more = style({ padding: vars.space[2] })
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pick = style({
  minHeight: '24px',
  color: vars.color.accentText,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
/** Share of the highest sales of the table, drawn under the name. */
export const share = style({
  display: 'block',
  appearance: 'none',
  width: '100%',
  maxWidth: '220px',
  height: '6px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  selectors: {
    '&::-webkit-progress-bar': { borderRadius: vars.radius.pill, background: vars.color.sunken },
    '&::-webkit-progress-value': { borderRadius: vars.radius.pill, background: vars.color.accent },
    '&::-moz-progress-bar': { borderRadius: vars.radius.pill, background: vars.color.accent },
  },
})
