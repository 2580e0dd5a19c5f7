import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[12]} ${vars.space[4]}`,
  textAlign: 'center',
  color: vars.color.muted,
})

export const heading = style({ color: vars.color.text, fontSize: vars.text.lg })

export const text = style({ maxWidth: vars.size.dialogSmall })
globalStyle(`${text} a`, { textDecoration: 'underline' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginTop: vars.space[2],
})
