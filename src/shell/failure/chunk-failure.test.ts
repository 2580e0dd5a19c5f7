import { expect, test } from 'vitest'
import { isChunkFailure, mayReload } from './chunk-failure.ts'

const fine = { online: true, unsaved: false, last: 0, now: 100_000 }

test.each([
  [fine, true],
  [{ ...fine, online: false }, false],
  [{ ...fine, unsaved: true }, false],
  [{ ...fine, last: 50_000 }, false],
  [{ ...fine, last: 40_000 }, true],
])('%j', (facts, expected) => {
  expect(mayReload(facts)).toBe(expected)
})

test('tells a missing part from any other failure', () => {
  expect(
    isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
  ).toBe(true)
  expect(isChunkFailure(new Error('Failed to fetch'))).toBe(false)
})
