import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const notice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  ':hover': { background: vars.color.sunken },
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` } },
})

export const words = style({
  display: 'grid',
  gap: vars.space[1],
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** The title leads to what it is about, and the whole row with it. */
export const title = style({
  color: vars.color.text,
  selectors: {
    '[data-unread=true] &': { fontWeight: vars.weight.strong },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
})

/** Controls with an action of their own within the row. */
export const above = style({ position: 'relative' })

export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
})
