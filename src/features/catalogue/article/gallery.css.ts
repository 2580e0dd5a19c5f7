import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const gallery = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
})
export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const thumb = style({
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-current]': {
      outline: `${vars.size.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.space.half,
    },
  },
})
export const choose = style([
  thumb,
  { padding: 0, border: 0, background: 'none', cursor: 'pointer' },
])
export const open = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.card,
  cursor: 'zoom-in',
})
export const scene = style({
  overflow: 'auto',
  maxHeight: '70vh',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
export const whole = style({ display: 'block', width: '100%', height: 'auto' })
export const near = style({ display: 'block', width: '250%', maxWidth: 'none', height: 'auto' })
