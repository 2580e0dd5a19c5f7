import { recipe } from '@vanilla-extract/recipes'
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

export const cardHeader = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space[3],
  },
  variants: {
    padded: {
      true: { marginBottom: vars.space[3] },
      // Over a table from edge to edge, the heading keeps the table's own distance.
      false: { padding: vars.space[3] },
    },
  },
})
