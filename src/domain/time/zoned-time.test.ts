import { expect, test } from 'vitest'
import { isLocalMinute, minuteIn, momentIn } from './zoned-time.ts'

test.each([
  ['Europe/Berlin', '2026-11-25T09:30', '2026-11-25T08:30:00.000Z'],
  ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['Asia/Jakarta', '2026-11-25T00:15', '2026-11-24T17:15:00.000Z'],
  ['Asia/Kathmandu', '2026-11-25T05:45', '2026-11-25T00:00:00.000Z'],
  ['America/New_York', '2026-11-25T23:59', '2026-11-26T04:59:00.000Z'],
  // Clocks are set back: 02:30 comes twice, and the first counts.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['UTC', '2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
])('%s: %s is %s', (zone, minute, moment) => {
  expect(momentIn(zone, minute).toISOString()).toBe(moment)
  expect(minuteIn(zone, new Date(moment))).toBe(minute)
})

test('a minute that the clocks skip is the next one they show', () => {
  const at = momentIn('Europe/Berlin', '2026-03-29T02:30')
  expect(at.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(minuteIn('Europe/Berlin', at)).toBe('2026-03-29T03:30')
})

test.each([
  ['2026-11-25T09:30', true],
  ['2026-02-30T09:30', false],
  ['2026-11-25T24:00', false],
  ['2026-11-25', false],
  ['2026-11-25T09:30Z', false],
  ['0026-11-25T09:30', false],
  ['', false],
])('%j: %s', (text, is) => {
  expect(isLocalMinute(text)).toBe(is)
})
