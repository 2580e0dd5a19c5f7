import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Across the top of every screen, above the bars. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
})
