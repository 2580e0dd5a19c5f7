import { expect, test } from 'vitest'
import { today } from '../../../tests/cases/day.ts'
import { coming, plain, shows, two } from '../../../tests/cases/stock-display.ts'
import { orderedAhead, readyPieces, shownStock, stockOn, stockText } from './stock-display.ts'

test.each(shows)('%s', (_, facts, rules, seen) =>
  expect(shownStock(facts, { ...plain, ...rules }, today)).toMatchObject(seen),
)

test('a device that was away drops what should have come, and what hung on it', () => {
  const stock = shownStock(
    coming,
    { ...plain, preOrderDisplay: true, orderTypeDisplay: true },
    today,
  )
  expect(stockOn(stock, '2026-12-01')).toEqual(stock)
  expect(stockOn(stock, '2026-12-02')).toEqual({
    ...stock,
    nextArrival: [],
    preOrder: false,
    orderType: null,
  })
  const kept = shownStock(two, { ...plain, orderTypeDisplay: true }, today)
  expect(stockOn(kept, '2027-01-01')).toEqual(kept)
})

const arriving = [
  { date: '2026-12-01', qty: 8 },
  { date: '2027-01-10', qty: 4 },
]
const masked = arriving.map(({ date }) => ({ date, qty: null }))
test.each<
  [
    what: string,
    qty: number,
    stock: Parameters<typeof orderedAhead>[1],
    mayPreOrder: boolean,
    expected: ReturnType<typeof orderedAhead>,
  ]
>([
  ['all of it is there', 3, { available: 3, nextArrival: arriving }, true, null],
  [
    'none is there',
    3,
    { available: 0, nextArrival: arriving, preOrder: true },
    true,
    { pieces: 3, from: '2026-12-01' },
  ],
  [
    'a part is there',
    5,
    { available: 3, nextArrival: arriving, preOrder: false },
    true,
    { pieces: 2, from: '2026-12-01' },
  ],
  [
    'more was sold than there was',
    5,
    { available: -4, nextArrival: arriving },
    true,
    { pieces: 5, from: '2026-12-01' },
  ],
  [
    'all arrivals are needed',
    12,
    { available: 0, nextArrival: arriving },
    true,
    { pieces: 12, from: '2026-12-01' },
  ],
  [
    'more than arrives: the rest is no pre-order',
    20,
    { available: 2, nextArrival: arriving },
    true,
    { pieces: 12, from: '2026-12-01' },
  ],
  [
    'arrivals without their numbers',
    20,
    { available: 2, nextArrival: masked },
    true,
    { pieces: 18, from: '2026-12-01' },
  ],
  [
    'arrivals that are not shown',
    4,
    { available: 0, nextArrival: [], preOrder: true },
    true,
    { pieces: 4, from: null },
  ],
  ['nothing arrives', 4, { available: 0, nextArrival: [], preOrder: false }, true, null],
  ['nothing is known of an arrival', 4, { available: 1, nextArrival: [] }, true, null],
  ['nobody may', 4, { available: 0, nextArrival: arriving, preOrder: false }, false, null],
  [
    'the stock is not to be seen',
    4,
    { available: null, nextArrival: arriving, preOrder: false },
    true,
    null,
  ],
  ['nothing is ordered', 0, { available: 0, nextArrival: arriving, preOrder: true }, true, null],
])('ordered ahead: %s', (_, qty, stock, mayPreOrder, expected) =>
  expect(orderedAhead(qty, stock, mayPreOrder)).toEqual(expected),
)

const next = [{ date: '2026-12-01' }]
test.each([
  [3, { available: 5 }, 3],
  [3, { available: 2 }, 2],
  [3, { available: -1 }, 0],
  [3, { available: null }, undefined],
  [3, null, undefined],
])('of %i pieces with %j so many can leave at once: %j', (qty, stock, ready) => {
  expect(readyPieces(qty, stock)).toBe(ready)
})

test.each<[Parameters<typeof stockText>[0], ReturnType<typeof stockText>]>([
  [{ available: 51, nextArrival: next }, { kind: 'plenty' }],
  [
    { available: 50, nextArrival: [] },
    { kind: 'some', available: 50 },
  ],
  [
    {
      available: 99,
      areas: [
        { area: 'West', available: 99 },
        { area: 'East', available: 0 },
      ],
      nextArrival: [],
    },
    { kind: 'areas', areas: [{ area: 'West', available: 99 }] },
  ],
  [
    { available: 0, areas: [{ area: 'West', available: 0 }], nextArrival: next },
    { kind: 'arrives', date: '2026-12-01' },
  ],
  [{ available: 0, nextArrival: [] }, { kind: 'none' }],
  [{ available: -1, areas: null, nextArrival: [] }, { kind: 'none' }],
  [
    { available: null, nextArrival: next },
    { kind: 'arrives', date: '2026-12-01' },
  ],
  [{ available: null, nextArrival: [] }, { kind: 'untold' }],
  [{ available: null, inStock: true, nextArrival: next }, { kind: 'plenty' }],
  [
    { available: null, inStock: false, nextArrival: next },
    { kind: 'arrives', date: '2026-12-01' },
  ],
  [{ available: null, inStock: false, nextArrival: [] }, { kind: 'none' }],
])('%j is said as %j', (stock, saying) => expect(stockText(stock)).toEqual(saying))
