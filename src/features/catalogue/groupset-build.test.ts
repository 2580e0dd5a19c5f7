import { expect, test } from 'vitest'
import type { ProductFacts } from '#offline/product-facts.ts'
import { buildOf, type Choice, slotsOf } from './groupset-build.ts'

const slots = ['CR', 'CS', 'CN'].map((mcid) => ({ mcid, wording: mcid, count: 3 }))
const part = (change: Partial<ProductFacts> = {}, dealer: string | null = '10') => ({
  id: '2000/A', sorg: '2000', article_code: 'A', block: null, orderQuota: null, stocks: { available: 5, custorder: 0, nextArrival: [] },
  price: { dealer, decimal_precission: 2, discount: [{ salesDealNo: 'V', description: '', detail: [{ salesDealNo: 'V', discount: '-10', qty: 3, uom: 'EA', term: '>=', type: '%' }] }] },
  ...change,
}) as unknown as ProductFacts

test('complete sets are no part of a set', () => {
  expect(slotsOf([{ mcid: 'GS', wording: 'Groupsets', count: 1 }, ...slots])).toEqual(slots)
})

test('nothing chosen, one chosen, one not needed: what is settled and what it costs', () => {
  expect(buildOf(slots, new Map(), 1, true)).toMatchObject({ settled: 0, lines: [], total: '0', troubled: 0 })
  expect(buildOf(slots, new Map<string, Choice>([['CR', part()], ['CN', 'none']]), 2, true)).toMatchObject({ settled: 2, total: '20', lines: [{ qty: 2 }], troubled: 0 })
})

test('price breaks count for all bikes together', () => {
  expect(buildOf(slots, new Map([['CR', part()]]), 3, true).total).toBe('27')
})

test.each([
  ['out of stock', part(), 6, true, { reason: 'over_stock', limit: 5 }],
  ['stock does not count here', part(), 6, false, null],
  ['over its quota', part({ orderQuota: 1 }), 2, false, { reason: 'over_quota', limit: 1 }],
  ['blocked', part({ block: 'brand_blocked' }), 1, false, { reason: 'brand_blocked', limit: null }],
])('%s', (_, choice, bikes, stockCounts, problem) => {
  expect(buildOf(slots, new Map([['CR', choice]]), bikes, stockCounts).slots[0]!.problem).toEqual(problem)
})
