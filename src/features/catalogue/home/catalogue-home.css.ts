import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
})
export const part = style({
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
export const door = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: vars.space[3],
  alignItems: 'center',
  padding: vars.space[4],
  color: vars.color.text,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  ':hover': { background: vars.color.sunken, textDecoration: 'none' },
})
export const label = style({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.weight.strong })
// On a phone the categories are words to tap, a few in a row: what is new and on offer stands below them.
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: vars.space[2],
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[2],
      padding: vars.space[3],
    },
  },
})
export const category = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  ':hover': { background: vars.color.sunken, textDecoration: 'none' },
  '@media': {
    [media.touch]: { minHeight: vars.size.touch, alignItems: 'center' },
    [media.phone]: {
      gap: vars.space[1],
      border: `${vars.size.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.pill,
      padding: `${vars.space[1]} ${vars.space[3]}`,
    },
  },
})
export const count = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
})
