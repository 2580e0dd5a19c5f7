import { describe, expect, test } from 'vitest'
import type { CartDifference } from '#domain/ordering/checkout-answer.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import {
  agreedForm,
  agreedProducts,
  defaultResolution,
  type Resolution,
  resolutionsFor,
  withReady,
} from '#domain/ordering/difference-resolution.ts'

const difference = (article_code: string, part: Partial<CartDifference>): CartDifference => ({
  kind: 'QUANTITY',
  sorg: '1',
  article_code,
  name: article_code,
  oldQty: 1,
  newQty: 1,
  oldPrice: '10',
  newPrice: '10',
  oldNote: '',
  newNote: null,
  oldReady: null,
  newReady: null,
  problem: null,
  ...part,
})
const product = (article_code: string, qty: number, price = '10') => ({
  sorg: '1',
  article_code,
  qty,
  price,
  note: '',
})
/** A line at 10 each, and at 8.5 from five pieces on. */
const line = (article: string, qty: number) =>
  ({
    id: `1/${article}`,
    sorg: '1',
    article,
    qty,
    product: {
      price: {
        dealer: '10',
        discount: [
          {
            detail: [
              { salesDealNo: 'D', discount: '-1.5', qty: 5, uom: 'EA', term: '>=', type: '$' },
            ],
          },
        ],
      },
    },
  }) as unknown as ViewLine
const verdicts = (said: Record<string, Resolution>) =>
  new Map(Object.entries(said).map(([code, verdict]) => [`1/${code}`, verdict]))

describe('what is ordered after the differences', () => {
  const seen = [product('same', 1), product('more', 1), product('gone', 2)]

  test('accepted lines are ordered as the server has them, all others as they were seen', () => {
    const differences = [
      difference('more', { newQty: 4, newPrice: '9' }),
      difference('gone', { kind: 'REMOVED', newQty: null, newPrice: null }),
      difference('new', { kind: 'ADDED', oldQty: null, newQty: 7 }),
    ]
    expect(agreedProducts(seen, differences, new Map(), [])).toEqual([
      product('same', 1),
      product('more', 4, '9'),
      product('new', 7),
    ])
  })

  test('a changed quantity is ordered at the price that stood beside it, a dropped line not at all', () => {
    const differences = [
      difference('more', { newQty: 4 }),
      difference('same', { kind: 'PRICE', newPrice: '12' }),
    ]
    const said = verdicts({ more: { kind: 'change', qty: 6 }, same: { kind: 'drop' } })
    expect(agreedProducts(seen, differences, said, [line('more', 4)])).toEqual([
      product('more', 6, '8.5000'),
      product('gone', 2),
    ])
  })

  test('where this device knows no price, none is agreed to: the server will say it', () => {
    expect(
      agreedProducts(
        [],
        [difference('new', { kind: 'ADDED', oldQty: null })],
        verdicts({ new: { kind: 'change', qty: 2 } }),
        [],
      ),
    ).toEqual([{ ...product('new', 2), price: null }])
  })

  test('a note is agreed to as it is now', () => {
    expect(
      agreedProducts(
        seen,
        [difference('same', { kind: 'NOTE', newNote: 'for Ann' })],
        new Map(),
        [],
      )[0],
    ).toEqual({ ...product('same', 1), note: 'for Ann' })
  })

  test('freight is agreed to where it was shown, and stays as it was seen elsewhere', () => {
    const shipments = [
      { sorg: '1', id: 'STD', freight: '5' },
      { sorg: '2', id: 'STD', freight: '6' },
    ]
    const form = agreedForm({ shipto: 'S', paymentId: 'P', shipments } as never, [
      { sorg: '2', name: 'Two', currency: 'USD', oldFreight: '6', newFreight: '9' },
    ])
    expect(form.shipments.map(({ freight }) => freight)).toEqual(['5', '9'])
  })

  test('what changed meanwhile and was never shown is not agreed to', () => {
    expect(
      agreedProducts(seen, [difference('more', { newQty: 4 })], new Map(), [
        line('more', 4),
        line('surprise', 1),
      ]),
    ).not.toContainEqual(expect.objectContaining({ article_code: 'surprise' }))
  })
})

test.each([
  [
    'over stock with some left',
    { reason: 'over_stock', limit: 3 },
    ['change', 'drop'],
    { kind: 'change', qty: 3 },
  ],
  ['over stock with nothing left', { reason: 'over_stock', limit: 0 }, ['drop'], { kind: 'drop' }],
  [
    'over a stock that is masked',
    { reason: 'over_stock', limit: null },
    ['change', 'drop'],
    { kind: 'drop' },
  ],
  ['blocked', { reason: 'order_blocked', limit: null }, ['drop'], { kind: 'drop' }],
] as const)('a line that is %s cannot be accepted', (_, problem, choices, first) => {
  const one = difference('a', { kind: 'PROBLEM', newQty: 9, problem })
  expect(resolutionsFor(one)).toEqual(choices)
  expect(defaultResolution(one)).toEqual(first)
})

test('an order carries how many pieces could leave at once, and keeps what was seen before', () => {
  const shown = [
    { id: '1/some', qty: 4, product: { stocks: { available: 3 } } },
    { id: '1/masked', qty: 4, product: { stocks: { available: null } } },
    { id: '1/again', qty: 4, product: { stocks: { available: 9 } } },
  ]
  const seen = [
    product('some', 4),
    product('masked', 4),
    { ...product('again', 4), ready: 1 },
    product('elsewhere', 1),
  ]
  expect(withReady(seen, shown).map(({ ready }) => ready)).toEqual([3, undefined, 1, undefined])
})
