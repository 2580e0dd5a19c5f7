import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { inCart } from '#parts/article/add-to-cart.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  minWidth: 0,
  ':hover': { borderColor: vars.color.outline },
  '@media': {
    // Beside each other on a phone: more articles in sight, the thumb reaches the button.
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[3],
      padding: vars.space[1],
      paddingInline: vars.space[2],
    },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/**
 * Card of one article. On a desk its price and the way into the cart share the last line, so that two rows of cards fit in
 * 900 px.
 */
export const single = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'start',
      alignItems: 'end',
      gap: vars.space[1],
    },
  },
})
const wholeRow = { gridColumn: '1 / -1', justifySelf: 'start' }
/** Rule of a part of a single article's card, as an item of the card's own grid. */
const inSingle = (rule: StyleRule) => ({
  '@media': { [media.desk]: { selectors: { [`${single} &`]: rule } } },
})

export const picture = style([{ position: 'relative' }, inSingle({ gridColumn: '1 / -1' })])

export const facts = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    flex: 1,
    minWidth: 0,
    alignItems: 'flex-start',
  },
  inSingle({ display: 'contents' }),
])

const twoLines = `calc(2 * ${vars.leading.tight} * 1em)`
export const name = style([
  inSingle({ ...wholeRow, alignSelf: 'start', minHeight: twoLines }),
  {
    fontWeight: vars.weight.medium,
    color: vars.color.text,
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    // The whole card opens the article.
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
])

export const line = style([
  { fontSize: vars.text.sm, color: vars.color.muted, margin: 0 },
  inSingle(wholeRow),
])

/** Above the card's link: a code is copied, a quantity typed. */
export const code = style({ position: 'relative' })

export const marks = style({
  position: 'absolute',
  top: vars.space[2],
  insetInlineStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  // On the small picture of a phone there is room for one, in small letters.
  '@media': { [media.phone]: { top: 0, insetInline: 0 } },
})
globalStyle(`${marks} > span:nth-child(n + 2), ${marks} svg`, {
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`${marks} > span`, {
  '@media': { [media.phone]: { padding: `0 ${vars.space[1]}`, fontSize: vars.text.xxs } },
})

export const price = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    marginTop: 'auto',
    width: '100%',
    paddingTop: vars.space[1],
  },
  inSingle({ display: 'contents' }),
])
export const cost = style([{ display: 'flex' }, inSingle({ order: 2, whiteSpace: 'nowrap' })])
export const stock = style([{ display: 'flex' }, inSingle({ ...wholeRow, order: 1 })])

export const action = style([
  {
    position: 'relative',
    '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  },
  inSingle({ order: 2, justifySelf: 'end' }),
])
globalStyle(`${single} ${action} input`, {
  '@media': { [media.desk]: { width: vars.size.control } },
})
/** Beside the stock, so that it takes no room from the price. */
globalStyle(`${single} ${inCart}`, {
  '@media': {
    [media.desk]: {
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: '100%',
      paddingBottom: vars.space[1],
      whiteSpace: 'nowrap',
    },
  },
})
