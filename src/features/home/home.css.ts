import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Columns and not a grid: cards are of very different heights, and a grid leaves holes. */
export const cards = style({
  columns: `auto ${vars.size.cardLeast}`,
  columnGap: vars.space[4],
})
export const card = style({
  breakInside: 'avoid',
  marginBottom: vars.space[4],
  '@media': { [media.phone]: { marginBottom: vars.space[3] } },
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[2]}`,
})
export const title = style({ fontSize: vars.text.lg })
export const figure = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  marginInlineStart: vars.space[2],
})
/** The way to the whole list: high enough for a finger. */
export const all = style({
  flex: 'none',
  fontSize: vars.text.sm,
  '@media': {
    [media.touch]: { paddingBlock: vars.space[3], marginBlock: `calc(-1 * ${vars.space[3]})` },
  },
})
export const text = style({
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  color: vars.color.muted,
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  color: vars.color.text,
  textAlign: 'start',
})
/** A row that opens something. */
export const opens = style({
  ':hover': { background: vars.color.sunken, textDecoration: 'none' },
  ':disabled': { opacity: 0.6 },
})
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const name = style({
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const quiet = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
})
export const end = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignItems: 'flex-end',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const split = style({ display: 'flex', alignItems: 'stretch' })
/** Beside a row: a second thing to do with it. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space[3],
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
})
/** Under the rows of a card. */
export const foot = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
})
