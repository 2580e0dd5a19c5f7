import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Fields with a hidden label are a little higher than the search box.
  alignItems: 'flex-end',
  gap: vars.space[2],
})

globalStyle(`${tools} > *`, {
  '@media': {
    [media.compact]: { flex: 1, minWidth: vars.size.field, maxWidth: vars.size.chip },
    // Two fields in a row; with three, their words don't fit.
    [media.phone]: { flexBasis: '40%', maxWidth: '100%' },
  },
})

export const search = style({
  display: 'flex',
  flex: 1,
  minWidth: vars.size.chip,
  maxWidth: vars.size.search,
})

globalStyle(`${tools} > ${search}`, {
  '@media': { [media.compact]: { flexBasis: '100%', maxWidth: '100%' } },
})

/** The link of a row: never narrower than a short name, three lines of a long one. */
export const link = style({
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  // A box that hides what is too long has no base line: it would stand higher than its neighbours.
  verticalAlign: 'top',
  minWidth: vars.size.clipped,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  '@media': {
    // As high as a finger, without making its row higher.
    [media.touch]: { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[3]})` },
  },
})
