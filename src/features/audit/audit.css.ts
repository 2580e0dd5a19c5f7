import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The period above the list. */
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'end',
})
export const word = style({ flex: '1 1 12rem', minWidth: 0 })
export const open = style({
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  // As high as a row of words alone.
  minHeight: `calc(${vars.size.touch} - 2 * ${vars.space[2]})`,
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  overflowWrap: 'anywhere',
})
export const quiet = style({ color: vars.color.muted })
export const json = style({ fontFamily: vars.font.code, whiteSpace: 'pre-wrap' })
/** Table of the changed fields; a cell breaks anywhere, so that it is never wider than its window. */
export const changes = style({
  width: '100%',
  tableLayout: 'fixed',
  marginBlock: vars.space[4],
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
})
globalStyle(`${changes} th, ${changes} td`, {
  padding: vars.space[2],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'pre-wrap',
})
globalStyle(`${changes} th`, { fontWeight: vars.weight.medium })
