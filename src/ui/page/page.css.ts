import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    width: '100%',
    margin: '0 auto',
    padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[12]}`,
    '@media': { [media.compact]: { padding: vars.space[4], gap: vars.space[4] } },
  },
  variants: {
    width: {
      content: { maxWidth: vars.size.content },
      wide: { maxWidth: vars.size.wide },
      reading: { maxWidth: vars.size.reading },
    },
  },
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // With nothing beside the title, which is in the bar, it takes no room.
  '@media': {
    [media.hand]: {
      selectors: {
        '&:not(:has(p:not(:empty))):not(:has(> :nth-child(2)))': { position: 'absolute' },
      },
    },
  },
})

/** The title, and what there is to say of it on the same line. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minWidth: 0,
})

/** On a phone the bar shows the title already. */
export const title = style({
  '@media': {
    [media.hand]: {
      position: 'absolute',
      width: vars.size.hairline,
      height: vars.size.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const intro = style({ ':empty': { display: 'none' }, color: vars.color.muted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
