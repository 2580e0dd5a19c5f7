import { expect, test } from 'vitest'
import { ageDueIn, oldestOf, showsAge } from './age.ts'

const now = 1_000_000
test.each<[what: string, Parameters<typeof showsAge>[0], says: boolean, due: number | null]>([
  ['of this moment', { at: now, stale: false }, false, 60_000],
  ['almost a minute old', { at: now - 59_000, stale: false }, false, 1_000],
  ['a minute old', { at: now - 60_000, stale: false }, true, null],
  ['of this moment, and nobody can be asked', { at: now, stale: true }, true, null],
  ['of a clock that is ahead', { at: now + 5_000, stale: false }, false, 65_000],
  ['nobody knows', { at: null, stale: true }, false, null],
])('%s', (_, age, says, due) =>
  expect([showsAge(age, now), ageDueIn(age, now)]).toEqual([says, due]),
)

test.each<[moments: (string | null | undefined)[], expected: number | null]>([
  [
    ['2026-06-01T08:00:00Z', '2026-06-01T07:30:00Z', '2026-06-01T09:00:00Z'],
    Date.parse('2026-06-01T07:30:00Z'),
  ],
  [[null, undefined, '2026-06-01T08:00:00Z', 'nonsense'], Date.parse('2026-06-01T08:00:00Z')],
  [[null], null],
  [[], null],
])('the oldest of %j', (moments, expected) => expect(oldestOf(moments)).toBe(expected))
