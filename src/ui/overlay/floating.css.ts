import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-2%)' } })

export const panel = style({
  zIndex: vars.layer.floating,
  minWidth: vars.size.menu,
  maxWidth: `calc(100vw - ${vars.space[4]})`,
  maxHeight: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  padding: vars.space[1],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.color.floating,
  animation: `${appear} ${vars.duration.fast} ease-out`,
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const roomy = style([
  panel,
  { padding: vars.space[4], width: `min(${vars.size.floating}, calc(100vw - ${vars.space[4]}))` },
])

const withinWindow = (width: string) => `min(${width}, calc(100vw - ${vars.space[4]}))`

/** A card as wide as what it says, within limits. */
export const card = style([
  panel,
  {
    padding: vars.space[4],
    width: 'max-content',
    minWidth: withinWindow(vars.size.cardLeast),
    maxWidth: withinWindow(vars.size.cardMost),
  },
])

/** Room for a table. */
export const wide = style([
  panel,
  {
    padding: vars.space[4],
    width: 'max-content',
    minWidth: withinWindow(vars.size.cardLeast),
    maxWidth: withinWindow(vars.size.content),
  },
])

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.sunken, textDecoration: 'none' },
    '&[data-disabled]': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})

export const danger = style({ color: vars.color.danger })

export const tick = style({ marginInlineStart: 'auto', color: vars.color.accentText })

export const label = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.text.xs,
  color: vars.color.muted,
})

export const separator = style({
  height: vars.size.hairline,
  margin: `${vars.space[1]} 0`,
  background: vars.color.border,
})
