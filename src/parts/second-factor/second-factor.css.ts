import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const factor = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` } },
})

export const grow = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })

/** Dark on light in every theme: cameras expect it so. */
export const qr = style({
  display: 'block',
  width: '12rem',
  height: '12rem',
  padding: vars.space[3],
  margin: '0 auto',
  borderRadius: vars.radius.control,
  background: 'white',
  color: 'black',
})

export const secret = style({ textAlign: 'center', overflowWrap: 'anywhere' })

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: 'ui-monospace, monospace',
  textAlign: 'center',
  '@media': { [media.phone]: { gap: vars.space[2] } },
})

export const printedCodes = style({
  columns: 2,
  maxWidth: vars.size.form,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.lg,
  lineHeight: 2,
})
