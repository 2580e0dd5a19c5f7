import { expect, test } from 'vitest'
import { cutTitle } from './title.ts'

test.each([
  ['Cart', 'Cart'],
  ['x'.repeat(36), 'x'.repeat(36)],
  ['x'.repeat(37), `${'x'.repeat(36)}…`],
  ['🚲'.repeat(36), '🚲'.repeat(36)],
])('%s', (title, expected) => {
  expect(cutTitle(title)).toBe(expected)
})
