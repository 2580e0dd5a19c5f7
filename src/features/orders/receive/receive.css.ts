import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const strip = style({
  position: 'sticky',
  top: `calc(var(--frame-top, 0px) + ${vars.space[2]})`,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
})
export const last = style({
  flex: `1 1 ${vars.size.menu}`,
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
export const typed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[2],
})
export const field = style({ flex: '1 1 14rem', maxWidth: '24rem' })
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})
export const code = style({ fontFamily: vars.font.code, overflowWrap: 'anywhere' })
export const quiet = style({ display: 'block', fontSize: vars.text.sm, color: vars.color.muted })
