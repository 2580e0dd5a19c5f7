import { expect, test } from 'vitest'
import { orderedAhead, shownStock, type ShownStock, type StockFacts, stockOn, type StockRules, stockSaying } from './stock-display.ts'

const today = '2026-11-21'
const plain: StockRules = {
  maskStock: false, maskNextArrival: false, stockDisplay: 'cumulative', nextArrivalDisplay: true, nextArrivalMonth: 3,
  supplyLocation: false, preOrderDisplay: false, futureConfirmationDisplay: false, orderTypeDisplay: false,
}
const two: StockFacts = { areas: [{ area: 'East', available: 3 }, { area: 'West', available: 9 }], custorder: 4, arrivals: [], atOnce: null, mayWait: true }
const coming: StockFacts = { areas: [{ area: '', available: 0 }], custorder: 4, arrivals: [{ date: '2026-12-01', qty: 8 }, { date: '2027-03-30', qty: 5 }], atOnce: null, mayWait: true }
const none: StockFacts = { areas: [], custorder: 0, arrivals: [], atOnce: null, mayWait: true }
const one = (n: number): StockFacts => ({ ...none, areas: [{ area: '', available: n }] })

const shows: [what: string, facts: StockFacts, rules: Partial<StockRules>, seen: Partial<ShownStock>][] = [
  ['the sum alone', two, {}, { available: 12, areas: [], supplyFrom: [] }],
  ['the areas beside the sum, the fullest first', two, { stockDisplay: 'perArea' }, { available: 12, areas: [{ area: 'West', available: 9 }, { area: 'East', available: 3 }] }],
  ['an area that has none is told too', { ...two, areas: [{ area: 'East', available: 0 }, { area: 'West', available: 2 }] }, { stockDisplay: 'perArea' }, { areas: [{ area: 'West', available: 2 }, { area: 'East', available: 0 }] }],
  ['an area without a name is none', one(5), { stockDisplay: 'perArea', supplyLocation: true }, { available: 5, areas: [], supplyFrom: [] }],
  ['equal areas by name', { ...two, areas: [{ area: 'West', available: 3 }, { area: 'East', available: 3 }] }, { stockDisplay: 'perArea' }, { areas: [{ area: 'East', available: 3 }, { area: 'West', available: 3 }] }],
  ['a masked stock tells that there is some, and nothing else', two, { maskStock: true, stockDisplay: 'perArea', supplyLocation: true, futureConfirmationDisplay: true, orderTypeDisplay: true }, { available: null, inStock: true, areas: [], supplyFrom: [], custorder: null, orderType: null }],
  ['a masked stock tells that there is none', one(-2), { maskStock: true }, { available: null, inStock: false }],
  ['a masked stock still tells arrivals', coming, { maskStock: true, preOrderDisplay: true }, { available: null, preOrder: false, nextArrival: [{ date: '2026-12-01', qty: 8, mask: false }] }],
  ['no record of stock is none', none, {}, { available: 0, custorder: null, nextArrival: [] }],
  ['where it comes from', two, { supplyLocation: true }, { supplyFrom: ['West', 'East'], areas: [] }],
  ['not from where there is none', { ...two, areas: [{ area: 'East', available: 0 }, { area: 'West', available: 2 }] }, { supplyLocation: true }, { supplyFrom: ['West'] }],
  ['promises are not told', two, {}, { custorder: null }],
  ['promises are told', two, { futureConfirmationDisplay: true }, { custorder: 4 }],
  ['arrivals as far as the months reach', coming, {}, { nextArrival: [{ date: '2026-12-01', qty: 8, mask: false }] }],
  ['further months, more arrivals', coming, { nextArrivalMonth: 6 }, { nextArrival: [{ date: '2026-12-01', qty: 8, mask: false }, { date: '2027-03-30', qty: 5, mask: false }] }],
  ['no months, today alone', { ...coming, arrivals: [{ date: today, qty: 1 }, { date: '2026-11-22', qty: 1 }] }, { nextArrivalMonth: 0 }, { nextArrival: [{ date: today, qty: 1, mask: false }] }],
  ['arrivals without their numbers', coming, { maskNextArrival: true }, { nextArrival: [{ date: '2026-12-01', qty: null, mask: true }] }],
  ['no arrivals at all', coming, { nextArrivalDisplay: false }, { nextArrival: [] }],
  ['what should have come yesterday has not', { ...coming, arrivals: [{ date: '2026-11-20', qty: 8 }] }, { preOrderDisplay: true }, { nextArrival: [], preOrder: false }],
  ['nothing arrives with no pieces', { ...coming, arrivals: [{ date: '2026-12-01', qty: 0 }] }, { preOrderDisplay: true }, { nextArrival: [], preOrder: false }],
  ['ahead of an arrival', coming, { preOrderDisplay: true }, { preOrder: true, orderType: null }],
  ['ahead, though arrivals are not shown', coming, { preOrderDisplay: true, nextArrivalDisplay: false }, { preOrder: true, nextArrival: [] }],
  ['not ahead of what lies too far', { ...coming, arrivals: [{ date: '2027-03-30', qty: 5 }] }, { preOrderDisplay: true }, { preOrder: false }],
  ['not ahead while there is stock', { ...coming, areas: [{ area: '', available: 1 }] }, { preOrderDisplay: true, orderTypeDisplay: true }, { preOrder: false, orderType: 'stock' }],
  ['not ahead where nobody may', coming, { orderTypeDisplay: true }, { preOrder: false, orderType: 'back_order' }],
  ['the kind of order: ahead', coming, { orderTypeDisplay: true, preOrderDisplay: true }, { preOrder: true, orderType: 'pre_order' }],
  ['the kind of order: waiting', none, { orderTypeDisplay: true, preOrderDisplay: true }, { preOrder: false, orderType: 'back_order' }],
  ['the kind of order: none, where an order may not wait', { ...none, mayWait: false }, { orderTypeDisplay: true }, { orderType: null }],
  ['the kind of order: ahead, where it may not wait', { ...coming, mayWait: false }, { orderTypeDisplay: true, preOrderDisplay: true }, { orderType: 'pre_order' }],
  ['no end where an order may wait', two, { preOrderDisplay: true }, { mostToOrder: null }],
  ['at most what is there', { ...two, mayWait: false }, { preOrderDisplay: true }, { mostToOrder: 12 }],
  ['at most what is there and arrives', { ...coming, areas: [{ area: '', available: 2 }], mayWait: false }, { preOrderDisplay: true }, { mostToOrder: 10 }],
  ['at most what arrives, though its numbers are not shown', { ...coming, mayWait: false }, { preOrderDisplay: true, maskNextArrival: true }, { mostToOrder: 8 }],
  ['none of what arrives where nobody may order ahead', { ...coming, mayWait: false }, {}, { mostToOrder: 0 }],
  ['at most what can leave at once', { ...two, atOnce: 5 }, {}, { mostToOrder: null, mostAtOnce: 5 }],
  ['no more can leave at once than is there', { ...two, atOnce: 40 }, {}, { mostAtOnce: 12 }],
  ['no end of what leaves at once where nobody checks', two, {}, { mostAtOnce: null }],
  ['a masked stock tells nothing of what can leave at once', { ...two, atOnce: 5 }, { maskStock: true }, { mostAtOnce: null }],
  ['a masked stock tells no most', { ...two, mayWait: false }, { maskStock: true }, { mostToOrder: null }],
  ['more promised than there is', one(-2), { orderTypeDisplay: true }, { available: -2, orderType: 'back_order' }],
]
test.each(shows)('%s', (_, facts, rules, seen) => expect(shownStock(facts, { ...plain, ...rules }, today)).toMatchObject(seen))

