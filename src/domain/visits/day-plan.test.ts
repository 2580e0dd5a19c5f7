import { expect, test } from 'vitest'
import { addStops, type DayStop, dueReasons, moveStop, tickStop } from './day-plan.ts'

const stop = (customer: string, doneAt: number | null = null): DayStop => ({
  customer,
  name: `Shop ${customer}`,
  doneAt,
})
const route = [stop('a'), stop('b', 5), stop('c')]
const order = (stops: readonly DayStop[]) => stops.map(({ customer }) => customer).join('')

test('a customer is on the route once, with what is known of it', () => {
  const added = addStops(route, [
    { customer: 'b', name: 'Another name' },
    { customer: 'd', name: 'D' },
  ])
  expect(order(added)).toBe('abcd')
  expect(added[1]).toEqual(stop('b', 5))
})

test.each([
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 5, 'abc'],
  ['a', 9, 'bca'],
  ['x', 1, 'abc'],
])('%s moves by %i', (customer, by, expected) => {
  expect(order(moveStop(route, customer, by))).toBe(expected)
})

test('a stop is ticked off, and the tick is taken back', () => {
  expect(tickStop(route, 'a', 7)[0]!.doneAt).toBe(7)
  expect(tickStop(route, 'b', null)[1]!.doneAt).toBeNull()
})

const now = Date.parse('2026-11-25T12:00:00Z')
test.each([
  ['nothing is known', { lastVisit: undefined, hasOverdue: false, openOrders: 0 }, []],
  ['never visited', { lastVisit: null, hasOverdue: false, openOrders: 0 }, ['visit']],
  [
    'visited lately, owing, waiting',
    { lastVisit: now - 86_400_000, hasOverdue: true, openOrders: 2 },
    ['overdue', 'open_orders'],
  ],
  [
    'visited long ago',
    { lastVisit: now - 61 * 86_400_000, hasOverdue: false, openOrders: 0 },
    ['visit'],
  ],
] as const)('%s', (_, known, reasons) => {
  expect(dueReasons(known, now)).toEqual(reasons)
})
