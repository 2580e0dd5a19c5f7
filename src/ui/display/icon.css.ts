import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

export const icon = recipe({
  base: {
    flex: 'none',
    // Beside a badge the box is narrower than the icon; pictures shrink with theirs, icons do not.
    maxWidth: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      sm: { width: vars.size.iconSmall, height: vars.size.iconSmall },
      md: { width: vars.size.icon, height: vars.size.icon },
      lg: { width: vars.size.iconLarge, height: vars.size.iconLarge, strokeWidth: 1.25 },
    },
  },
})
