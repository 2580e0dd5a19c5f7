import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const grow = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -48%) scale(0.98)' } })
const rise = keyframes({ from: { transform: 'translateY(4%)', opacity: 0 } })
const slide = keyframes({ from: { transform: 'translateX(-6%)', opacity: 0 } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.overlay,
  animation: `${appear} ${vars.duration.normal}`,
})

const whole = {
  inset: 0,
  top: 0,
  left: 0,
  transform: 'none',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  borderRadius: 0,
  animationName: rise,
} as const

export const panel = recipe({
  base: {
    // A table’s head sticks to the dialog’s edge, not below the bars of the page behind it.
    vars: { '--frame-top': '0px' },
    position: 'fixed',
    zIndex: vars.layer.floating,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.raised,
    boxShadow: vars.color.floating,
    overflow: 'hidden',
    animationDuration: vars.duration.slow,
    animationTimingFunction: 'ease-out',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  variants: {
    place: {
      centre: {
        top: '50%',
        left: '50%',
        transform: 'translate(-50%, -50%)',
        width: `calc(100vw - ${vars.space[8]})`,
        maxHeight: `calc(100dvh - ${vars.space[8]})`,
        borderRadius: vars.radius.card,
        animationName: grow,
      },
      sheet: {
        left: 0,
        right: 0,
        bottom: 0,
        margin: '0 auto',
        maxHeight: '88dvh',
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
        animationName: rise,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
      drawer: {
        top: 0,
        bottom: 0,
        left: 0,
        width: `min(${vars.size.drawer}, 88vw)`,
        animationName: slide,
      },
    },
    width: {
      small: { maxWidth: vars.size.dialogSmall },
      medium: { maxWidth: vars.size.dialog },
      large: { maxWidth: vars.size.dialogLarge },
      full: { maxWidth: vars.size.content },
    },
    fullScreen: { true: { '@media': { [media.compact]: whole } } },
  },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[5]}`,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const title = style({ fontSize: vars.text.lg, minWidth: 0 })

export const body = style({
  padding: vars.space[5],
  overflowY: 'auto',
  flex: '1 1 auto',
  minHeight: 0,
  overscrollBehavior: 'contain',
})

export const description = style({ color: vars.color.muted, marginBottom: vars.space[4] })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
})
/** On a phone they share the row, or have one each. */
globalStyle(`${footer} > button`, { '@media': { [media.phone]: { flexGrow: 1 } } })
