import { expect, test } from 'vitest'
import { type ReorderLine, changeOf, planOf, isLeftOut, reorderQuantity } from './reorder-line.ts'

const limits = (change: object = {}) =>
  ({
    id: '1000/A',
    name: 'Tyre',
    block: null,
    orderQuota: null,
    stocks: { mostToOrder: null },
    ...change,
  }) as unknown as NonNullable<ReorderLine['product']>
const line = (change: Partial<ReorderLine>): ReorderLine => ({
  id: '1',
  article_code_display: 'A',
  description: 'A',
  uom: 'EA',
  qty: 4,
  price: '10.0000',
  priceNow: '10',
  problem: null,
  product: limits(),
  ...change,
})
const none: ReadonlyMap<string, number> = new Map()
const plan = (lines: ReorderLine[], lying = 0, chosen = {}) =>
  planOf(lines, new Map([['1000/A', lying]]), chosen)

test.each<[string, Partial<ReorderLine>, string, number]>([
  ['nothing has changed', {}, 'same', 4],
  ['the same price with other noughts is the same', { priceNow: '10.00' }, 'same', 4],
  ['dearer', { priceNow: '11' }, 'price', 4],
  ['no price is no other price', { priceNow: null }, 'same', 4],
  ['fewer in stock', { problem: { reason: 'over_stock', limit: 3 } }, 'fewer', 3],
  [
    'fewer than the quota, and dearer: the quantity is said first',
    { problem: { reason: 'over_quota', limit: 2 }, priceNow: '12' },
    'fewer',
    2,
  ],
  [
    'more than a masked stock has: fewer may be had, nobody says how many',
    { problem: { reason: 'over_stock', limit: null } },
    'fewer',
    0,
  ],
  ['out of stock', { problem: { reason: 'over_stock', limit: 0 } }, 'blocked', 0],
  ['blocked', { problem: { reason: 'brand_blocked', limit: null } }, 'blocked', 0],
  ['no longer sold', { product: null, priceNow: null }, 'gone', 0],
])('%s', (_, change, is, qty) => {
  const [planned] = planOf([line(change)], none, {})
  expect([changeOf(planned!), planned!.wanted]).toEqual([is, qty])
})

const quota = { product: limits({ orderQuota: 5 }) }
test.each<[string, Partial<ReorderLine>, number, string, number]>([
  ['within the order limit together', quota, 1, 'same', 4],
  ['over the order limit together: what is left of it', quota, 2, 'fewer', 3],
  ['the order limit is in the cart already', quota, 5, 'blocked', 0],
  [
    'the stock is for all of them too',
    { product: limits({ stocks: { mostToOrder: 5 } }) },
    3,
    'fewer',
    2,
  ],
  [
    'what the server has said of the line alone leaves less',
    { problem: { reason: 'over_stock', limit: 3 } },
    1,
    'fewer',
    2,
  ],
  [
    'less than the order limit is in stock',
    { ...quota, problem: { reason: 'over_stock', limit: 3 } },
    2,
    'fewer',
    1,
  ],
  [
    'behind a masked stock nobody knows better',
    { ...quota, problem: { reason: 'over_stock', limit: null } },
    2,
    'fewer',
    0,
  ],
  ['no longer sold, whatever lies there', { product: null }, 9, 'gone', 0],
])('with what lies in the cart: %s', (_, change, lying, is, qty) => {
  const [planned] = plan([line(change)], lying)
  expect([changeOf(planned!), planned!.wanted]).toEqual([is, qty])
})

test('two lines of one article share its order limit, the first taking first', () => {
  const [first, second] = plan([line(quota), line({ ...quota, id: '2' })])
  expect([first!.wanted, second!.wanted, second!.lying]).toEqual([4, 1, 4])
  expect(
    plan([line(quota), line({ ...quota, id: '2' })], 0, { 1: 2 }).map(reorderQuantity),
  ).toEqual([2, 3])
})

test.each<[string, number, number, string | null, number]>([
  ['as many as fit', 2, 3, null, 3],
  ['one more than one order may hold: none goes in', 2, 4, 'over_quota', 0],
  ['none, with more than the limit in the cart', 9, 0, null, 0],
])('somebody wants %s', (_, lying, wanted, refusal, taken) => {
  const [planned] = plan([line(quota)], lying, { 1: wanted })
  expect([planned!.refusal?.reason ?? null, reorderQuantity(planned!)]).toEqual([refusal, taken])
})

test('more than is in stock may be put in all the same, for the cart looks again', () => {
  const [planned] = plan([line({ product: limits({ stocks: { mostToOrder: 3 } }) })], 0, { 1: 6 })
  expect([planned!.refusal?.reason, reorderQuantity(planned!)]).toEqual(['over_stock', 6])
})

test('what is asked too much of leaves nothing to the lines below it', () => {
  expect(
    plan([line(quota), line({ ...quota, id: '2' })], 0, { 1: 9 }).map(reorderQuantity),
  ).toEqual([0, 4])
})

test('what stays behind is named with its reason; what somebody wants fewer of is not', () => {
  const fewer = line({ id: '2', problem: { reason: 'over_stock', limit: 3 } })
  const gone = line({ id: '3', product: null })
  const blocked = line({ id: '4', problem: { reason: 'order_blocked', limit: null } })
  const left = isLeftOut(
    planOf([line({ product: limits({ id: '1000/B' }) }), fewer, gone, blocked], none, { 1: 1 }),
  )
  expect(left.map(({ id, qty, problem }) => [id, qty, problem?.reason ?? 'gone'])).toEqual([
    ['2', 1, 'over_stock'],
    ['3', 4, 'gone'],
    ['4', 4, 'order_blocked'],
  ])
})

test('of what the cart leaves no room for, what is missing stays behind; of what was asked too much of, all of it', () => {
  expect(isLeftOut(plan([line(quota)], 3)).map(({ qty, problem }) => [qty, problem])).toEqual([
    [2, { reason: 'over_quota', limit: 5 }],
  ])
  expect(
    isLeftOut(plan([line(quota)], 1, { 1: 7 })).map(({ qty, problem }) => [qty, problem]),
  ).toEqual([[7, { reason: 'over_quota', limit: 5 }]])
})
