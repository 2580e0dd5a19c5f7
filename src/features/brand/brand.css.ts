import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#ui/theme/theme.css.ts'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
})

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })

export const picture = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '140px',
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    background: vars.color.surface,
    color: vars.color.muted,
  },
  variants: { fills: { true: { padding: 0, overflow: 'hidden' }, false: {} } },
})

export const image = recipe({
  base: { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', minHeight: 0 },
  variants: {
    fills: { true: { width: '100%', height: '140px', objectFit: 'cover' }, false: {} },
  },
})

export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] })

/** The top bar of the frame, as app/frame/bar.css.ts draws it. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
})

export const barLogo = style({
  height: vars.space[8],
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
})

export const login = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '160px',
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
})

export const loginCard = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'center',
  width: '160px',
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
})

export const loginLine = style({
  width: '100%',
  height: vars.space[4],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const homeScreen = style({ display: 'grid', justifyItems: 'center', gap: vars.space[1] })

export const homeIcon = style({
  width: '64px',
  height: '64px',
  borderRadius: '16px',
  objectFit: 'contain',
})

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const tabIcon = style({ width: '16px', height: '16px', objectFit: 'contain' })
