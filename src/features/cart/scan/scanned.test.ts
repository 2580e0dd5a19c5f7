import { expect, test } from 'vitest'
import { maxCartLines, maxLineQuantity } from '#domain/cart/cart-limits.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import type { Known } from '#parts/order-lines/grid-line.ts'
import { type UnresolvedScan, scanned, withUnresolved, withLess } from './scanned.ts'

const article = (code: string, change: Partial<ProductFacts> = {}) =>
  ({
    id: `2000/${code}`,
    sorg: '2000',
    article_code: code,
    name: code,
    block: null,
    orderQuota: null,
    price: { dealer: '10', discount: [], decimal_precission: 2 },
    ...change,
  }) as unknown as ProductFacts
const answered = (...products: ProductFacts[]): Known => ({ kind: 'answered', products })
const cart = (held: Record<string, number>, more = 0) =>
  ({
    lines: [
      ...Object.entries(held),
      ...Array.from({ length: more }, (_, at) => [`3000/X${at}`, 1] as const),
    ].map(([id, qty]) => ({ id, qty })),
  }) as unknown as CartView
const outcome = (
  known: Known,
  held: CartView,
  { times = 1, pick = null as string | null } = {},
) => {
  const is = scanned({ code: 'EAN', times, pick }, known, held)
  return is.kind === 'add'
    ? `${is.line.product.id} ${is.lying}+${is.line.qty}${is.problem ? ` ${is.problem.reason}` : ''}`
    : is.why.kind === 'problem'
      ? is.why.problem.reason
      : is.why.kind
}

test.each<[string, Known, CartView, { times?: number; pick?: string }, string]>([
  ['goes in', answered(article('A')), cart({}), {}, '2000/A 0+1'],
  ['counts up', answered(article('A')), cart({ '2000/A': 3 }), {}, '2000/A 3+1'],
  ['is known to nobody', answered(), cart({}), {}, 'unknown'],
  ['could not be looked up', { kind: 'unanswered' }, cart({}), {}, 'unanswered'],
  ['means several', answered(article('A'), article('B')), cart({}), {}, 'choose'],
  [
    'means the one that was chosen',
    answered(article('A'), article('B')),
    cart({}),
    { pick: '2000/B', times: 2 },
    '2000/B 0+2',
  ],
  ['is blocked', answered(article('A', { block: 'brand_blocked' })), cart({}), {}, 'brand_blocked'],
  [
    'is the last that an order may hold',
    answered(article('A', { orderQuota: 3 })),
    cart({ '2000/A': 2 }),
    {},
    '2000/A 2+1',
  ],
  [
    'is one too many for an order',
    answered(article('A', { orderQuota: 3 })),
    cart({ '2000/A': 3 }),
    {},
    'over_quota',
  ],
  [
    'is more than is there, which the cart says',
    answered(
      article('A', { stocks: { available: 3, custorder: null, nextArrival: [], mostToOrder: 3 } }),
    ),
    cart({ '2000/A': 3 }),
    {},
    '2000/A 3+1 over_stock',
  ],
  [
    'is more than a line holds',
    answered(article('A')),
    cart({ '2000/A': maxLineQuantity }),
    {},
    'quantity_too_large',
  ],
  ['finds no room', answered(article('A')), cart({}, maxCartLines), {}, 'too_many_lines'],
  [
    'counts up in a full cart',
    answered(article('A')),
    cart({ '2000/A': 1 }, maxCartLines - 1),
    {},
    '2000/A 1+1',
  ],
])('a code that %s', (_, known, held, read, is) => expect(outcome(known, held, read)).toBe(is))

const left = (code: string, times: number): UnresolvedScan => ({
  code,
  times,
  name: null,
  why: { kind: 'unknown' },
})
test('one code is one entry however it is written, and goes with its last piece', () => {
  const list = withUnresolved(withUnresolved([left('ab-1', 1)], left('B', 1)), left('AB-1', 2))
  expect(list.map(({ code, times }) => `${code} ${times}`)).toEqual(['AB-1 3', 'B 1'])
  expect(withLess(list, 'ab-1', 1).map(({ times }) => times)).toEqual([2, 1])
  expect(withLess(list, 'AB-1', 3)).toEqual([left('B', 1)])
})
