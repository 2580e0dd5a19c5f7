import { expect, test } from 'vitest'
import { blocks, free } from '../../../tests/cases/article-block.ts'
import { today } from '../../../tests/cases/day.ts'
import { blockOf, lineProblem, mayBeOrdered, moreProblem, stockLimits } from './article-block.ts'

test.each(blocks)('%j with a price %s: %s', (facts, hasPrice, expected) => {
  expect(blockOf({ ...free, ...facts }, hasPrice, today)).toBe(expected)
})

test.each<[Parameters<typeof lineProblem>, ReturnType<typeof lineProblem>]>([
  [[null, 5, null, null], null],
  [['order_blocked', 5, 3, 1], { reason: 'order_blocked', limit: null }],
  [[null, 5, 5, null], null],
  [[null, 6, 5, null], { reason: 'over_quota', limit: 5 }],
  [[null, 6, 5, 2], { reason: 'over_quota', limit: 5 }],
  [[null, 4, 5, 3], { reason: 'over_stock', limit: 3 }],
  [[null, 3, null, 3], null],
  [[null, 1, null, -2], { reason: 'over_stock', limit: 0 }],
  [[null, 4, 5, 9, 3], { reason: 'over_ready', limit: 3 }],
  [[null, 3, 5, 9, 3], null],
  [[null, 10, null, 9, 3], { reason: 'over_stock', limit: 9 }],
  [[null, 1, null, null, 0], { reason: 'over_ready', limit: 0 }],
])('%j → %j', (given, expected) => {
  expect(lineProblem(...given)).toEqual(expected)
})

test.each<[string, Parameters<typeof stockLimits>, ReturnType<typeof stockLimits>]>([
  [
    'nothing is checked',
    [
      { available: 5, readyToShip: 2, arriving: 9 },
      { availableStockCheck: false, exactQtyCheck: false, preOrder: true },
    ],
    { left: null, ready: null },
  ],
  [
    'the stock',
    [
      { available: 5, readyToShip: 2, arriving: 9 },
      { availableStockCheck: true, exactQtyCheck: false, preOrder: false },
    ],
    { left: 5, ready: null },
  ],
  [
    'the stock and what is on its way',
    [
      { available: 5, readyToShip: 2, arriving: 9 },
      { availableStockCheck: true, exactQtyCheck: false, preOrder: true },
    ],
    { left: 14, ready: null },
  ],
  [
    'what can leave at once',
    [
      { available: 5, readyToShip: 2, arriving: 9 },
      { availableStockCheck: false, exactQtyCheck: true, preOrder: true },
    ],
    { left: null, ready: 2 },
  ],
  [
    'no more can leave than is there',
    [
      { available: 1, readyToShip: 4, arriving: 0 },
      { availableStockCheck: true, exactQtyCheck: true, preOrder: false },
    ],
    { left: 1, ready: 1 },
  ],
  [
    'sold more than there was',
    [
      { available: -3, readyToShip: 4, arriving: 6 },
      { availableStockCheck: true, exactQtyCheck: true, preOrder: true },
    ],
    { left: 6, ready: 0 },
  ],
])('limits: %s', (_, given, expected) => {
  expect(stockLimits(...given)).toEqual(expected)
})

const free5 = { block: null, orderQuota: 5, stocks: { mostToOrder: 7 } }
test.each<[what: string, Parameters<typeof moreProblem>, ReturnType<typeof moreProblem>, boolean]>([
  ['within both', [free5, 2, 3], null, true],
  [
    'with what is in the cart it is more than one order may hold',
    [free5, 3, 3],
    { reason: 'over_quota', limit: 5 },
    false,
  ],
  [
    'more than is there',
    [{ ...free5, orderQuota: null }, 8, 0],
    { reason: 'over_stock', limit: 7 },
    true,
  ],
  ['blocked', [{ ...free5, block: 'no_price' }, 1, 0], { reason: 'no_price', limit: null }, false],
  ['nobody knows the stock', [{ block: null, orderQuota: null, stocks: null }, 900, 0], null, true],
])('more of an article: %s', (_, given, problem, may) => {
  expect(moreProblem(...given)).toEqual(problem)
  expect(mayBeOrdered(problem)).toBe(may)
})
