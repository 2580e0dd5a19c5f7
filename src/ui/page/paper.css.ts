import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** Dark on light in every theme. */
export const paper = style({
  display: 'none',
  '@media': {
    print: { display: 'grid', gap: vars.space[4], background: 'white', color: 'black' },
  },
})
globalStyle(`body:has(> .${paper}) > :not(.${paper})`, {
  '@media': { print: { display: 'none !important' } },
})

/** A table whose rows are ruled, with room to tick each. */
export const ruled = style({ borderCollapse: 'collapse', width: '100%' })
globalStyle(`${ruled} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderBottom: `${vars.size.hairline} solid currentColor`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${ruled} :is(th, td):nth-child(n + 3)`, { textAlign: 'end', whiteSpace: 'nowrap' })
