import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } })

export const track = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.top,
  height: vars.size.progress,
  pointerEvents: 'none',
})

export const fill = style({
  height: '100%',
  background: vars.color.accentText,
  transformOrigin: 'left',
  selectors: {
    '&[data-state=running]': { animation: `${run} 5s cubic-bezier(0.1, 0.6, 0.3, 1) forwards` },
    '&[data-state=done]': { transition: `opacity ${vars.duration.slow}`, opacity: 0 },
    '&[data-state=failed]': { background: vars.color.danger },
  },
})
