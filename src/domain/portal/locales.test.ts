import { expect, test } from 'vitest'
import { catalogueOf, intlTag, isBritish, isLocale, localeFor, locales } from './locales.ts'

test.each([
  [undefined, ['fr', 'de'], 'fr'],
  ['de', ['fr', 'de'], 'de'],
  ['ms-my', ['fr', 'de'], 'fr'],
  ['rubbish', ['fr'], 'fr'],
  [undefined, [], 'en-us'],
  [undefined, ['xx', 'id-id'], 'id-id'],
  ['de', [], 'en-us'],
])('a cookie of %s where %j is offered: %s', (cookie, offered, expected) => {
  expect(localeFor(cookie, offered)).toBe(expected)
})

test('every locale has words, and a tag that Intl writes dates by', () => {
  expect([...new Set(locales.map(catalogueOf))].sort()).toEqual(['de', 'en', 'fr', 'id', 'ms'])
  for (const locale of locales) expect(() => new Intl.DateTimeFormat(intlTag(locale))).not.toThrow()
  expect(intlTag('en-uk')).toBe('en-GB')
})

test.each([
  ['en-us', true],
  ['en-US', false],
  ['en', false],
  [undefined, false],
  ['catalog', false],
])('%s is a locale: %s', (text, expected) => {
  expect(isLocale(text)).toBe(expected)
})

test('English is British everywhere but in the United States', () => {
  expect(locales.filter(isBritish)).toEqual(['en-ca', 'en-id', 'en-my', 'en-nl', 'en-sg', 'en-uk'])
})
