import { expect, test } from 'vitest'
import { mayEditVisit, mayRestoreVisit } from './visit-editing.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const hour = 3_600_000

test.each<[boolean, number, (string | null)[], boolean]>([
  [true, 0, [], true],
  [true, 23.9, ['salesman'], true],
  [true, 24, ['salesman'], false],
  [true, 24, [], false],
  [false, 1, ['salesman'], false],
  [false, 1, [null], false],
  [false, 1, ['audit'], false],
  [false, 1, ['sales_group'], true],
  [false, 9_000, ['sales_office'], true],
  [true, 9_000, ['salesman', 'sales_group'], true],
])('own %s, %d hours old, areas %j: may change it %s', (isMine, age, limitations, expected) => {
  expect(mayEditVisit({ isMine, createdAt: now - age * hour }, limitations, now)).toBe(expected)
})

test.each<[string, Parameters<typeof mayRestoreVisit>[0], string[], boolean]>([
  ['own, deleted a moment ago', deleted(0, { isMine: true, deletedByMe: true }), [], true],
  ['own, deleted by the office', deleted(2, { isMine: true, age: 30 }), [], false],
  [
    'own and old, deleted by me',
    deleted(2, { isMine: true, deletedByMe: true, age: 25 }),
    [],
    true,
  ],
  ['deleted by me a day ago', deleted(24, { isMine: true, deletedByMe: true, age: 40 }), [], false],
  ['of the office, 29 days ago', deleted(29 * 24, {}), ['sales_office'], true],
  ['of the office, 30 days ago', deleted(30 * 24, {}), ['sales_office'], false],
  ['of another one', deleted(1, {}), ['salesman'], false],
])('%s: may bring it back', (_, visit, limitations, expected) => {
  expect(mayRestoreVisit(visit, limitations, now)).toBe(expected)
})

/** A visit that was deleted `ago` hours before now. */
function deleted(
  ago: number,
  { isMine = false, deletedByMe = false, age = 2_000 },
): Parameters<typeof mayRestoreVisit>[0] {
  return { isMine, deletedByMe, createdAt: now - age * hour, deletedAt: now - ago * hour }
}
