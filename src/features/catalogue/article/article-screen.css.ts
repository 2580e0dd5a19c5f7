import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: vars.space[6],
  marginBottom: vars.space[6],
  '@media': {
    [media.compact]: { gap: vars.space[4] },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** A model: the matrix beside the picture needs more room than the picture. */
export const model = style([
  columns,
  {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
/** Price and marks. */
export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const version = style({ fontSize: vars.text.md })
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
})
/** A phone's bar says "Product details": the name stands here, where a desk has it as its heading. */
export const name = style({
  display: 'none',
  margin: 0,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  '@media': { [media.compact]: { display: 'block' } },
})
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'center',
  margin: 0,
  fontSize: vars.text.sm,
  '@media': { [media.touch]: { rowGap: vars.space[6] } },
})
globalStyle(`${codes} dt`, { color: vars.color.muted })
globalStyle(`${codes} dd`, { margin: 0 })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], margin: 0 })
export const stock = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'center',
  fontSize: vars.text.sm,
})
export const areas = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  width: '100%',
})
globalStyle(`${areas} > div`, { display: 'flex', gap: vars.space[2] })
globalStyle(`${areas} dt`, { color: vars.color.muted })
globalStyle(`${areas} dd`, {
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})
export const quiet = style({ color: vars.color.muted })
export const description = style({ maxWidth: vars.size.reading, marginTop: vars.space[6] })
export const properties = style({ margin: 0 })
globalStyle(`${properties} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: vars.space[3],
  padding: `${vars.space[2]} 0`,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
})
globalStyle(`${properties} dt`, { color: vars.color.muted })
globalStyle(`${properties} dd`, { margin: 0 })
