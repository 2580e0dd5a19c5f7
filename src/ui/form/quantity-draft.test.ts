import { expect, test } from 'vitest'
import { parseQuantity } from './quantity-draft.ts'

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', 1],
  ['500', 99],
  ['', null],
  ['1.5', null],
  ['2,50', null],
  ['1,000', 99],
  ['1.000.000', 99],
  ['1.000,000', null],
  ['1 000', 99],
  ['12 34', null],
  ['-3', null],
])('%j becomes %j within 1 to 99', (typed, expected) => {
  expect(parseQuantity(typed, { min: 1, max: 99 })).toBe(expected)
})
