import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})

/** Where the bar is narrow, the tick says it alone; it is still read aloud. */
export const calmWords = style({
  '@media': {
    [media.laptop]: {
      position: 'absolute',
      width: vars.size.hairline,
      height: vars.size.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
