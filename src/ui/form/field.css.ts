import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  border: 0,
})

export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium })

export const mark = style({ color: vars.color.danger })

export const hint = style({ fontSize: vars.text.xs, color: vars.color.muted })

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontSize: vars.text.sm,
  color: vars.color.danger,
})

export const control = recipe({
  base: {
    width: '100%',
    minHeight: vars.size.control,
    padding: `0 ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    border: `${vars.size.hairline} solid ${vars.color.outline}`,
    background: vars.color.raised,
    color: vars.color.text,
    textOverflow: 'ellipsis',
    transition: `border-color ${vars.duration.fast}`,
    '::placeholder': { color: vars.color.muted, opacity: 1 },
    ':disabled': {
      background: vars.color.sunken,
      color: vars.color.muted,
      borderColor: vars.color.border,
    },
    selectors: {
      '&[readonly]': { background: vars.color.sunken, color: vars.color.muted },
      '&:hover:not(:disabled):not(:focus)': { borderColor: vars.color.muted },
      '&[aria-invalid=true]': { borderColor: vars.color.danger },
      '&:focus-visible': { outlineOffset: 0, outlineWidth: vars.size.ring },
    },
    // Below 16 px a phone zooms into the field and out of the page.
    '@media': { [media.touch]: { minHeight: vars.size.touch, fontSize: vars.text.lg } },
  },
  variants: {
    kind: {
      line: {},
      area: {
        padding: `${vars.space[2]} ${vars.space[3]}`,
        resize: 'vertical',
        lineHeight: vars.leading.normal,
      },
      choice: { appearance: 'none', paddingInlineEnd: vars.space[8], textOverflow: 'ellipsis' },
      number: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    },
    lead: { true: { paddingInlineStart: vars.space[10] } },
    trail: { true: { paddingInlineEnd: vars.space[12] } },
  },
  defaultVariants: { kind: 'line' },
})

export const frame = style({ position: 'relative', display: 'flex', minWidth: 0 })

/** A frame that takes the room its row has left. */
export const grow = style([frame, { flex: 1 }])

export const leadIcon = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
})

export const trailIcon = style([
  leadIcon,
  { insetInlineStart: 'auto', insetInlineEnd: vars.space[2] },
])

export const trailButton = style({
  position: 'absolute',
  insetInlineEnd: vars.space.half,
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
})

export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: `${vars.space[2]} 0`,
  cursor: 'pointer',
  '@media': { [media.touch]: { padding: `${vars.space[3]} 0` } },
})

globalStyle(`${choice} > input`, {
  width: vars.space[4],
  height: vars.space[4],
  margin: `${vars.space.half} 0 0`,
  flex: 'none',
  accentColor: vars.color.accentText,
})

export const choiceText = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
})

export const legend = style([label, { padding: 0, marginBottom: vars.space[1] }])

export const group = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    inline: {
      true: { flexWrap: 'wrap', columnGap: vars.space[6] },
      false: { flexDirection: 'column' },
    },
  },
})
