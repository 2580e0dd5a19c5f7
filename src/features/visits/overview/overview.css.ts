import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
})
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} 0`,
  selectors: {
    '&:not(:first-child)': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` },
  },
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const link = style({
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
export const quiet = style({ margin: 0, fontSize: vars.text.sm, color: vars.color.muted })
