import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const quiet = style({ margin: 0, fontSize: vars.text.sm, color: vars.color.muted })
export const warn = style({ margin: 0, fontSize: vars.text.sm, color: vars.color.danger })

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
/** Only a device with a camera at hand, that is one that is touched. */
export const camera = style({
  display: 'none',
  '@media': { [media.touch]: { display: 'inline-flex' } },
})

export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** With the photo of the last visit beside it, a slot is twice as wide. */
export const pairs = style([
  slots,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' },
])
export const slot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
})
export const slotName = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})
export const half = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })
const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  padding: 0,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'center',
})
export const empty = style([
  frame,
  {
    border: `${vars.size.ring} dashed ${vars.color.outline}`,
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.accent, color: vars.color.accentText },
  },
])
export const taken = style([frame, { border: 0, cursor: 'zoom-in' }])
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minHeight: vars.size.controlSmall,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})

export const slotButtons = style({ display: 'inline-flex', marginInlineStart: 'auto' })

export const scene = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '40vh',
  touchAction: 'pan-y pinch-zoom',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
export const whole = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  objectFit: 'contain',
})
export const viewerButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
})

export const thumbs = style({ display: 'flex', gap: vars.space[1] })
export const thumb = style({
  width: vars.size.thumb,
  height: vars.size.thumb,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const more = style([
  thumb,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: vars.text.sm,
    color: vars.color.muted,
  },
])
