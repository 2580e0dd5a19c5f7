import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const row = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
  selectors: { '&[data-chosen=true]': { background: vars.color.accentSoft } },
})

export const radio = style({
  width: vars.space[4],
  height: vars.space[4],
  margin: `${vars.space.half} 0 0`,
  flex: 'none',
  accentColor: vars.color.accentText,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
})
