import { style } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'

const around = `calc((100% - ${vars.size.touch}) / 2)`

/** Gives a line of text the area that a finger needs, above and below it alike. Nothing moves by it: that there is nothing else to press, the place has to see to. */
export const pressArea = style({
  '@media': {
    [media.touch]: {
      position: 'relative',
      '::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlock: `min(0px, ${around})`,
        minWidth: vars.size.touch,
      },
    },
  },
})
