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
