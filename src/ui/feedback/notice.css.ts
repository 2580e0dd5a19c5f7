import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
})

/** Actions go below where the words would become a narrow column. */
export const words = style({
  flex: 1,
  flexBasis: vars.size.menu,
  minWidth: 0,
  color: vars.color.text,
})

export const title = style({ display: 'block', fontWeight: vars.weight.strong })

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: vars.space[3],
  bottom: `calc(var(--frame-bottom, 0px) + var(--actions-height, 0px) + ${vars.space[3]})`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  pointerEvents: 'none',
})

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  maxWidth: vars.size.dialogSmall,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.color.floating,
  pointerEvents: 'auto',
})
// What asks to be answered is nothing for paper.
globalStyle(`${notice}:has(button)`, { '@media': { print: { display: 'none' } } })
