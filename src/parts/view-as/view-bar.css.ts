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
  // One line at any width: the bars and sticky heads below it need to know where it ends.
  height,
  padding: `0 ${vars.space[4]}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
})

export const words = style({
  overflow: 'hidden',
  minWidth: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Left out where there is room for the name alone. */
export const more = style({ '@media': { [media.compact]: { display: 'none' } } })

globalStyle(`html:has(.${bar})`, { vars: { '--view-height': height } })
