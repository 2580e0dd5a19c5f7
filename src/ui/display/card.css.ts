import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const card = recipe({
  base: {
    minWidth: 0,
    background: vars.color.raised,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
  },
  variants: { padded: { true: { padding: vars.space[4] }, false: { overflow: 'clip' } } },
})

export const cardHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBottom: vars.space[3],
})
