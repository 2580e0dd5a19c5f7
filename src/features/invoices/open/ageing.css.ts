import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

export const ageing = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })
export const bar = style({
  display: 'flex',
  gap: vars.space.half,
  height: vars.space[3],
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
})
/** In the colour of its text. */
export const part = style({
  minWidth: vars.space[1],
  background: 'currentColor',
  selectors: { '&[data-faded=true]': { opacity: 0.35 } },
})
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': {
    [media.compact]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
  },
})
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.half,
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: line,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.text.sm,
  textAlign: 'start',
  ':hover': { background: vars.color.sunken },
  ':disabled': { background: 'transparent', color: vars.color.muted },
  // A phone has no room for groups without invoices.
  '@media': { [media.phone]: { ':disabled': { display: 'none' } } },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.color.accentText,
      background: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accentText}`,
    },
  },
})
export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const count = style({ color: vars.color.muted, fontSize: vars.text.xs })
