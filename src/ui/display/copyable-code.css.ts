import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const copyable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `0 ${vars.space[1]}`,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  position: 'relative',
  ':hover': { background: vars.color.sunken, color: vars.color.text },
  // A code stands below a name that is pressed too: its area goes down.
  '@media': {
    [media.touch]: {
      '::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: 0,
        height: vars.size.touch,
        width: '100%',
        minWidth: vars.size.touch,
      },
    },
  },
})

/** There at the pointer or the keyboard, out of sight in a list that is only read: there it takes no room behind the code. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(100% - ${vars.space[1]})`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  opacity: 0,
  selectors: {
    [`${copyable}:hover &, ${copyable}:focus-visible &, &[data-copied=true]`]: { opacity: 1 },
  },
  '@media': { [media.touch]: { position: 'static', background: 'none', opacity: 1 } },
})
