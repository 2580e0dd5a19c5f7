import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const height = `calc(${vars.size.touch} + ${vars.space[2]})`

/** Across the top of every screen, above the bars, and in sight however far the page is scrolled. */
export const bar = style({
  position: 'sticky',
  top: 0,
  // Over the bars, which slide under it on a phone.
  zIndex: `calc(${vars.layer.bar} + 1)`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  // A long name wraps: whose portal it is must be read whole.
  minHeight: height,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
})

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

/** Keeps its words in one line beside a long name. */
export const stop = style({ flexShrink: 0 })

/** Left out where there is room for the name alone. */
export const more = style({ '@media': { [media.compact]: { display: 'none' } } })

// Bars and sticky heads below need to know where it ends; once it is drawn, it says so itself.
globalStyle(`html:has(.${bar})`, { vars: { '--view-height': height } })
