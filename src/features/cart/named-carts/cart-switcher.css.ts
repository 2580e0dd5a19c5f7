import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

// A mouse cannot push a row aside: at a desk all carts are in sight.
export const bar = style({
  '@media': { print: { display: 'none' }, [media.desk]: { flexWrap: 'wrap' } },
})
export const tab = style({ flex: 'none' })
export const name = style({
  maxWidth: vars.size.menu,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
