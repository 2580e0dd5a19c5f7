import { describe, expect, test } from 'vitest'
import { mayStore, type RowChange } from './draft-rows.ts'
import type { DraftRowRecord } from '../database.ts'

const stored = (page: string, n: number, gone?: DraftRowRecord['gone']): DraftRowRecord => ({
  userId: 'u',
  draft: 'd',
  id: 'r',
  value: 1,
  position: 1,
  revision: { page, n },
  ...(gone && { gone }),
  at: 0,
})
const change = (
  n: number,
  known: RowChange['known'],
  more: Partial<RowChange> = {},
): RowChange => ({
  id: 'r',
  page: 'own',
  n,
  known,
  value: 2,
  position: 1,
  ...more,
})
const [own, other] = [
  { page: 'own', n: 1 },
  { page: 'other', n: 1 },
]

describe('a change of a row', () => {
  test.each<[string, RowChange, DraftRowRecord | undefined, boolean]>([
    ['that the page has made is stored', change(1, null), undefined, true],
    ['that is stored nowhere any more is not', change(2, own), undefined, false],
    ['over what it knows is stored', change(2, own), stored('own', 1), true],
    ['over a later writing of another tab is stored', change(2, own), stored('other', 1), true],
    [
      'over the own row that it did not see stored is stored',
      change(2, null),
      stored('own', 1),
      true,
    ],
    ['that was stored already is not stored again', change(1, null), stored('own', 1), false],
    ['that a later one has overtaken is not', change(1, null), stored('own', 2), false],
    ['with the id of a row of another tab is not', change(1, null), stored('other', 1), false],
    ['that another tab has removed is not', change(2, own), stored('other', 1, 'removed'), false],
    ['that it saw removed brings it back', change(2, other), stored('other', 1, 'removed'), true],
    [
      'that it has removed itself brings it back',
      change(2, null),
      stored('own', 1, 'removed'),
      true,
    ],
    ['that was sent elsewhere is not', change(2, own), stored('other', 1, 'sent'), false],
    ['that it has sent itself is not', change(3, own), stored('own', 2, 'sent'), false],
    ['that it saw sent is not', change(2, other), stored('other', 1, 'sent'), false],
    ['that removes it is stored', change(2, own, { gone: 'removed' }), stored('other', 1), true],
    ['of facts alone is stored', change(2, own, { extraOnly: true }), stored('other', 1), true],
    [
      'of facts alone brings nothing back',
      change(2, own, { extraOnly: true }),
      stored('own', 1, 'removed'),
      false,
    ],
    ['of facts alone makes no row', change(1, null, { extraOnly: true }), undefined, false],
  ])('%s', (_, made, before, wanted) => {
    expect(mayStore(made, before)).toBe(wanted)
  })
})
