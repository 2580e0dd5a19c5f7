import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
  color: vars.color.text,
  ':hover': { background: vars.color.sunken },
  selectors: {
    '&[aria-current], &[aria-pressed=true]': { background: vars.color.accentSoft },
  },
})

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minWidth: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
})

export const details = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })
/** A phone number is not broken at its hyphen. */
globalStyle(`${details} > span`, { overflowWrap: 'anywhere', hyphens: 'none' })
globalStyle(`${details} > span:last-child`, { whiteSpace: 'nowrap' })

/** The box of a row of which several may be chosen. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.space[5],
  height: vars.space[5],
  border: `${vars.size.hairline} solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  color: vars.color.onAccent,
  selectors: {
    '&[data-picked=true]': { background: vars.color.accent, borderColor: vars.color.accent },
  },
})
