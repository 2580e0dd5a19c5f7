import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[3]}`,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'grab',
  selectors: { '&[data-over=true]': { borderColor: vars.color.accent } },
})

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const tools = style({ display: 'flex', flex: 'none' })
