import { expect, test } from 'vitest'
import { percentOf } from './catalogue-progress.ts'

test.each([
  [{ articles: 0, received: 0, ready: false }, 0],
  [{ articles: 300, received: 100, ready: false }, 33],
  [{ articles: 300, received: 300, ready: false }, 99],
  [{ articles: 300, received: 310, ready: false }, 99],
  [{ articles: 0, received: 0, ready: true }, 100],
])('%j is %d percent', (progress, percent) => {
  expect(percentOf(progress)).toBe(percent)
})
