import { expect, test } from 'vitest'
import { cartDifferences, type LineNow, type SeenLine } from './cart-difference.ts'

const seen = (change: Partial<SeenLine> = {}): SeenLine => ({ sorg: '1000', article: 'A', qty: 2, price: '10.0000', ...change })
const now = (change: Partial<LineNow> = {}): LineNow => ({ sorg: '1000', article: 'A', qty: 2, price: '10.0000', name: 'Tyre', problem: null, ...change })
const overStock = { reason: 'over_stock', limit: 1 } as const

test.each<[string, SeenLine[], LineNow[], unknown[][]]>([
  ['nothing has changed', [seen()], [now()], []],
  ['the price is written otherwise', [seen({ price: '10' })], [now()], []],
  ['no price was told', [seen({ price: null })], [now({ price: '12' })], []],
  ['the quantity is another', [seen()], [now({ qty: 3 })], [['QUANTITY', 2, 3]]],
  ['the price is another', [seen()], [now({ price: '11' })], [['PRICE', 2, 2]]],
  ['the price is gone', [seen()], [now({ price: null })], [['PRICE', 2, 2]]],
  ['both: the quantity comes first', [seen()], [now({ qty: 3, price: '11' })], [['QUANTITY', 2, 3]]],
  ['a line came', [], [now()], [['ADDED', null, 2]]],
  ['a line went', [seen()], [], [['REMOVED', 2, null]]],
  ['a problem, though nothing else changed', [seen()], [now({ problem: overStock })], [['PROBLEM', 2, 2]]],
  ['a problem of a line that came', [], [now({ problem: overStock })], [['PROBLEM', null, 2]]],
  ['the same article of another organisation', [seen()], [now({ sorg: '2000' })], [['ADDED', null, 2], ['REMOVED', 2, null]]],
])('%s', (_, before, after, expected) => {
  expect(cartDifferences(before, after).map(({ kind, oldQty, newQty }) => [kind, oldQty, newQty])).toEqual(expected)
})