test('a device that was away drops what should have come, and what hung on it', () => {
  const stock = shownStock(coming, { ...plain, preOrderDisplay: true, orderTypeDisplay: true }, today)
  expect(stockOn(stock, '2026-12-01')).toEqual(stock)
  expect(stockOn(stock, '2026-12-02')).toEqual({ ...stock, nextArrival: [], preOrder: false, orderType: null })
  const kept = shownStock(two, { ...plain, orderTypeDisplay: true }, today)
  expect(stockOn(kept, '2027-01-01')).toEqual(kept)
})

const arriving = [{ date: '2026-12-01', qty: 8 }, { date: '2027-01-10', qty: 4 }]
const masked = arriving.map(({ date }) => ({ date, qty: null }))
test.each<[what: string, qty: number, stock: Parameters<typeof orderedAhead>[1], mayPreOrder: boolean, expected: ReturnType<typeof orderedAhead>]>([
  ['all of it is there', 3, { available: 3, nextArrival: arriving }, true, null],
  ['none is there', 3, { available: 0, nextArrival: arriving, preOrder: true }, true, { pieces: 3, from: '2026-12-01' }],
  ['a part is there', 5, { available: 3, nextArrival: arriving, preOrder: false }, true, { pieces: 2, from: '2026-12-01' }],
  ['more was sold than there was', 5, { available: -4, nextArrival: arriving }, true, { pieces: 5, from: '2026-12-01' }],
  ['all arrivals are needed', 12, { available: 0, nextArrival: arriving }, true, { pieces: 12, from: '2026-12-01' }],
  ['more than arrives: the rest is no pre-order', 20, { available: 2, nextArrival: arriving }, true, { pieces: 12, from: '2026-12-01' }],
  ['arrivals without their numbers', 20, { available: 2, nextArrival: masked }, true, { pieces: 18, from: '2026-12-01' }],
  ['arrivals that are not shown', 4, { available: 0, nextArrival: [], preOrder: true }, true, { pieces: 4, from: null }],
  ['nothing arrives', 4, { available: 0, nextArrival: [], preOrder: false }, true, null],
  ['nothing is known of an arrival', 4, { available: 1, nextArrival: [] }, true, null],
  ['nobody may', 4, { available: 0, nextArrival: arriving, preOrder: false }, false, null],
  ['the stock is not to be seen', 4, { available: null, nextArrival: arriving, preOrder: false }, true, null],
  ['nothing is ordered', 0, { available: 0, nextArrival: arriving, preOrder: true }, true, null],
])('ordered ahead: %s', (_, qty, stock, mayPreOrder, expected) => expect(orderedAhead(qty, stock, mayPreOrder)).toEqual(expected))

