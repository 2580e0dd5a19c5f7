import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Written content in the portal's typography. */
export const htmlText = style({ lineHeight: vars.leading.normal, overflowWrap: 'anywhere' })

globalStyle(`${htmlText} > * + *`, { marginTop: vars.space[2] })
globalStyle(`${htmlText} ul, ${htmlText} ol`, { paddingInlineStart: vars.space[5] })
globalStyle(`${htmlText} ul`, { listStyle: 'disc' })
globalStyle(`${htmlText} ol`, { listStyle: 'decimal' })
globalStyle(`${htmlText} a`, { textDecoration: 'underline' })
// Scrolls sideways in its own frame where it is wider than the page: its words stay whole.
globalStyle(`${htmlText} table`, {
  display: 'block',
  maxWidth: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  overflowWrap: 'break-word',
})
globalStyle(`${htmlText} th, ${htmlText} td`, {
  minWidth: vars.size.control,
  padding: vars.space[1],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
})
globalStyle(`${htmlText} blockquote`, {
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.size.ring} solid ${vars.color.border}`,
})
