import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const whole = style({ gridColumn: '1 / -1' })
