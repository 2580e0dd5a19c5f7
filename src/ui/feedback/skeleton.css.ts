import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const bone = style({
  display: 'block',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.calm]: { animation: 'none' } },
})

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
