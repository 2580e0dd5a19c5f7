import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.controlSmall,
    padding: `0 ${vars.space[3]}`,
    borderRadius: vars.radius.pill,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    background: vars.color.raised,
    fontSize: vars.text.sm,
    whiteSpace: 'nowrap',
    // Where it leads somewhere it is a link, and looks no other.
    selectors: { 'a&': { color: vars.color.text } },
    ':hover': { borderColor: vars.color.outline, textDecoration: 'none' },
    ':disabled': { color: vars.color.muted },
    '@media': { [media.touch]: { minHeight: vars.size.touch } },
  },
  variants: {
    chosen: {
      true: {
        background: vars.color.accentSoft,
        borderColor: vars.color.accentText,
        color: vars.color.accentText,
        fontWeight: vars.weight.medium,
        selectors: { 'a&': { color: vars.color.accentText } },
      },
    },
  },
})

export const count = style({ fontVariantNumeric: 'tabular-nums' })
