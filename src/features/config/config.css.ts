import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const quiet = style({ color: vars.color.muted })

export const name = style({
  display: 'block',
  color: vars.color.muted,
  fontFamily: vars.font.code,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})

export const value = style({ overflowWrap: 'anywhere' })

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})
export const search = style({ flex: 1, minWidth: vars.size.chip, maxWidth: vars.size.search })
/** A name opens its setting: a link in looks, a button by nature. */
export const open = style({
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
})
export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
export const lock = style({ color: vars.color.muted, fontSize: vars.text.sm })
export const preview = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})
export const swatch = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
})
export const picture = style({ maxWidth: vars.size.field, maxHeight: vars.size.promo })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
})
export const subtitle = style({ marginBottom: vars.space[2] })
export const history = style({ display: 'flex', flexDirection: 'column' })
export const change = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
})
