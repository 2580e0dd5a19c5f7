import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const quiet = style({
  display: 'block',
  margin: 0,
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium })
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })
/** The contents of a card, below each other. */
export const inCard = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  ':focus': { outline: 'none' },
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
})
globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.text.sm })
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' })
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
export const photosNeeded = style({ display: 'block' })

export const steps = style({
  display: 'flex',
  gap: vars.space.half,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  listStyle: 'none',
})
export const stepItem = style({ flex: '1 0 auto' })
export const step = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  width: '100%',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[2]}`,
  borderBottom: `${vars.size.ring} solid ${vars.color.border}`,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-current=step]': {
      color: vars.color.accentText,
      borderBottomColor: vars.color.accent,
    },
    '&[data-problem=true]': { color: vars.color.danger },
  },
  '@media': {
    [media.touch]: { minHeight: vars.size.touch },
    [media.phone]: { padding: `0 ${vars.space[1]}`, fontSize: vars.text.xs },
  },
})

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[4],
})
export const count = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })
export const stepper = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
export const textButton = style({
  minHeight: vars.size.controlSmall,
  padding: 0,
  color: vars.color.accentText,
  fontSize: vars.text.sm,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
})
export const choiceText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginTop: vars.space[2],
})

export const brand = style({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[2],
})

export const problems = style({ margin: 0, paddingInlineStart: vars.space[4] })
export const saved = style({
  marginInlineEnd: 'auto',
  fontSize: vars.text.sm,
  color: vars.color.muted,
  '@media': { [media.phone]: { width: '100%', textAlign: 'center' } },
})

export const customers = style({
  display: 'flex',
  flexDirection: 'column',
  margin: `${vars.space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
})
export const customer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[1]}`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
})
export const customerWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
