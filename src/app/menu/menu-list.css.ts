import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({
  padding: `${vars.space[2]} 0`,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` } },
})

export const heading = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  ':hover': { background: vars.color.sunken, textDecoration: 'none' },
  selectors: {
    '&[data-current=true]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const unread = style({ flex: 'none', marginInlineStart: 'auto' })
