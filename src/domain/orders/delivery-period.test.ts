import { expect, test } from 'vitest'
import { isPeriod, periodOf } from './delivery-period.ts'

test.each([
  [{}, { from: '2026-10-26', to: '2026-11-25' }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-12-01' }],
  [{ to: '2026-11-10' }, { from: '2026-10-11', to: '2026-11-10' }],
  [
    { from: '2026-11-01', to: '2026-11-10' },
    { from: '2026-11-01', to: '2026-11-10' },
  ],
  [
    { from: '2026-01-01', to: '2026-11-10' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
  [
    { from: '2026-11-10', to: '2026-11-01' },
    { from: '2026-11-10', to: '2026-11-10' },
  ],
])('%o means %o', (asked, period) => {
  expect(periodOf(asked, '2026-11-25')).toEqual(period)
  expect(isPeriod(periodOf(asked, '2026-11-25'))).toBe(true)
})

test.each([
  ['2026-01-02', '2026-01-01'],
  ['2026-01-01', '2026-02-01'],
])('%s to %s is no period', (from, to) => expect(isPeriod({ from, to })).toBe(false))
