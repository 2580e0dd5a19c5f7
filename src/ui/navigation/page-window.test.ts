import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, 4, [1]],
  [1, 9, 4, [1, 2, 3, 4]],
  [5, 9, 4, [3, 4, 5, 6]],
  [9, 9, 4, [6, 7, 8, 9]],
  [2, 3, 10, [1, 2, 3]],
  [1, 0, 4, []],
])('page %i of %i shown %i wide', (page, count, width, expected) => {
  expect(pageWindow(page, count, width)).toEqual(expected)
})
