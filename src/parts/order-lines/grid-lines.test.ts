import { expect, test } from 'vitest'
import type { DraftRow } from '#offline/drafts/fast-order-draft.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { canBeAdded, type Known, totalsOf } from './grid-line.ts'
import { createLines, linesOfArticles } from './grid-lines.ts'

const article = (code: string, change: Partial<ProductFacts> = {}): ProductFacts =>
  ({
    id: `2000/${code}`,
    sorg: '2000',
    article_code: code,
    article_code_display: code,
    block: null,
    orderQuota: null,
    stocks: { available: 10, custorder: 0, nextArrival: [], mostToOrder: 10 },
    price: {
      dealer: '10',
      decimal_precission: 2,
      discount: [
        {
          salesDealNo: 'V',
          description: '',
          detail: [{ salesDealNo: 'V', discount: '-10', qty: 5, uom: 'EA', term: '>=', type: '%' }],
        },
      ],
    },
    ...change,
  }) as unknown as ProductFacts
const answered = (...products: ProductFacts[]): Known => ({ kind: 'answered', products })
const known = new Map<string, Known>([
  ['a', answered(article('A'))],
  ['ean', answered(article('A'))],
  ['blocked', answered(article('B', { block: 'brand_blocked' }))],
  ['quota', answered(article('Q', { orderQuota: 3 }))],
  ['two', answered(article('C'), article('D'))],
  [
    'sorgs',
    answered(article('E', { id: '1000/E', sorg: '1000', block: 'sorg_blocked' }), article('E')),
  ],
  ['none', answered()],
  ...(
    [
      ['waits', null],
      ['ahead', 15],
    ] as const
  ).map(([code, mostToOrder]): [string, Known] => [
    code,
    answered(
      article(code, { stocks: { available: 10, custorder: 0, nextArrival: [], mostToOrder } }),
    ),
  ]),
  [
    'atonce',
    answered(
      article('L', {
        stocks: { available: 10, custorder: 0, nextArrival: [], mostToOrder: 10, mostAtOnce: 4 },
      }),
    ),
  ],
  ['later', { kind: 'unanswered' }],
])
const row = (code: string, qty = 1, more: Partial<DraftRow> = {}): DraftRow => ({
  id: code,
  code,
  qty,
  pick: null,
  ...more,
})
const make = (rows: DraftRow[], inCart: Record<string, number> = {}) =>
  createLines()(rows, known, new Map(Object.entries(inCart)))

test.each<[string, DraftRow, string, boolean]>([
  ['an article', row('a'), 'ready', true],
  ['more than in stock', row('a', 11), 'problem', true],
  ['more than can leave at once', row('atonce', 5), 'problem', true],
  ['blocked', row('blocked'), 'problem', false],
  ['over the quota', row('quota', 4), 'problem', false],
  ['two articles of one code', row('two'), 'choose', false],
  ['of two the one that was picked', row('two', 1, { pick: '2000/D' }), 'ready', true],
  [
    'one article of two sales organisations: the one that can be ordered',
    row('sorgs'),
    'ready',
    true,
  ],
  ['unknown', row('none'), 'unknown', false],
  ['no answer', row('later'), 'unanswered', false],
  ['not asked yet', row('new'), 'asking', false],
])('%s', (_, wanted, state, addable) => {
  const [line] = make([wanted])
  expect([line!.state, canBeAdded(line!)]).toEqual([state, addable])
})

test('price break and amount are the quantity’s; where stock is no limit it is only said', () => {
  expect(make([row('a', 5)])[0]).toMatchObject({ unit: '9.0000', subtotal: '45.00', short: null })
  expect(make([row('waits', 12)])[0]).toMatchObject({ state: 'ready', short: 10 })
  expect(make([row('ahead', 12)])[0]).toMatchObject({ state: 'ready', short: 10 })
  expect(make([row('ahead', 16)])[0]).toMatchObject({
    problem: { reason: 'over_stock', limit: 15 },
  })
})

