import { expect, test } from 'vitest'
import { type BlockFacts, blockOf, lineProblem } from './article-block.ts'

const free: BlockFacts = {
  allowToOrder: true, sorgBlocked: false, orderBlocked: false, brandBlocked: false, categoryBlocked: false, hierarchyBlocked: false, availableForOrderAt: null,
}
test.each<[Partial<BlockFacts>, boolean, ReturnType<typeof blockOf>]>([
  [{}, true, null],
  [{ allowToOrder: false }, true, 'not_allowed'],
  [{ orderBlocked: true, allowToOrder: false }, true, 'order_blocked'],
  [{ hierarchyBlocked: true, orderBlocked: true }, true, 'hierarchy_blocked'],
  [{ categoryBlocked: true, hierarchyBlocked: true }, true, 'category_blocked'],
  [{ brandBlocked: true, categoryBlocked: true }, true, 'brand_blocked'],
  [{ sorgBlocked: true, brandBlocked: true }, true, 'sorg_blocked'],
  [{}, false, 'no_price'],
  [{ orderBlocked: true }, false, 'order_blocked'],
  [{ availableForOrderAt: '2026-05-02' }, true, 'not_yet_available'],
  [{ availableForOrderAt: '2026-05-01' }, true, null],
  [{ availableForOrderAt: '2026-05-02' }, false, 'no_price'],
])('%j with a price %s: %s', (facts, hasPrice, expected) => {
  expect(blockOf({ ...free, ...facts }, hasPrice, '2026-05-01')).toBe(expected)
})

test.each<[Parameters<typeof lineProblem>, ReturnType<typeof lineProblem>]>([
  [[null, 5, null, null], null],
  [['order_blocked', 5, 3, 1], { reason: 'order_blocked', limit: null }],
  [[null, 5, 5, null], null],
  [[null, 6, 5, null], { reason: 'over_quota', limit: 5 }],
  [[null, 6, 5, 2], { reason: 'over_quota', limit: 5 }],
  [[null, 4, 5, 3], { reason: 'over_stock', limit: 3 }],
  [[null, 3, null, 3], null],
  [[null, 1, null, -2], { reason: 'over_stock', limit: 0 }],
])('%j → %j', (given, expected) => {
  expect(lineProblem(...given)).toEqual(expected)
})
