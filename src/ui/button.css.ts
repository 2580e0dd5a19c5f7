import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'

const hover = (background: string) => ({ ':hover:not(:disabled)': { background } })

/** Also for links that look like buttons: `<Link className={button({ variant: 'primary' })}>`. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    position: 'relative',
    minHeight: vars.size.control,
    padding: `0 ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    border: `${vars.size.hairline} solid transparent`,
    fontSize: vars.text.md,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    ':disabled': { opacity: 0.5 },
    selectors: { '&:hover': { textDecoration: 'none' } },
    '@media': { [media.touch]: { minHeight: vars.size.touch, minWidth: vars.size.touch } },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        ...hover(`color-mix(in srgb, ${vars.color.accent} 90%, ${vars.color.onAccent})`),
      },
      secondary: {
        background: vars.color.raised,
        color: vars.color.text,
        borderColor: `color-mix(in srgb, ${vars.color.outline} 55%, ${vars.color.border})`,
        ...hover(vars.color.sunken),
      },
      ghost: { color: vars.color.text, ...hover(vars.color.sunken) },
      danger: {
        background: vars.color.danger,
        color: vars.color.onDanger,
        ...hover(`color-mix(in srgb, ${vars.color.danger} 90%, ${vars.color.onDanger})`),
      },
    },
    size: {
      sm: {
        minHeight: vars.size.controlSmall,
        padding: `0 ${vars.space[2]}`,
        fontSize: vars.text.sm,
      },
      md: {},
      lg: { minHeight: vars.size.touch, padding: `0 ${vars.space[4]}` },
    },
    shape: {
      text: {},
      icon: {
        padding: 0,
        flex: 'none',
        width: vars.size.control,
        '@media': { [media.touch]: { width: vars.size.touch } },
      },
      iconSmall: {
        padding: 0,
        minHeight: vars.size.controlSmall,
        width: vars.size.controlSmall,
        '@media': { [media.touch]: { width: vars.size.touch } },
      },
    },
    // As wide as it may be, it breaks what is longer.
    fill: { true: { width: '100%', whiteSpace: 'normal', paddingBlock: vars.space[1] } },
    busy: { true: { color: 'transparent' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const ink = {
  primary: vars.color.onAccent,
  danger: vars.color.onDanger,
  secondary: vars.color.text,
  ghost: vars.color.text,
}

export const busyRing = recipe({
  base: {
    position: 'absolute',
    width: vars.size.iconSmall,
    height: vars.size.iconSmall,
    borderRadius: vars.radius.pill,
    border: `${vars.size.ring} solid currentColor`,
    borderRightColor: 'transparent',
    animation: `${turn} 700ms linear infinite`,
  },
  variants: {
    variant: {
      primary: { color: ink.primary },
      secondary: { color: ink.secondary },
      ghost: { color: ink.ghost },
      danger: { color: ink.danger },
    },
  },
})
