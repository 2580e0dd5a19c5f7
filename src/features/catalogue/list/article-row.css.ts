import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) 11rem 9rem 17rem`,
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  padding: `${vars.space.half} ${vars.space[3]}`,
  background: vars.color.raised,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  ':hover': { background: vars.color.sunken },
  '@media': {
    [media.compact]: {
      gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) 8rem 7rem 13rem`,
      gap: vars.space[2],
    },
  },
})

export const picture = style({ display: 'flex' })

export const names = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  // The whole line opens the article.
  '::after': { content: '""', position: 'absolute', inset: 0 },
})

export const quiet = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  fontSize: vars.text.xs,
})

export const stock = style({ fontSize: vars.text.sm, minWidth: 0 })

export const price = style({
  display: 'flex',
  justifyContent: 'flex-end',
  textAlign: 'end',
  fontSize: vars.text.sm,
})

/** Above the line's link. */
export const action = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 0,
})
