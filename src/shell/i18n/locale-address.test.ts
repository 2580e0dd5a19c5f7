import { expect, test } from 'vitest'
import { inLocale, localisedPath } from './locale-address.ts'

const offered = ['de', 'en-uk']

test.each([
  ['/de/claim', undefined, null],
  ['/DE/claim', undefined, '/de/claim'],
  ['/', undefined, '/de'],
  ['/', 'en-uk', '/en-uk'],
  ['/', 'fr', '/de'],
  ['/claim/7', 'en-uk', '/en-uk/claim/7'],
  ['/fr/claim', 'en-uk', '/de/claim'],
  ['/xx-yy/claim', undefined, '/de/claim'],
  ['/catalog/bike', undefined, '/de/catalog/bike'],
])('%s with the cookie %s', (pathname, cookie, expected) => {
  expect(localisedPath(pathname, cookie, offered)).toBe(expected)
})

test('a tenant that offers nothing known gets the default', () => {
  expect(localisedPath('/claim', undefined, [])).toBe('/en-us/claim')
})

test('the same address in another language', () => {
  expect(inLocale('/de/claim/7', 'en-uk')).toBe('/en-uk/claim/7')
})
