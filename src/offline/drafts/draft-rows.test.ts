import { expect, test } from 'vitest'
import { rowsBack, rowsOfBoth } from './draft-rows.ts'
import type { DraftRow } from './fast-order-draft.ts'

const row = (id: string, code: string): DraftRow => ({ id, code, qty: 1, pick: null })

test('a row that has got the id of one that comes back keeps it', () => {
  const back = rowsBack([row('r1', 'NEW')], [row('r1', 'A'), row('r2', 'B')], new Set(['r1', 'r2']))
  expect(back.map(({ id, code }) => `${id} ${code}`)).toEqual(['r3 A', 'r2 B', 'r1 NEW'])
})

test.each<[what: string, known: DraftRow[], here: DraftRow[], there: DraftRow[], both: string[]]>([
  [
    'nothing changed here',
    [row('r1', 'A')],
    [row('r1', 'A')],
    [row('r1', 'A'), row('r2', 'B')],
    ['r1 A×1', 'r2 B×1'],
  ],
  ['a row of each', [], [row('r1', 'A')], [row('r1', 'B')], ['r1 B×1', 'r2 A×1']],
  [
    'the same code typed in both',
    [],
    [{ ...row('r1', 'a-1'), qty: 7 }],
    [{ ...row('r4', 'A1'), qty: 2 }],
    ['r4 a-1×7'],
  ],
  [
    'a quantity changed here',
    [row('r1', 'A'), row('r2', 'B')],
    [{ ...row('r1', 'A'), qty: 5 }, row('r2', 'B')],
    [row('r1', 'A'), row('r2', 'B'), row('r3', 'C')],
    ['r1 A×5', 'r2 B×1', 'r3 C×1'],
  ],
  [
    'taken out here',
    [row('r1', 'A'), row('r2', 'B')],
    [row('r2', 'B')],
    [row('r1', 'A'), row('r2', 'B'), row('r3', 'C')],
    ['r2 B×1', 'r3 C×1'],
  ],
  [
    'taken out here what was changed there',
    [row('r1', 'A')],
    [],
    [{ ...row('r1', 'A'), qty: 3 }],
    ['r1 A×3'],
  ],
  [
    'changed here what went into the cart there',
    [row('r1', 'A')],
    [{ ...row('r1', 'A'), qty: 5 }],
    [],
    ['r1 A×5'],
  ],
])('rows of both tabs: %s', (_, known, here, there, both) => {
  expect(rowsOfBoth(known, here, there).map(({ id, code, qty }) => `${id} ${code}×${qty}`)).toEqual(
    both,
  )
})
