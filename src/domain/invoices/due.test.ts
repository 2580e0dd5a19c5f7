import { expect, test } from 'vitest'
import { dayIn } from '../time/day.ts'
import { type Ageing, ageingOf, daysUntilDue, dueText } from './due.ts'
import { isPayable } from './invoice-status.ts'

test.each<[number, Ageing]>([
  [400, 'not_due'],
  [1, 'not_due'],
  [0, 'not_due'],
  [-1, 'days_1_30'],
  [-30, 'days_1_30'],
  [-31, 'days_31_60'],
  [-60, 'days_31_60'],
  [-61, 'days_61_90'],
  [-90, 'days_61_90'],
  [-91, 'over_90'],
  [-4000, 'over_90'],
])('%i days until due is %s', (overdue, ageing) => expect(ageingOf(overdue)).toBe(ageing))

test.each([
  [0, { kind: 'now' }],
  [1, { kind: 'within', days: 1 }],
  [30, { kind: 'within', days: 30 }],
  [-1, { kind: 'overdue', days: 1 }],
  [-45, { kind: 'overdue', days: 45 }],
])('%i days until due', (overdue, text) => expect(dueText(overdue)).toEqual(text))

test.each([
  ['2026-11-25', '2026-11-25', 0],
  ['2026-11-26', '2026-11-25', 1],
  ['2026-11-24', '2026-11-25', -1],
  ['2027-01-01', '2026-12-31', 1],
  ['2028-03-01', '2028-02-28', 2],
  // Clocks go back that night: a day of 25 hours.
  ['2026-10-26', '2026-10-25', 1],
])('due on %s, seen on %s: %i days', (due, today, days) => {
  expect(daysUntilDue(due, today)).toBe(days)
})

test('the day is the tenant’s: late in the evening in New York it is tomorrow in Jakarta', () => {
  const at = new Date('2026-11-25T20:00:00Z')
  expect(daysUntilDue('2026-11-25', dayIn('America/New_York', at))).toBe(0)
  expect(daysUntilDue('2026-11-25', dayIn('Asia/Jakarta', at))).toBe(-1)
})

test.each([
  ['Open', true],
  ['', true],
  [null, true],
  ['Pending Payment', false],
  ['Waiting For Payment', false],
  ['Cleared', false],
])('an invoice with status %s is payable: %s', (status, is) =>
  expect(isPayable({ status })).toBe(is),
)
