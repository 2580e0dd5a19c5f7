import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Result of the hand scanner: stays visible while the page scrolls to the line. */
export const strip = style({
  position: 'sticky',
  top: `calc(var(--frame-top, 0px) + ${vars.space[2]})`,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.raised,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  '@media': { print: { display: 'none' } },
})
/** Waits for the first code without taking room. */
export const nothing = style({ position: 'absolute' })
/** Text that does not fit beside a button is placed above it. */
export const last = style({
  flex: `1 1 ${vars.size.menu}`,
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
export const codes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
  maxHeight: '50vh',
  overflowY: 'auto',
})
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  fontSize: vars.text.sm,
})
export const typed = style({ fontFamily: vars.font.code, overflowWrap: 'anywhere' })
