import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const price = style({
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
  minWidth: 0,
})
export const main = style({ fontSize: vars.text.lg, fontWeight: vars.weight.strong })
export const large = style({
  fontSize: vars.text.xxl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})
export const beneath = style({ fontSize: vars.text.xs, color: vars.color.muted })
