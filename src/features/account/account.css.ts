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
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border}` } },
})

export const grow = style({ flex: 1, minWidth: 0 })

export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm })
