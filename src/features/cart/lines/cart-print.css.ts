import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'
import * as list from './cart-list.css.ts'
import * as row from './cart-row.css.ts'
import * as summary from '../cart-summary.css.ts'

const onPaper = (selector: string, rule: Omit<StyleRule, 'selectors' | '@media'>) =>
  globalStyle(selector, { '@media': { print: rule } })
const hairline = `${vars.size.hairline} solid ${vars.color.border}`

// On paper there are the lines and what they come to, nothing to press and no offers.
onPaper(
  `body:has(.${summary.lists}) :is(header:not(main *), nav, [role=region], main header button, main header a, aside button, [role=status], [role=spinbutton] ~ button, button:has(+ [role=spinbutton]), .${row.problem} button, .${summary.lists} > ul)`,
  { display: 'none' },
)

// A table's head stands on each page that the table goes on to; its foot only where it ends.
onPaper(`.${list.group}`, { display: 'table', width: '100%', border: 0, overflow: 'visible' })
onPaper(`.${list.head}`, { display: 'table-header-group', breakInside: 'avoid' })
onPaper(`.${list.head} > *`, {
  display: 'inline-block',
  paddingBlock: vars.space[2],
  marginInlineEnd: vars.space[3],
})
onPaper(`.${list.group} > [role=table]`, { display: 'table-row-group' })
onPaper(`.${list.total}`, { paddingInline: 0, breakInside: 'avoid', breakBefore: 'avoid' })

onPaper(`.${row.row}`, { breakInside: 'avoid', padding: `${vars.space[2]} 0` })
onPaper(`.${row.name}`, { display: 'block' })
onPaper(`.${row.next}`, { display: 'none' })

onPaper(`.${summary.summary}`, {
  position: 'static',
  padding: 0,
  marginTop: vars.space[4],
  paddingTop: vars.space[3],
  border: 0,
  borderTop: hairline,
  borderRadius: 0,
  breakInside: 'avoid',
})
