import { expect, test } from 'vitest'
import { isOrderLimit, readOrderLimit } from './order-limit.ts'

test.each<[string, number | null | undefined]>([
  ['', null],
  ['  ', null],
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['99999', 99_999],
  ['100000', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['2,5', undefined],
  ['1e3', undefined],
  ['ten', undefined],
  ['1 000', undefined],
])('%j as an order limit', (text, is) => {
  expect(readOrderLimit(text)).toBe(is)
})

test.each([
  [1, true],
  [99_999, true],
  [0, false],
  [100_000, false],
  [1.5, false],
  [NaN, false],
])('%d may be a limit: %s', (limit, is) => {
  expect(isOrderLimit(limit)).toBe(is)
})
