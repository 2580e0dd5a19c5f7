import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const zone = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[6],
    border: `${vars.size.ring} dashed ${vars.color.border}`,
    borderRadius: vars.radius.card,
    textAlign: 'center',
    color: vars.color.muted,
    transition: `border-color ${vars.duration.fast}, background ${vars.duration.fast}`,
    '@media': { [media.phone]: { padding: vars.space[4] } },
  },
  variants: {
    over: {
      true: { borderColor: vars.color.accent, background: vars.color.accentSoft },
      false: {},
    },
  },
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
})

/** Only a device with a camera at hand, that is one that is touched. */
export const camera = style({
  display: 'none',
  '@media': { [media.touch]: { display: 'inline-flex' } },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
})

export const preview = style({
  width: vars.size.thumb,
  height: vars.size.thumb,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.md,
})

export const state = style({ fontSize: vars.text.sm, color: vars.color.muted })

export const refused = style({ fontSize: vars.text.sm, color: vars.color.danger })

export const bar = style({
  width: '100%',
  height: vars.space[1],
  marginTop: vars.space[1],
  accentColor: vars.color.accent,
})
