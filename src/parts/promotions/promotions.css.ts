import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ marginTop: vars.space[8] })
export const quiet = style({ color: vars.color.muted })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: vars.space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  height: '100%',
  padding: vars.space[4],
  color: vars.color.text,
  fontSize: vars.text.sm,
  background: vars.color.accentSoft,
  borderRadius: vars.radius.card,
  ':hover': { textDecoration: 'none' },
})
export const name = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  flexWrap: 'wrap',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
})
/** One row that scrolls sideways, with a fixed height. */
export const lines = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const place = style({ flex: 'none', maxWidth: '100%' })
export const line = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  padding: `0 ${vars.space[3]}`,
  color: vars.color.text,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  ':hover': { borderColor: vars.color.outline, textDecoration: 'none' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
export const lineName = style({
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
