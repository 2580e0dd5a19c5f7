import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBottom: vars.space[3],
})
/** Long words go on in a second line. */
globalStyle(`${chosen} > button`, {
  maxWidth: '100%',
  paddingBlock: vars.space[1],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
export const elsewhere = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
