import { expect, test } from 'vitest'
import { dismissalAt, dismissedFor, dismissedUntil } from './dismissal.ts'

const now = 1_000_000_000_000
const hours = (count: number) => count * 3_600_000

test('closed is closed for two hours', () => {
  expect(dismissedFor).toBe(hours(2))
  const kept = dismissalAt(now)
  expect(dismissedUntil(kept, now)).toBe(now + hours(2))
  expect(dismissedUntil(kept, now + hours(2) - 1)).toBe(now + hours(2))
  expect(dismissedUntil(kept, now + hours(2))).toBe(null)
})

test.each([
  [null],
  [''],
  [' '],
  ['yes'],
  ['{}'],
  ['Infinity'],
  [String(now)],
  [String(now - 1)],
  [String(now + hours(2) + 1)],
])('%j is no dismissal', (kept) => {
  expect(dismissedUntil(kept, now)).toBe(null)
})
