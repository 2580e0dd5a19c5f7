import { expect, test } from 'vitest'
import { type KeyedOrder, type KeyFacts, orderKey } from './catalogue-keys.ts'

const of = (facts: Partial<KeyFacts>): KeyFacts => ({
  dealer: null,
  retail: 0,
  available: 0,
  arrival: null,
  sold: 0,
  ...facts,
})

test.each<[KeyedOrder, Partial<KeyFacts>[]]>([
  ['OWN_PRICE', [{ dealer: 5 }, { dealer: 20 }, {}]],
  ['OWN_PRICE_DESC', [{ dealer: 20 }, { dealer: 5 }, {}]],
  ['MARGIN', [{ dealer: 5, retail: 20 }, { dealer: 15, retail: 20 }, { dealer: 5 }]],
  ['STOCK', [{ available: 9 }, { available: 1 }, {}]],
  ['ARRIVAL', [{ arrival: '2026-12-01' }, { arrival: '2027-01-02' }, {}]],
  ['BEST_SELLING', [{ sold: 7 }, { sold: 2 }, {}]],
])('%s puts what is wanted first and what is unknown last', (order, facts) => {
  const keys = facts.map((one) => orderKey(order, of(one)))
  expect([...keys].sort((a, b) => a - b)).toEqual(keys)
  expect(new Set(keys).size).toBe(3)
})
