import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const banner = style({
  padding: `0 ${vars.space[4]}`,
  background: vars.color.infoSoft,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
})

export const icon = style({ color: vars.color.info, flex: 'none' })

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
})

export const others = style({ flex: 'none', color: vars.color.muted, fontSize: vars.text.sm })

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  maxWidth: vars.size.dialogLarge,
  padding: `0 0 ${vars.space[4]} ${vars.space[6]}`,
  selectors: { '&[hidden]': { display: 'none' } },
})
