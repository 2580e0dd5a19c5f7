import { globalStyle, style } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  position: 'sticky',
  bottom: 'var(--frame-bottom, 0px)',
  zIndex: vars.layer.sticky,
  paddingBlock: vars.space[3],
  background: vars.color.surface,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': {
    [media.compact]: {
      marginInline: `calc(-1 * ${vars.space[4]})`,
      padding: `${vars.space[2]} ${vars.space[4]}`,
      background: vars.color.raised,
    },
  },
})

// Neither what the keyboard has reached nor a toast lies under this bar.
const height = `calc(${vars.size.touch} + ${vars.space[4]})`
globalStyle(`html:has(.${actions})`, {
  vars: { '--actions-height': height },
  scrollPaddingBottom: `calc(var(--frame-bottom, 0px) + ${height} + ${vars.space[4]})`,
})
