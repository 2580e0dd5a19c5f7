import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Categories and filters: close together on a phone, where the articles are wanted in sight. */
export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  '@media': {
    [media.phone]: {
      gap: vars.space[1],
      // The bar's line lies on the first pixel.
      marginTop: `calc(${vars.size.hairline} - ${vars.space[4]})`,
      marginBottom: `calc(-1 * ${vars.space[2]})`,
    },
  },
})
/** Age of the list; without a word it takes no room. */
export const told = style({
  marginTop: `calc(-1 * ${vars.space[1]})`,
  position: 'relative',
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
/** Long words go on in a second line. */
globalStyle(`${chosen} > button`, {
  maxWidth: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
export const elsewhere = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const leftOut = style({ margin: 0, color: vars.color.muted })
