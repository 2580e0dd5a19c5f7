import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} 0`,
  selectors: {
    '&:not(:first-child)': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` },
  },
})
export const words = style({
  display: 'flex',
  flex: '1 1 12rem',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const reason = style({ fontSize: vars.text.sm, color: vars.color.danger })
