import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

export const documents = style({ maxWidth: vars.size.reading, marginTop: vars.space[6] })
export const heading = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
})
export const offline = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: `0 0 ${vars.space[2]}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0, borderTop: line })
globalStyle(`${list} > li`, { borderBottom: line })
export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} 0`,
  color: vars.color.text,
  ':hover': { textDecoration: 'none' },
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  selectors: { '&[data-away]': { color: vars.color.muted } },
})
export const title = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium })
globalStyle(`a:hover > ${title}`, { textDecoration: 'underline' })
export const facts = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridArea: '2 / 2 / 3 / 3' } },
})
