import { expect, test } from 'vitest'
import { type AgainLine, changeOf, proposed, staysBehind } from './again-line.ts'

const product = { id: '1000/A' } as AgainLine['product']
const line = (change: Partial<AgainLine>): AgainLine => ({ id: '1', article_code_display: 'A', description: 'A', uom: 'EA', qty: 4, price: '10.0000', priceNow: '10', problem: null, product, ...change })

test.each<[string, Partial<AgainLine>, string, number]>([
  ['nothing has changed', {}, 'same', 4],
  ['the same price with other noughts is the same', { priceNow: '10.00' }, 'same', 4],
  ['dearer', { priceNow: '11' }, 'price', 4],
  ['no price is no other price', { priceNow: null }, 'same', 4],
  ['fewer in stock', { problem: { reason: 'over_stock', limit: 3 } }, 'fewer', 3],
  ['fewer than the quota, and dearer: the quantity is said first', { problem: { reason: 'over_quota', limit: 2 }, priceNow: '12' }, 'fewer', 2],
  ['more than a masked stock has: fewer may be had, nobody says how many', { problem: { reason: 'over_stock', limit: null } }, 'fewer', 0],
  ['out of stock', { problem: { reason: 'over_stock', limit: 0 } }, 'blocked', 0],
  ['blocked', { problem: { reason: 'brand_blocked', limit: null } }, 'blocked', 0],
  ['no longer sold', { product: null, priceNow: null }, 'gone', 0],
])('%s', (_, change, is, qty) => {
  expect(changeOf(line(change))).toBe(is)
  expect(proposed(line(change))).toBe(qty)
})

test('what stays behind is named with its reason; what somebody wants fewer of is not', () => {
  const fewer = line({ id: '2', problem: { reason: 'over_stock', limit: 3 } })
  const gone = line({ id: '3', product: null })
  const blocked = line({ id: '4', problem: { reason: 'order_blocked', limit: null } })
  const left = staysBehind([line({}), fewer, gone, blocked], (one) => (one.id === '1' ? 1 : proposed(one)))
  expect(left.map(({ id, qty, problem }) => [id, qty, problem?.reason ?? 'gone'])).toEqual([['2', 1, 'over_stock'], ['3', 4, 'gone'], ['4', 4, 'order_blocked']])
})
