import { expect, test } from 'vitest'
import { placeRows } from './row-positions.ts'

const known = new Map([
  ['a', 1],
  ['b', 2],
  ['c', 3],
])
test.each<[string, string, string]>([
  ['nothing has moved', 'abc', 'a1 b2 c3'],
  ['rows at the end', 'abcxy', 'a1 b2 c3 x4 y5'],
  ['rows in the middle move no other', 'axybc', 'a1 x1.5 y1.75 b2 c3'],
  ['a row at the start', 'xabc', 'x0.5 a1 b2 c3'],
  ['a row was taken out', 'ac', 'a1 c3'],
  ['a row has moved down', 'bac', 'b2 a2.5 c3'],
  ['all are new', 'xyz', 'x1 y2 z3'],
])('%s', (_, ids, wanted) => {
  const placed = placeRows([...ids], known)
  expect([...placed].map(([id, position]) => id + position).join(' ')).toBe(wanted)
})

test('positions increase, also where there is no room between two numbers', () => {
  const all = new Map([
    ['a', 1],
    ['b', 1 + Number.EPSILON],
    ['c', 2],
  ])
  const placed = [...placeRows(['a', 'x', 'b', 'c'], all).values()]
  expect(placed).toEqual(placed.toSorted((one, other) => one - other))
  expect(new Set(placed).size).toBe(4)
})
