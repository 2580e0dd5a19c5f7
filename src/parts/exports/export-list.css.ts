import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Stays for screen readers while it is empty, but takes no room beside the button. */
export const progress = style({
  color: vars.color.muted,
  ':empty': { position: 'absolute' },
})
