import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const scanner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const view = style({
  position: 'relative',
  width: '100%',
  maxWidth: vars.size.search,
  aspectRatio: '4 / 3',
  maxHeight: '40vh',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const video = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const aim = style({
  position: 'absolute',
  insetInline: '8%',
  top: '50%',
  height: vars.size.ring,
  background: vars.color.danger,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const told = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
/** Text that does not fit beside a button is placed above it. */
export const last = style({
  flex: `1 1 ${vars.size.menu}`,
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
export const typed = style({
  display: 'flex',
  flex: 1,
  gap: vars.space[2],
  alignItems: 'end',
  minWidth: vars.size.drawer,
})
