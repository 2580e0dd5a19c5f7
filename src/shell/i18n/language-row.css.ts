import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'start',
  ':hover': { background: vars.color.sunken, textDecoration: 'none' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})

export const grow = style({ flex: 1, minWidth: 0 })
