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
  maxHeight: `calc(100dvh - ${vars.size.bar} - ${vars.space[4]})`,
  overflowY: 'auto',
})

/** The list of a search whose field may be narrower than an article's name and price need. */
export const searchList = style([
  list,
  {
    '@media': {
      [media.wide]: { insetInlineEnd: 'auto', minWidth: `max(100%, ${vars.size.floating})` },
    },
  },
])
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  minHeight: vars.size.control,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-selected=true]': {
      background: vars.color.sunken,
      textDecoration: 'none',
    },
    '&[aria-selected=true]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
export const texts = style({ flex: 1, minWidth: 0 })
/** Two lines tell an article from the others; its code tells the rest. */
export const name = style({
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.text.sm,
})
export const code = style({ fontFamily: vars.font.code, color: vars.color.muted })
