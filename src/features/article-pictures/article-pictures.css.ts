import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const thumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})

export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
})

export const picture = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  selectors: {
    '&[data-over=true]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
  },
})

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.sm,
  color: vars.color.muted,
})

export const first = style({
  position: 'absolute',
  top: vars.space[3],
  left: vars.space[3],
})

export const tools = style({ display: 'flex', justifyContent: 'space-between' })

export const making = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
})
