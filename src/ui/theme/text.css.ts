import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

/** Numbers that are compared with those above and below. */
export const tabular = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const muted = style({ color: vars.color.muted })

export const small = style({ fontSize: vars.text.sm })

export const strong = style({ fontWeight: vars.weight.strong })

export const code = style({ fontFamily: vars.font.code, fontSize: '0.95em' })

export const truncated = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
})
