import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const sum = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })
export const rows = style({ display: 'flex', flexDirection: 'column', fontSize: vars.text.sm })
export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, 2fr) ${vars.space[12]}`,
  gridTemplateAreas: '"code name qty"',
  columnGap: vars.space[3],
  padding: `${vars.space[1]} 0`,
  alignItems: 'baseline',
  borderTop: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.space[12]}`,
      gridTemplateAreas: '"code qty" "name name"',
    },
  },
})
export const code = style({
  gridArea: 'code',
  fontFamily: vars.font.code,
  overflowWrap: 'anywhere',
})
export const name = style({
  gridArea: 'name',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const other = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.xs,
  color: vars.color.muted,
})
export const said = style({ color: vars.color.muted })
export const qty = style({ gridArea: 'qty', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
