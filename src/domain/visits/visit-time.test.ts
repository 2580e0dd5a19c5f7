import { expect, test } from 'vitest'
import { visitMoment, visitTimeRefusal } from './visit-time.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const at = (text: string) => Date.parse(text)

test.each<[string, string, string, string]>([
  ['sent at once', '2026-11-25T11:30:00Z', '2026-11-25T12:00:00Z', '2026-11-25T11:30:00Z'],
  [
    'three days without a network',
    '2026-11-22T09:10:00Z',
    '2026-11-22T09:40:00Z',
    '2026-11-22T09:10:00Z',
  ],
  [
    'a visit of last week, reported now',
    '2026-11-18T09:10:00Z',
    '2026-11-25T11:59:00Z',
    '2026-11-18T09:10:00Z',
  ],
  [
    'a clock five hours ahead',
    '2026-11-25T16:30:00Z',
    '2026-11-25T17:00:00Z',
    '2026-11-25T11:30:00Z',
  ],
  [
    'a clock a minute ahead is let be, but not into the future',
    '2026-11-25T12:01:00Z',
    '2026-11-25T12:01:00Z',
    '2026-11-25T12:00:00Z',
  ],
  [
    'a clock that began anew in 2000',
    '2000-01-01T00:10:00Z',
    '2000-01-01T01:00:00Z',
    '2026-11-25T11:10:00Z',
  ],
  [
    'a visit in the year 1970 on a clock that is right',
    '1970-01-01T00:00:00Z',
    '2026-11-25T11:50:00Z',
    '2026-11-25T11:50:00Z',
  ],
  [
    'a visit after its own sending',
    '2026-11-25T11:58:00Z',
    '2026-11-25T11:50:00Z',
    '2026-11-25T11:50:00Z',
  ],
  [
    'next year on a clock that is next year',
    '2027-11-25T11:00:00Z',
    '2027-11-25T12:00:00Z',
    '2026-11-25T11:00:00Z',
  ],
])('%s: %s sent %s was %s', (_, visitedAt, sentAt, expected) => {
  const moment = visitMoment({ visitedAt: at(visitedAt), sentAt: at(sentAt), now })
  expect(new Date(moment).toISOString()).toBe(expected.replace('Z', '.000Z'))
})

test('no moment lies in the future or more than a year back, whatever the clocks say', () => {
  const hours = [-400 * 24, -100 * 24, -80 * 24, -5, 0, 0.01, 5, 500, 24 * 10_000]
  for (const visited of hours)
    for (const sent of hours) {
      const clocks = { visitedAt: now + visited * 3.6e6, sentAt: now + sent * 3.6e6, now }
      const age = now - visitMoment(clocks)
      expect(age, `${visited} and ${sent}`).toBeGreaterThanOrEqual(0)
      expect(age, `${visited} and ${sent}`).toBeLessThanOrEqual(366 * 86_400_000)
    }
})

test.each([
  ['2026-11-25T12:00:00Z', null],
  ['2026-11-25T12:01:59Z', null],
  ['2026-11-25T12:03:00Z', 'in_future'],
  ['2025-11-26T12:00:00Z', null],
  ['2025-11-20T12:00:00Z', 'too_old'],
])('a program that reports a visit of %s: %s', (visitedAt, refusal) => {
  expect(visitTimeRefusal(at(visitedAt), now)).toBe(refusal)
})