test('one article in two rows counts together', () => {
  expect(make([row('a', 6), row('ean', 6)]).map(({ problem }) => problem)).toEqual([
    { reason: 'over_stock', limit: 10 },
    { reason: 'over_stock', limit: 10 },
  ])
})

test.each<[string, DraftRow, Record<string, number>, string]>([
  ['within the quota', row('quota', 2), { '2000/Q': 1 }, 'ready 10.0000 true'],
  ['over the quota', row('quota', 2), { '2000/Q': 2 }, 'over_quota 10.0000 false'],
  ['more than in stock', row('a', 6), { '2000/A': 5 }, 'over_stock 9.0000 true'],
  ['more than can leave at once', row('atonce', 2), { '2000/L': 3 }, 'over_ready 9.0000 true'],
  ['the price break of all pieces', row('a', 1), { '2000/A': 4 }, 'ready 9.0000 true'],
  ['another article in the cart', row('a', 1), { '2000/B': 4 }, 'ready 10.0000 true'],
])('with what lies in the cart: %s', (_, wanted, inCart, is) => {
  const [line] = make([wanted], inCart)
  expect(`${line!.problem?.reason ?? line!.state} ${line!.unit} ${canBeAdded(line!)}`).toBe(is)
})

test('two rows of one article are priced together, as the cart will price them', () => {
  expect(make([row('a', 3), row('ean', 2)]).map(({ unit, subtotal }) => [unit, subtotal])).toEqual([
    ['9.0000', '27.00'],
    ['9.0000', '18.00'],
  ])
})

test('a total is what the cart grows by: what lies there at the old price comes at the new one', () => {
  // Four at 10 lie there; with two more all six cost 9.
  expect(totalsOf(make([row('a', 2)], { '2000/A': 4 }))).toMatchObject([
    { total: '14', repriced: '-4', pieces: 2 },
  ])
  expect(totalsOf(make([row('a', 1), row('ean', 1)], { '2000/A': 4 }))).toMatchObject([
    { total: '14', repriced: '-4', pieces: 2, lines: 2 },
  ])
  expect(totalsOf(make([row('a', 1)], { '2000/A': 7 }))).toMatchObject([
    { total: '9', repriced: '0' },
  ])
})

test('totals are of what can be added, by sales organisation', () => {
  expect(
    totalsOf(make([row('a', 2), row('blocked', 9), row('none', 9), row('sorgs', 1)])),
  ).toMatchObject([{ sorg: '2000', total: '30', pieces: 3, lines: 2 }])
})

test('a line that nothing has changed of is the same object', () => {
  const lines = createLines()
  const rows = [row('a'), row('quota')]
  const first = lines(rows, known)
  const second = lines([rows[0]!, { ...rows[1]!, qty: 2 }], known)
  expect([second[0] === first[0], second[1] === first[1]]).toEqual([true, false])
  const third = lines([rows[0]!, { ...rows[1]!, qty: 2 }], known, new Map([['2000/A', 1]]))
  expect(third[0] === first[0]).toBe(false)
})

test('articles that are known come to what the cart has of them, those of other rows among it', () => {
  const lines = linesOfArticles(
    [
      { id: '1', product: article('A'), qty: 2 },
      { id: '2', product: article('A'), qty: 2 },
      { id: '3', product: article('Q', { orderQuota: 3 }), qty: 2 },
    ],
    new Map([
      ['2000/A', 1],
      ['2000/Q', 2],
    ]),
  )
  expect(
    lines.map(({ row: { id }, unit, subtotal, lying, problem }) => [
      id,
      unit,
      subtotal,
      lying,
      problem?.reason ?? null,
    ]),
  ).toEqual([
    ['1', '9.0000', '18.00', 1, null],
    ['2', '9.0000', '18.00', 1, null],
    ['3', '10.0000', '20.00', 2, 'over_quota'],
  ])
})
