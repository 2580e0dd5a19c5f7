import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  minWidth: 0,
  '@media': {
    // Beside each other on a phone: more articles in sight, the thumb reaches the button.
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'start',
    },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const facts = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: 1,
  minWidth: 0,
  alignItems: 'flex-start',
})
export const name = style({
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  // A finger opens the article by all that is said of it.
  '@media': {
    [media.touch]: {
      '::after': {
        content: '""',
        position: 'absolute',
        inset: `calc(-1 * ${vars.space[3]})`,
        bottom: 0,
      },
    },
  },
})
export const line = style({ fontSize: vars.text.sm, color: vars.color.muted, margin: 0 })
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], margin: 0 })
/** A reason why it cannot be had is longer than a narrow card. */
globalStyle(`${marks} > span`, { whiteSpace: 'normal' })
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  marginTop: 'auto',
  width: '100%',
  paddingTop: vars.space[1],
})
export const action = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
