import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const frame = style({
  display: 'block',
  maxWidth: '100%',
  height: '60vh',
  minHeight: '20rem',
  marginInline: 'auto',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
})
/** Windows of a reader. */
export const frames = styleVariants({ phone: '390px', desk: '100%' }, (width) => [frame, { width }])
export const inside = style({ padding: vars.space[4] })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space[4],
})
