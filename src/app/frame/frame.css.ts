import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const skip = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: vars.layer.top,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.raised,
  boxShadow: vars.color.floating,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  // Above a page is the foot of the page before it.
  '@media': { print: { display: 'none' } },
})

export const desk = style({})
export const phone = style({})
/** The bar of a desk in short, a rail of icons at the side. */
export const tablet = style({})
/** The bar of a phone has scrolled away. */
export const away = style({})
export const withStrip = style({})

// On the root, so that sticky heads, toasts and jumps to a hash all know where the bars end.
const tops: [string, string][] = [
  [`html:has(.${desk})`, vars.size.bar],
  [`html:has(.${desk}.${withStrip})`, `calc(${vars.size.bar} + ${vars.size.strip})`],
  [`html:has(.${tablet})`, vars.size.bar],
  // A pixel less than the bar is high: its line lies on the content.
  [`html:has(.${phone})`, `calc(${vars.size.phoneBar} - ${vars.size.hairline})`],
  [`html:has(.${phone}.${away})`, '0px'],
]
// The bar of a view stands above the others.
const viewHeight = 'var(--view-height, 0px)'
globalStyle('html', { vars: { '--frame-top': viewHeight } })
for (const [selector, top] of tops)
  globalStyle(selector, { vars: { '--frame-top': `calc(${top} + ${viewHeight})` } })
globalStyle(`html:has(.${phone})`, {
  vars: { '--frame-bottom': `calc(${vars.size.tabBar} + env(safe-area-inset-bottom))` },
})

export const bars = style({
  position: 'sticky',
  top: viewHeight,
  zIndex: vars.layer.bar,
  background: vars.color.raised,
  transition: `transform ${vars.duration.normal}`,
  selectors: {
    [`${phone} &`]: { marginBottom: `calc(-1 * ${vars.size.hairline})` },
    // Focus inside the bar brings it back.
    [`${away} &:not(:focus-within)`]: { transform: 'translateY(-100%)' },
  },
  '@media': { [media.calm]: { transition: 'none' } },
})

/** Under the bars, over everything else. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.overlay,
})

export const columns = style({ display: 'flex', alignItems: 'flex-start' })

export const content = style({ flex: 1, minWidth: 0, paddingBottom: 'var(--frame-bottom, 0px)' })

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  height: vars.size.strip,
  padding: `0 ${vars.space[4]}`,
  background: vars.color.accentSoft,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  color: vars.color.text,
  fontSize: vars.text.sm,
})

export const stripName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
})

/** Room of the punch-out's bar while its code comes: one row of buttons. */
export const barRoom = style({ minHeight: `calc(${vars.size.control} + 2 * ${vars.space[3]})` })
