import { styleVariants, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  border: 0,
})

export const hint = style({ color: vars.color.muted, fontSize: vars.text.sm })

const line = style({ display: 'grid', alignItems: 'end', gap: vars.space[2] })

/** A line by its number of fields; the last column is for the button that removes it. */
export const lineOf = styleVariants({
  2: [line, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' }],
  4: [
    line,
    {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
      '@media': {
        [media.phone]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          paddingBottom: vars.space[3],
          borderBottom: `${vars.size.hairline} solid ${vars.color.border}`,
        },
      },
    },
  ],
})
