import { expect, test } from 'vitest'
import { sizedName, zipNames } from './zip-names.ts'

test.each([
  [
    ['a.jpg', 'b.jpg'],
    ['a.jpg', 'b.jpg'],
  ],
  [
    ['a.jpg', 'A.JPG', 'a.jpg'],
    ['a.jpg', 'A (2).JPG', 'a (3).jpg'],
  ],
  [
    ['a (2).jpg', 'a.jpg', 'a.jpg'],
    ['a (2).jpg', 'a.jpg', 'a (3).jpg'],
  ],
  [
    ['logo', 'logo'],
    ['logo', 'logo (2)'],
  ],
  [
    ['../../etc/passwd', 'c:\\x.png'],
    ['__.._etc_passwd', 'c__x.png'],
  ],
  [
    ['', '.x'],
    ['file', '_x'],
  ],
])('%j become %j', (names, expected) => {
  expect(zipNames(names)).toEqual(expected)
})

test.each([
  ['Logo.jpg', 'hi', 'Logo-hi.webp'],
  ['v1.2 final', 'low', 'v1.2 final-low.webp'],
])('%s in the size %s: %s', (name, size, expected) => {
  expect(sizedName(name, size)).toBe(expected)
})
