import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

const gap = {
  1: { gap: vars.space[1] },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
}

export type Gap = keyof typeof gap

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { gap },
})

export const row = recipe({
  base: { display: 'flex', alignItems: 'center', minWidth: 0 },
  variants: {
    gap,
    justify: {
      start: { justifyContent: 'flex-start' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
    tight: { true: { flexWrap: 'nowrap' }, false: { flexWrap: 'wrap' } },
  },
})
