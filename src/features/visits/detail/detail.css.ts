import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const quiet = style({
  margin: 0,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const line = style({ display: 'block' })
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 10rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const photo = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.muted,
  cursor: 'zoom-in',
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.accentText,
  ':hover': { textDecoration: 'underline' },
})
export const revisions = style({ margin: 0, padding: 0, listStyle: 'none' })
export const revision = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  padding: `${vars.space[2]} 0`,
  selectors: {
    '&:not(:first-child)': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` },
  },
})
export const sparks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[4],
})
