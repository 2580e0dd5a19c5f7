import { expect, test } from 'vitest'
import { isOwnPath } from './html-rule.ts'

test.each([
  ['/', true],
  ['/en-us/cart?page=2#last', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['cart', false],
  ['', false],
])('%j is an address on this portal: %s', (address, expected) => {
  expect(isOwnPath(address)).toBe(expected)
})
