import { globalStyle, style } from '@vanilla-extract/css'
import { pressArea } from '#ui/press-area.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const shelf = style({ marginTop: vars.space[8] })
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[3],
  marginBottom: vars.space[3],
})
export const heading = style({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.weight.strong })
export const more = style([pressArea, { display: 'inline-block' }])
/** One row that scrolls sideways; its cut edge shows that it goes on. */
export const row = style({
  display: 'flex',
  gap: vars.space[3],
  overflowX: 'auto',
  margin: 0,
  padding: `0 0 ${vars.space[2]}`,
  listStyle: 'none',
  scrollSnapType: 'x proximity',
})
export const place = style({
  flex: 'none',
  width: vars.size.menu,
  scrollSnapAlign: 'start',
  display: 'flex',
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  padding: vars.space[3],
  color: vars.color.text,
  fontSize: vars.text.sm,
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  ':hover': { borderColor: vars.color.outline, textDecoration: 'none' },
})
export const name = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const quiet = style({ color: vars.color.muted })
export const age = style([quiet, { ':empty': { display: 'none' } }])
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  marginTop: 'auto',
  alignItems: 'flex-start',
  minWidth: 0,
})
/** A long word of stock goes on in a second line: the card is narrow. */
globalStyle(`${foot} span`, { whiteSpace: 'normal' })
