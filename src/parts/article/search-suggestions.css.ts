import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  marginTop: vars.space[1],
  padding: vars.space[1],
  zIndex: vars.layer.floating,
  background: vars.color.raised,
  borderRadius: vars.radius.card,
  boxShadow: vars.color.floating,
  display: 'flex',
  flexDirection: 'column',
})
export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.sunken, textDecoration: 'none' },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch, alignItems: 'center' } },
})
/** Two lines tell an article from the others; its code tells the rest. */
export const name = style({
  minWidth: 0,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  color: vars.color.muted,
  flex: 'none',
})
