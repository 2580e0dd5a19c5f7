import { expect, test } from 'vitest'
import { against, analyse } from './article-analysis.ts'

const free = {
  allowToOrder: true,
  sorgBlocked: false,
  orderBlocked: false,
  brandBlocked: false,
  categoryBlocked: false,
  hierarchyBlocked: false,
  availableForOrderAt: null,
  hasPrice: true,
}
test.each<[string, Parameters<typeof analyse>[0], string[]]>([
  ['nothing', free, []],
  ['no such article, and nothing else', null, ['invalidArticle']],
  ['not sold', { ...free, allowToOrder: false }, ['allowToOrder']],
  ['no price', { ...free, hasPrice: false }, ['hasPrice']],
  [
    'several at once',
    { ...free, orderBlocked: true, brandBlocked: true, hasPrice: false },
    ['orderBlocked', 'brandBlocked', 'hasPrice'],
  ],
  [
    'every block',
    { ...free, sorgBlocked: true, categoryBlocked: true, hierarchyBlocked: true },
    ['hierarchyBlocked', 'categoryBlocked', 'sorgBlocked'],
  ],
])('in the way: %s', (_, facts, expected) => {
  expect(against(analyse(facts))).toEqual(expected)
})

test('each says in words what it is', () => {
  const { orderBlocked, hasPrice } = analyse({ ...free, orderBlocked: true })
  expect([orderBlocked, hasPrice]).toEqual([
    { status: true, description: 'Blocked for new orders' },
    { status: true, description: 'This customer has a price' },
  ])
})
