import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** However long its words are, the row stays within the page. */
export const name = style({
  overflowWrap: 'anywhere',
  '@media': {
    [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch },
  },
})
