import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const quantity = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    borderRadius: vars.radius.control,
    border: `${vars.size.hairline} solid ${vars.color.outline}`,
    background: vars.color.raised,
    overflow: 'hidden',
    selectors: {
      '&:focus-within': { outline: `${vars.size.ring} solid ${vars.color.accentText}` },
    },
  },
  variants: {
    wrong: { true: { borderColor: vars.color.danger } },
    off: {
      true: {
        background: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.muted,
      },
    },
  },
})

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.controlSmall,
  minHeight: vars.size.controlSmall,
  color: vars.color.muted,
  ':hover': { background: vars.color.sunken, color: vars.color.text },
  ':disabled': { opacity: 0.35 },
  '@media': { [media.touch]: { width: vars.size.touch, minHeight: vars.size.touch } },
})

export const input = style({
  width: vars.size.quantity,
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.touch]: { minHeight: vars.size.touch, fontSize: vars.text.lg } },
})

/** In a matrix: high enough for a thumb, wide enough for four digits. */
export const box = style([
  input,
  {
    width: vars.size.box,
    height: vars.size.control,
    '@media': { [media.touch]: { width: vars.size.boxTouch, height: vars.size.touch } },
  },
])

export const under = style({ display: 'block', marginTop: vars.space[1] })
