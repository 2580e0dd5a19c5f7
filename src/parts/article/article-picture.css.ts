import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const frame = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    // The image's height is a share of the frame's: without a row of that height it would be cut.
    gridTemplateRows: 'minmax(0, 100%)',
    overflow: 'hidden',
    flex: 'none',
    background: vars.color.sunken,
    color: vars.color.muted,
    borderRadius: vars.radius.control,
  },
  variants: {
    size: {
      row: { width: vars.size.control, height: vars.size.control },
      thumb: { width: vars.size.thumb, height: vars.size.thumb },
      card: {
        width: '100%',
        // Lower than the pictures, so that two rows of cards fit a desk; the ground goes on beside them.
        aspectRatio: '2 / 1',
        background: `linear-gradient(${vars.color.plateTop}, ${vars.color.plateBottom})`,
        '@media': { [media.phone]: { aspectRatio: '4 / 3' } },
      },
      /** Of an article with its quantity below it: two rows of those fit a desk too. */
      cardLow: {
        width: '100%',
        aspectRatio: '5 / 2',
        background: `linear-gradient(${vars.color.plateTop}, ${vars.color.plateBottom})`,
        '@media': { [media.phone]: { aspectRatio: '4 / 3' } },
      },
      large: {
        width: '100%',
        aspectRatio: '4 / 3',
        borderRadius: vars.radius.card,
        // On a phone three sizes below the picture are in sight without a swipe.
        '@media': {
          [media.phone]: {
            aspectRatio: '2 / 1',
            background: `linear-gradient(${vars.color.plateTop}, ${vars.color.plateBottom})`,
          },
        },
      },
    },
  },
})

/** Stands in no layout of its own: the image is sized by the frame. */
export const picture = style({ display: 'contents' })

/** All of it, whatever its shape: a bike without its wheels says little. */
export const image = style({ width: '100%', height: '100%', objectFit: 'contain' })
