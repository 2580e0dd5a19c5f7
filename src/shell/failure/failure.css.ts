import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minHeight: '100dvh',
  padding: vars.space[6],
  textAlign: 'center',
})

export const picture = style({
  width: vars.size.notFound,
  '@media': { [media.phone]: { width: vars.size.notFoundPhone } },
})

export const text = style({ color: vars.color.muted, maxWidth: vars.size.dialogSmall })
