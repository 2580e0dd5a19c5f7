import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOwnPath, ownPath } from './own-path.ts'

test.each([
  ['/', true],
  ['/en-us/cart?page=2#last', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n\\evil.example', false],
  ['/.//evil.example', false],
  ['/a/..//evil.example', false],
  ['https://evil.example', false],
  ['//', false],
  ['cart', false],
  ['', false],
])('%j is an address on this portal: %s', (address, expected) => {
  expect(isOwnPath(address)).toBe(expected)
})

test('what is let through stays on this portal in a browser, also when it is read a second time', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    ' ',
    'x',
    'evil.example',
    '%2f',
    '%5c',
  )
  const address = fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(address, (given) => {
      const path = ownPath(given)
      fc.pre(path !== undefined)
      const origin = 'https://portal.example'
      expect(new URL(given, origin).origin).toBe(origin)
      expect(new URL(path!, origin).origin).toBe(origin)
      expect(path).not.toMatch(/[\t\r\n]/)
    }),
  )
})
