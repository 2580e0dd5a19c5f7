import { expect, test } from 'vitest'
import { addDays, dayIn, isDay } from './day.ts'

test.each([
  ['America/New_York', '2026-03-01T04:59:00Z', '2026-02-28'],
  ['America/New_York', '2026-03-01T05:00:00Z', '2026-03-01'],
  ['Asia/Jakarta', '2026-02-28T17:00:00Z', '2026-03-01'],
  ['Europe/Berlin', '2026-06-30T21:59:59Z', '2026-06-30'],
])('in %s at %s it is %s', (zone, at, expected) => {
  expect(dayIn(zone, new Date(at))).toBe(expected)
})

test('a zone nobody knows is said', () => {
  expect(() => dayIn('Moon/Crater', new Date())).toThrow(RangeError)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %s days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  ['2026-02-28T00:00', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
