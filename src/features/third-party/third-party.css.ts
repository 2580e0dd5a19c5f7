import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const open = style({
  minHeight: '24px',
  color: vars.color.accentText,
  textAlign: 'start',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.danger,
})

export const product = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const code = style([quiet, { display: 'block' }])
export const picture = style({
  width: '48px',
  height: '48px',
  flexShrink: 0,
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
