import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` } },
})

export const grow = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})

export const branch = style({ paddingInlineStart: vars.space[5] })

export const summary = style({
  cursor: 'pointer',
  minHeight: vars.size.control,
  alignContent: 'center',
})
