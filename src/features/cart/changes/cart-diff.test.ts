import { expect, test } from 'vitest'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import { type CartDiff, advanceDiff, startDiff, resumeDiff, toRemember } from './cart-diff.ts'

const line = (article: string, change: Partial<ViewLine> = {}): ViewLine => ({
  id: `1/${article}`,
  sorg: '1',
  article,
  qty: 2,
  unsent: false,
  note: '',
  uom: 'EA',
  product: null,
  unitPrice: '10',
  subtotal: '20',
  problem: null,
  ...change,
})
const view = (at: number | null, ...lines: ViewLine[]): CartView => ({
  key: '',
  lines,
  totalQuantity: 0,
  totals: [],
  version: at,
  pendingCount: 0,
  ownSeq: 0,
  at,
})
const after = (first: CartView, ...next: CartView[]) =>
  next.reduce(advanceDiff, startDiff('c', first))
const told = ({ changes }: CartDiff) => changes.map(({ kind, article }) => `${kind} ${article}`)

test.each<[string, CartView[], string[]]>([
  [
    'a dearer line and one that is gone, in the next answer',
    [view(1, line('A'), line('B')), view(2, line('A', { unitPrice: '12' }))],
    ['PRICE A', 'REMOVED B'],
  ],
  ['the first answer there is', [view(null, line('A', { unsent: true })), view(1, line('B'))], []],
  ['the device has forgotten the answer', [view(1, line('A')), view(null)], []],
  [
    'a line that the buyer took out',
    [view(1, line('A'), line('B')), view(1, line('A')), view(2, line('A'))],
    [],
  ],
  [
    'he took it out, and took that back',
    [view(1, line('A')), view(1), view(1, line('A')), view(2)],
    ['REMOVED A'],
  ],
  [
    'his change waits, and is answered',
    [
      view(1, line('A')),
      view(1, line('A', { qty: 3, unsent: true })),
      view(2, line('A', { qty: 3, unsent: true })),
      view(3, line('A', { qty: 3 })),
    ],
    [],
  ],
  [
    'what was told stays so with the answers that follow',
    [
      view(1, line('A'), line('B')),
      view(2, line('A', { unitPrice: '12' })),
      view(2, line('A', { unitPrice: '12' })),
      view(3, line('A', { unitPrice: '12' })),
    ],
    ['PRICE A', 'REMOVED B'],
  ],
  [
    'it is as it was again',
    [
      view(1, line('A'), line('B')),
      view(2, line('A', { unitPrice: '12' })),
      view(3, line('A'), line('B')),
    ],
    [],
  ],
  [
    'a line that came later is followed too',
    [
      view(1, line('A')),
      view(1, line('A'), line('B', { unsent: true })),
      view(2, line('A'), line('B')),
      view(3, line('A')),
    ],
    ['REMOVED B'],
  ],
  [
    'he took a line out in another tab while this one slept',
    [view(1, line('A'), line('B')), { ...view(2, line('A', { unitPrice: '12' })), ownSeq: 1 }],
    ['PRICE A'],
  ],
])('%s', (_, [first, ...next], expected) => expect(told(after(first!, ...next))).toEqual(expected))

test.each<[string, boolean, string[]]>([
  ['all of it', false, ['PRICE A', 'REMOVED B']],
  ['but for what is gone, where he has changed something himself', true, ['PRICE A']],
])(
  'the answer was there before the screen: the cart as it was seen last is compared, %s',
  (_, own, expected) => {
    expect(
      told(
        resumeDiff(
          'c',
          { lines: [line('A'), line('B')], since: 1, own },
          view(2, line('A', { unitPrice: '12' })),
        ),
      ),
    ).toEqual(expected)
  },
)

const tyre = {
  name: 'Tyre',
  price: {
    dealer: '10',
    discount: [
      { detail: [{ salesDealNo: 'D', discount: '-1', qty: 5, uom: 'EA', term: '>=', type: 'A' }] },
    ],
  },
  picture: '/large.svg',
} as unknown as ViewLine['product']
const written = (watch: CartDiff) =>
  JSON.parse(JSON.stringify(toRemember(watch, watch.changes))) as ReturnType<typeof toRemember>

test('what one page has not been told as read the next one tells again, and what it tells goes on from there', () => {
  const lines = ['A', 'B', 'C'].map((code) => line(code, { product: tyre }))
  const now = view(2, line('A', { unitPrice: '12', product: tyre }), line('C', { product: tyre }))
  const first = after(view(1, ...lines), now)
  const next = resumeDiff('c', { lines: written(first), since: first.since, own: false }, now)
  expect([told(first), told(next)]).toEqual([
    ['PRICE A', 'REMOVED B'],
    ['PRICE A', 'REMOVED B'],
  ])
  expect(next.changes.map(({ name }) => name)).toEqual(['Tyre', 'Tyre'])
  // Five are cheaper: that is the buyer's doing, and the price went up all the same.
  expect(
    advanceDiff(
      next,
      view(3, line('A', { qty: 5, unitPrice: '11', product: tyre }), line('C', { product: tyre })),
    ).changes,
  ).toMatchObject([{ kind: 'PRICE', oldPrice: '9.0000', newPrice: '11' }, { kind: 'REMOVED' }])
})

test('a line that stands as it was seen is remembered without what only a screen needs', () => {
  expect(toRemember(startDiff('c', view(1, line('A', { product: tyre }))), [])).toEqual([
    {
      sorg: '1',
      article: 'A',
      qty: 2,
      unsent: false,
      unitPrice: '10',
      problem: null,
      product: { name: 'Tyre' },
    },
  ])
})

test('between two answers nothing is compared: 2,000 lines cost a keystroke nothing', () => {
  const many = Array.from({ length: 2_000 }, (_, n) => line(`A${n}`))
  const watch = startDiff('c', view(1, ...many))
  const next = view(1)
  Object.defineProperty(next, 'lines', {
    get: () => {
      throw new Error('compared')
    },
  })
  expect(advanceDiff(watch, next)).toEqual({ ...watch, last: next })
})
