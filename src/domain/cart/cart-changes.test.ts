import { expect, test } from 'vitest'
import { cartChanges, type ShownLine } from './cart-changes.ts'

type Line = ShownLine & { id: string }

const tenFrom5 = [
  { detail: [{ salesDealNo: 'D', discount: '-1', qty: 5, uom: 'EA', term: '>=', type: 'A' }] },
]
const product = (dealer: string | null = '10.0000') => ({
  name: 'Tyre',
  price: { dealer, discount: tenFrom5 },
})
const line = (change: Partial<Line> = {}): Line => ({
  id: '1000/A',
  sorg: '1000',
  article: 'A',
  qty: 2,
  unsent: false,
  unitPrice: '10.0000',
  problem: null,
  product: product(),
  ...change,
})
const blocked = { reason: 'order_blocked', limit: null } as const
const short = { reason: 'over_stock', limit: 1 } as const

test.each<[string, Line[], Line[], unknown[][]]>([
  ['nothing', [line()], [line()], []],
  [
    'dearer',
    [line()],
    [line({ unitPrice: '12', product: product('12') })],
    [['PRICE', '10.0000', '12', null]],
  ],
  [
    'the price is gone',
    [line()],
    [line({ unitPrice: null, product: product(null) })],
    [['PRICE', '10.0000', null, null]],
  ],
  [
    'the buyer ordered as many as are cheaper',
    [line()],
    [line({ qty: 5, unitPrice: '9.0000' })],
    [],
  ],
  [
    'he did, and the price went up too',
    [line()],
    [line({ qty: 5, unitPrice: '11.0000', product: product('12') })],
    [['PRICE', '9.0000', '11.0000', null]],
  ],
  [
    'of an article that is not known nobody can say',
    [line({ product: null })],
    [line({ qty: 5, unitPrice: '9.0000' })],
    [],
  ],
  [
    'blocked',
    [line()],
    [line({ problem: blocked })],
    [['PROBLEM', '10.0000', '10.0000', 'order_blocked']],
  ],
  [
    'blocked, and the buyer ordered more',
    [line()],
    [line({ qty: 3, problem: blocked })],
    [['PROBLEM', '10.0000', '10.0000', 'order_blocked']],
  ],
  [
    'blocked already when it was seen',
    [line({ problem: blocked })],
    [line({ problem: blocked })],
    [],
  ],
  ['free again', [line({ problem: blocked })], [line()], []],
  [
    'sold out meanwhile',
    [line()],
    [line({ problem: short })],
    [['PROBLEM', '10.0000', '10.0000', 'over_stock']],
  ],
  ['the buyer ordered more than there is', [line()], [line({ qty: 3, problem: short })], []],
  [
    'a colleague took the line out, or its article was withdrawn',
    [line()],
    [],
    [['REMOVED', '10.0000', null, null]],
  ],
  ['a colleague added one', [], [line()], []],
  [
    "the buyer's own change waits",
    [line()],
    [line({ unsent: true, unitPrice: '12', problem: blocked })],
    [],
  ],
])('%s', (_, seen, now, expected) => {
  const changes = cartChanges(new Map(seen.map((one) => [one.id, one])), now)
  expect(
    changes.map(({ kind, oldPrice, newPrice, problem }) => [
      kind,
      oldPrice,
      newPrice,
      problem?.reason ?? null,
    ]),
  ).toEqual(expected)
  expect(changes.every(({ name }) => name === 'Tyre')).toBe(true)
})

test('a line that is gone has the quantity and the name it had', () => {
  expect(cartChanges(new Map([['1000/A', line({ qty: 7 })]]), [])).toMatchObject([
    { kind: 'REMOVED', name: 'Tyre', oldQty: 7, newQty: null },
  ])
})
