import { expect, test } from 'vitest'
import { confirmedBy } from './confirmed.ts'

const on = (date: string, qty: number) => ({ date, qty })
test.each<
  [string, { date: string; qty: number }[], string | null, [number, number, string | null]]
>([
  ['nothing yet', [], '2026-12-01', [0, 5, null]],
  ['all in time', [on('2026-12-01', 5)], '2026-12-01', [5, 0, null]],
  ['a day late', [on('2026-12-02', 5)], '2026-12-01', [0, 5, '2026-12-02']],
  [
    'a part',
    [on('2026-12-09', 1), on('2026-11-30', 2), on('2026-12-05', 2)],
    '2026-12-01',
    [2, 3, '2026-12-05'],
  ],
  ['any day', [on('2026-12-09', 1), on('2026-11-30', 2)], null, [3, 2, null]],
  [
    'nothing is open that a later day could bring',
    [on('2026-11-30', 5), on('2026-12-09', 2)],
    '2026-12-01',
    [5, 0, null],
  ],
  [
    'on the last day of a month and the first of the next',
    [on('2026-11-30', 2), on('2026-12-01', 2)],
    '2026-11-30',
    [2, 3, '2026-12-01'],
  ],
  ['more than was ordered', [on('2026-11-30', 9)], null, [5, 0, null]],
])('%s', (_, confirmations, by, [confirmed, open, next]) => {
  expect(confirmedBy(5, confirmations, by)).toEqual({
    confirmed,
    open,
    next: next === null ? null : confirmations.find(({ date }) => date === next),
  })
})
