import { expect, test } from 'vitest'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { buildOf, type Choice, slotsOf } from './groupset-build.ts'

const slots = ['CR', 'CS', 'CN'].map((mcid) => ({ mcid, wording: mcid, count: 3 }))
const part = (change: Partial<ProductFacts> = {}, dealer: string | null = '10') =>
  ({
    id: '2000/A',
    sorg: '2000',
    article_code: 'A',
    block: null,
    orderQuota: null,
    stocks: { available: 5, custorder: 0, nextArrival: [], mostToOrder: 5 },
    price: {
      dealer,
      decimal_precission: 2,
      discount: [
        {
          salesDealNo: 'V',
          description: '',
          detail: [{ salesDealNo: 'V', discount: '-10', qty: 3, uom: 'EA', term: '>=', type: '%' }],
        },
      ],
    },
    ...change,
  }) as unknown as ProductFacts

const empty: ReadonlyMap<string, number> = new Map()

test('complete sets are no part of a set', () => {
  expect(slotsOf([{ mcid: 'GS', wording: 'Groupsets', count: 1 }, ...slots])).toEqual(slots)
})

test('nothing chosen, one chosen, one not needed: what is settled and what it costs', () => {
  expect(buildOf(slots, new Map(), 1, empty)).toMatchObject({
    settled: 0,
    lines: [],
    total: '0',
    left: [],
  })
  expect(
    buildOf(
      slots,
      new Map<string, Choice>([
        ['CR', part()],
        ['CN', 'none'],
      ]),
      2,
      empty,
    ),
  ).toMatchObject({ settled: 2, total: '20', lines: [{ qty: 2 }], left: [] })
})

test('price breaks count for all bikes together', () => {
  expect(buildOf(slots, new Map([['CR', part()]]), 3, empty).total).toBe('27')
})

test.each([
  ['out of stock', part(), 6, { reason: 'over_stock', limit: 5 }],
  [
    'stock does not count here',
    part({ stocks: { available: 5, custorder: 0, nextArrival: [], mostToOrder: null } }),
    6,
    null,
  ],
  ['over its quota', part({ orderQuota: 1 }), 2, { reason: 'over_quota', limit: 1 }],
  ['blocked', part({ block: 'brand_blocked' }), 1, { reason: 'brand_blocked', limit: null }],
])('%s', (_, choice, bikes, problem) => {
  expect(buildOf(slots, new Map([['CR', choice]]), bikes, empty).slots[0]!.problem).toEqual(problem)
})

test('what cannot be ordered as it stands goes neither into the cart nor into the total', () => {
  const build = buildOf(
    slots,
    new Map<string, Choice>([
      ['CR', part()],
      ['CS', part({ id: '2000/B', block: 'order_blocked' })],
    ]),
    2,
    empty,
  )
  expect(build.lines.map(({ product }) => product.id)).toEqual(['2000/A'])
  expect(build).toMatchObject({
    total: '20',
    left: [{ id: '2000/B', qty: 2, problem: { reason: 'order_blocked' } }],
  })
})

test.each([
  ['within its quota together', 1, 1, { problem: null, lying: 1 }],
  ['over its quota together', 2, 1, { problem: { reason: 'over_quota', limit: 2 }, lying: 2 }],
  ['over the stock together', 5, 1, { problem: { reason: 'over_stock', limit: 5 }, lying: 5 }, 9],
])('with what lies in the cart: %s', (_, lying, bikes, is, orderQuota = 2) => {
  const build = buildOf(
    slots,
    new Map([['CR', part({ orderQuota })]]),
    bikes,
    new Map([
      ['2000/A', lying],
      ['2000/B', 50],
    ]),
  )
  expect(build.slots[0]).toMatchObject(is)
  expect([build.lines.length, build.left.length]).toEqual(is.problem ? [0, 1] : [1, 0])
})

test('the total is what the cart grows by: a price break for all pieces makes cheaper what lies there', () => {
  const build = buildOf(slots, new Map([['CR', part()]]), 1, new Map([['2000/A', 2]]))
  expect([build.slots[0]!.subtotal, build.total, build.repriced]).toEqual(['9.00', '7', '-2'])
})
