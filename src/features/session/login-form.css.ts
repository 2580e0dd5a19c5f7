import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const page = style({
  display: 'grid',
  minHeight: '100dvh',
  background: vars.color.raised,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' } },
})

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  padding: vars.space[6],
})

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
  maxWidth: vars.size.form,
})

export const logo = style({
  height: vars.space[12],
  width: 'auto',
  maxWidth: '100%',
  alignSelf: 'flex-start',
  objectFit: 'contain',
})

export const title = style({ fontSize: vars.text.xxl, marginBottom: vars.space[2] })

export const link = style({
  alignSelf: 'flex-start',
  '@media': { [media.touch]: { padding: `${vars.space[3]} 0` } },
})

export const picture = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  background: `linear-gradient(160deg, ${vars.color.accentSoft}, ${vars.color.sunken})`,
  '@media': { [media.desk]: { display: 'block' } },
})

export const background = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  maxWidth: vars.size.form,
})

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  ':hover': { background: vars.color.sunken, textDecoration: 'none' },
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.weight.medium,
      background: vars.color.sunken,
    },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})

export const flag = style({
  borderRadius: vars.space.half,
  boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.border}`,
})

export const copyright = style({ color: vars.color.muted, fontSize: vars.text.xs })
