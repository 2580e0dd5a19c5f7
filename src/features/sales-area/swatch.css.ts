import { style, styleVariants } from '@vanilla-extract/css'
import { areaColors } from '#ui/theme/area-colors.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

const base = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  border: `${vars.size.hairline} solid ${vars.color.outline}`,
  borderRadius: vars.space[1],
})
/** The ground of a region, beside its category’s name. */
export const swatch = styleVariants(areaColors, (background) => [base, { background }])