const next = [{ date: '2026-12-01' }]
test.each<[Parameters<typeof stockSaying>[0], ReturnType<typeof stockSaying>]>([
  [{ available: 51, nextArrival: next }, { kind: 'plenty' }],
  [{ available: 50, nextArrival: [] }, { kind: 'some', available: 50 }],
  [{ available: 99, areas: [{ area: 'West', available: 99 }, { area: 'East', available: 0 }], nextArrival: [] }, { kind: 'areas', areas: [{ area: 'West', available: 99 }] }],
  [{ available: 0, areas: [{ area: 'West', available: 0 }], nextArrival: next }, { kind: 'arrives', date: '2026-12-01' }],
  [{ available: 0, nextArrival: [] }, { kind: 'none' }],
  [{ available: -1, areas: null, nextArrival: [] }, { kind: 'none' }],
  [{ available: null, nextArrival: next }, { kind: 'arrives', date: '2026-12-01' }],
  [{ available: null, nextArrival: [] }, { kind: 'untold' }],
  [{ available: null, inStock: true, nextArrival: next }, { kind: 'plenty' }],
  [{ available: null, inStock: false, nextArrival: next }, { kind: 'arrives', date: '2026-12-01' }],
  [{ available: null, inStock: false, nextArrival: [] }, { kind: 'none' }],
])('%j is said as %j', (stock, saying) => expect(stockSaying(stock)).toEqual(saying))
