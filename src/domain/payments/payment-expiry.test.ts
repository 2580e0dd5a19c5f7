import { expect, test } from 'vitest'
import { expiryAt, isOverdue } from './payment-expiry.ts'

test('a request ends hours after it was made', () => {
  expect(expiryAt(new Date('2026-11-25T10:00:00Z'), 72).toISOString()).toBe(
    '2026-11-28T10:00:00.000Z',
  )
  // Hours, not days of the clock: a change to winter time takes nothing away.
  expect(expiryAt(new Date('2026-10-24T22:30:00Z'), 24).toISOString()).toBe(
    '2026-10-25T22:30:00.000Z',
  )
})

test.each([
  ['waiting', '2026-11-25T10:00:00Z', true],
  ['waiting', '2026-11-25T09:59:59Z', true],
  ['waiting', '2026-11-25T10:00:01Z', false],
  ['uploaded', '2026-11-20T10:00:00Z', false],
  ['completed', '2026-11-20T10:00:00Z', false],
  ['failed', '2026-11-20T10:00:00Z', false],
])('%s until %s is overdue at ten: %s', (status, until, overdue) =>
  expect(isOverdue({ status, expiresAt: new Date(until) }, new Date('2026-11-25T10:00:00Z'))).toBe(
    overdue,
  ),
)
