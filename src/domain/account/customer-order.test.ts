import { expect, test } from 'vitest'
import { orderCustomers, withRecent } from './customer-order.ts'

const all = ['1', '2', '3', '4', '5'].map((id) => ({
  id,
  reasonBlocked: id === '1' || id === '4' ? 'overdue' : null,
}))

test.each<[string[], string]>([
  [[], '2 3 5 1 4'],
  [['5', '3'], '5 3 2 1 4'],
  [['4', '5'], '5 2 3 1 4'],
  [['9'], '2 3 5 1 4'],
])('of those chosen lately %j: %s', (recent, order) => {
  expect(
    orderCustomers(all, recent)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(order)
})

test.each<[string[], string, string]>([
  [[], 'a', 'a'],
  [['a', 'b'], 'b', 'b a'],
  [['a', 'b', 'c', 'd', 'e'], 'f', 'f a b c d'],
])('after %j and %s: %s', (recent, id, expected) => {
  expect(withRecent(recent, id).join(' ')).toBe(expected)
})
