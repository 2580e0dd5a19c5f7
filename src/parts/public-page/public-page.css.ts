import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const page = style({
  display: 'flex',
  justifyContent: 'center',
  minHeight: '100dvh',
  padding: `${vars.space[12]} ${vars.space[6]}`,
  background: vars.color.raised,
  '@media': { [media.phone]: { padding: vars.space[4] } },
})

export const column = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[5], width: '100%' },
  variants: {
    width: { form: { maxWidth: vars.size.form }, reading: { maxWidth: vars.size.reading } },
  },
})

export const logo = style({
  height: vars.space[12],
  width: 'auto',
  maxWidth: '100%',
  alignSelf: 'flex-start',
  objectFit: 'contain',
})
