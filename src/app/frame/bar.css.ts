import { style } from '@vanilla-extract/css'
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
  '@media': { [media.tablet]: { gap: vars.space[2], padding: `0 ${vars.space[3]}` } },
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
  '@media': { [media.tablet]: { maxWidth: vars.size.field, objectPosition: 'left' } },
})

export const search = style({
  display: 'flex',
  flex: '1 1 auto',
  maxWidth: vars.size.search,
  minWidth: vars.size.field,
  // It grows as soon as it is typed into.
  '@media': { [media.tablet]: { minWidth: vars.size.touch } },
})

/** Customer and credit: on a tablet the room is the search's while it is typed into. */
export const givesWay = style({
  display: 'contents',
  selectors: {
    [`${search}:focus-within ~ &`]: { '@media': { [media.tablet]: { display: 'none' } } },
  },
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
  selectors: { '&[data-acting=true]': { background: vars.color.accentSoft } },
})

export const sandboxMark = style({ padding: `0 ${vars.space[2]}` })

/** Title and second line; a button where there is something to tell. */
export const phoneTitles = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  textAlign: 'start',
  color: vars.color.text,
})

export const phoneTitle = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
})

export const phoneFacts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
})

/** The customer's name gives way before the credit does. */
export const phoneFact = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

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
  gridAutoColumns: `minmax(${vars.size.touch}, auto)`,
  // Words that are cut off must not run into the next ones.
  columnGap: vars.space[1],
  paddingInline: vars.space[1],
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

/** Over the corner of the icon. A longer number grows over its own icon, never towards the next one. */
export const count = style({
  position: 'absolute',
  top: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.narrow]: { insetInlineStart: 'auto', insetInlineEnd: vars.space[3] } },
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
