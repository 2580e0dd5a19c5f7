import { expect, test } from 'vitest'
import { type PeriodRefusal, periodRefusal, usualPeriod } from './period.ts'

test.each<[string, string, PeriodRefusal | null]>([
  ['2026-01-01', '2026-12-31', null],
  ['2026-05-04', '2026-05-04', null],
  ['2026-05-05', '2026-05-04', 'to_before_from'],
  ['2025-12-31', '2026-01-01', 'other_year'],
  ['2025-01-01', '2025-12-31', null],
  ['2026-06-02', '2026-06-03', 'in_future'],
  ['2026-06-01', '2026-12-31', null],
])('%s to %s: %s', (from, to, refusal) => {
  expect(periodRefusal(from, to, '2026-06-01')).toBe(refusal)
})

test.each([
  ['2026-06-30', '2026-06-01'],
  ['2026-01-10', '2026-01-01'],
])('on %s it begins at %s', (today, from) => {
  expect(usualPeriod(today)).toEqual({ from, to: today })
})
