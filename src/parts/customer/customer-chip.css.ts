import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const chip = style({
  flex: 'none',
  maxWidth: vars.size.chip,
  '@media': { [media.phone]: { flex: '0 1 auto', minWidth: 0, maxWidth: '100%' } },
})

export const code = style({ fontVariantNumeric: 'tabular-nums', flex: 'none' })

/** The dash stands between two spaces, and the chip's own gap is wider than one. */
export const name = style({
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
  '@media': {
    [media.desk]: { maxWidth: vars.size.chipName },
    [media.narrowDesk]: { display: 'none' },
  },
})
