import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const gallery = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 })
export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const thumb = style({
  borderRadius: vars.radius.control,
  selectors: { '&[aria-current=true]': { outline: `${vars.size.ring} solid ${vars.color.accent}`, outlineOffset: vars.space.half } },
})
