import { expect, test } from 'vitest'
import { boxAfterKey } from './matrix-keys.ts'

const boxes = [
  ['a1', 'a2', null],
  ['b1', null, 'b3'],
  ['c1', 'c2', 'c3'],
]

test.each([
  ['a1', 'ArrowDown', 'b1'],
  ['a1', 'Enter', 'b1'],
  ['a1', 'ArrowRight', 'a2'],
  ['a2', 'ArrowRight', null],
  ['a2', 'ArrowDown', 'c2'],
  ['b1', 'ArrowRight', 'b3'],
  ['b3', 'ArrowLeft', 'b1'],
  ['b3', 'ArrowUp', null],
  ['c1', 'ArrowDown', null],
  ['c3', 'Enter', null],
  ['c2', 'ArrowUp', 'a2'],
  ['a1', 'Tab', null],
  ['none', 'ArrowDown', null],
])('from %s by %s to %s', (from, key, to) => {
  expect(boxAfterKey(boxes, from, key)).toBe(to)
})
