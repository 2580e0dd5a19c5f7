import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Spacing that `Page` gives its direct children. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': { [media.compact]: { gap: vars.space[4] } },
})
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const choice = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
})
export const input = style({ paddingInlineStart: vars.space[6] })
export const lines = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr) auto`,
  gap: vars.space[3],
  alignItems: 'center',
  padding: `${vars.space[2]} 0`,
  // Long names and long amounts do not fit beside each other.
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr)`,
      alignItems: 'start',
      rowGap: vars.space[1],
    },
  },
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` } },
})
export const name = style({
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
})
export const quiet = style({
  fontSize: vars.text.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const problem = style({ fontSize: vars.text.sm, color: vars.color.danger })
export const ahead = style({ fontSize: vars.text.sm, color: vars.color.info })
export const amount = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridColumn: 2 } },
})
/** A code and what it comes to: below each other where they do not fit. */
export const figures = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] },
])
export const together = style({ whiteSpace: 'nowrap' })
export const working = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[16]} ${vars.space[4]}`,
  textAlign: 'center',
})
export const quietText = style({ maxWidth: vars.size.dialogSmall, color: vars.color.muted })
