import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  height: vars.size.bar,
  padding: `0 ${vars.space[4]}`,
  borderBottom: line,
})

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minWidth: `calc(${vars.size.side} - ${vars.space[8]})`,
  color: vars.color.text,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'none' },
  '@media': { [media.laptop]: { minWidth: 'auto' } },
})

export const logoImage = style({
  height: vars.space[8],
  width: 'auto',
  maxWidth: vars.size.menu,
  objectFit: 'contain',
})

export const search = style({
  display: 'flex',
  flex: '0 1 auto',
  width: vars.size.search,
  minWidth: 0,
})

/** Anchor of the suggestions. */
export const searchFrame = style({ position: 'relative', flex: 1, minWidth: 0 })

export const spacer = style({ flex: 1 })

export const phoneBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: vars.size.phoneBar,
  padding: `0 ${vars.space[1]}`,
  borderBottom: line,
})

export const phoneTitle = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
})

/** The customer's row under the title, and the line of credit and preview under that. */
export const phoneChip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.phoneBar,
  padding: `0 ${vars.space[3]}`,
  borderBottom: line,
  selectors: { '&[data-acting=true]': { background: vars.color.accentSoft } },
})

export const phoneLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  height: vars.size.phoneLine,
  padding: `0 ${vars.space[3]}`,
  borderBottom: line,
  fontSize: vars.text.sm,
  selectors: { '&[data-alone=true]': { height: vars.size.phoneBar } },
})

export const acting = style({ flex: 'none', fontSize: vars.text.sm })

export const profileHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
  paddingInlineStart: vars.space[2],
})

/** Its shortcut works even where the bar has no room for the button. */
export const paletteButton = style({
  color: vars.color.muted,
  fontSize: vars.text.xs,
  flex: 'none',
  '@media': { [media.laptop]: { display: 'none' } },
})

export const tabBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.bar,
  display: 'grid',
  gridAutoFlow: 'column',
  // By their words: the longest of a language needs more than its share of a phone.
  gridAutoColumns: 'auto',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.raised,
  borderTop: line,
})

export const tab = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.half,
  height: vars.size.tabBar,
  minWidth: 0,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  ':hover': { textDecoration: 'none' },
  selectors: {
    '&[data-current=true]': { color: vars.color.accentText },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
  },
})

export const tabLabel = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const counted = style({ position: 'relative', display: 'inline-flex' })

export const count = style({
  position: 'absolute',
  top: `calc(-1 * ${vars.space[2]})`,
  insetInlineStart: vars.space[4],
  '@media': { [media.narrow]: { insetInlineStart: 'auto', insetInlineEnd: vars.space[4] } },
})
/** A symbol of the top bar that its number widens: however many digits there are, the next one keeps its distance. */
export const widened = style({
  selectors: { [`&:has(.${count} > *)`]: { width: 'auto', paddingInlineStart: vars.space[2] } },
})
globalStyle(`${widened} .${count}`, {
  position: 'relative',
  insetInlineStart: 0,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
})

export const status = style({
  position: 'sticky',
  top: 'var(--frame-top)',
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  background: vars.color.surface,
})

export const side = style({
  position: 'sticky',
  top: 'var(--frame-top)',
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: vars.size.side,
  height: 'calc(100dvh - var(--frame-top))',
  padding: vars.space[3],
  overflowY: 'auto',
  borderRight: line,
  transition: `width ${vars.duration.normal}`,
  selectors: { '&[data-folded=true]': { width: vars.size.sideFolded } },
  '@media': { [media.calm]: { transition: 'none' } },
})

export const fold = style({ marginTop: 'auto', paddingTop: vars.space[2] })
