import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border}`

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBottom: vars.space[3],
})
export const purchases = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  marginBottom: vars.space[3],
})
export const purchase = style({
  background: vars.color.raised,
  border: line,
  borderRadius: vars.radius.card,
  minWidth: 0,
})
export const head = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
})
/** A finger opens the model by all that is said of it. */
export const name = style({
  fontSize: vars.text.md,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { '::after': { content: '""', position: 'absolute', inset: 0 } } },
})
export const quiet = style({ fontSize: vars.text.sm, color: vars.color.muted })
export const article = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon} minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.bar,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderTop: line,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `${vars.size.icon} minmax(0, 1fr) auto`,
      rowGap: vars.space[2],
    },
  },
})
export const version = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.tight,
  '@media': { [media.phone]: { gridColumn: '2 / -1' } },
})
/** Facts below a name, in one line where there is room. */
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.text.sm,
  color: vars.color.muted,
})
/** A finger has the whole height of the row. */
export const tick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.touch,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  cursor: 'pointer',
})
/** On a phone below the name, with the price at the end. */
export const stock = style({ minWidth: 0, '@media': { [media.phone]: { gridColumn: 2 } } })
export const add = style({ '@media': { [media.phone]: { gridColumn: '2 / -1' } } })
/** Beside amounts of millions there is no room for a reason in one line. */
export const since = style({ display: 'inline-block' })
globalStyle(`${since} > *`, { whiteSpace: 'normal' })
export const more = style({ padding: `${vars.space[1]} ${vars.space[3]}`, borderTop: line })
export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
})
/** Wraps before it or behind it, never within. */
export const whole = style({ whiteSpace: 'nowrap' })
