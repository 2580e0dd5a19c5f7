import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const flag = style({
  width: vars.size.flag,
  height: 'auto',
  flex: 'none',
  borderRadius: vars.space.half,
  boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.border}`,
})
