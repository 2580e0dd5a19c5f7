import { expect, test } from 'vitest'
import { decodeIndex, encodeIndex } from './catalogue-buffer.ts'
import { postingsOf, rebuildIndex } from './catalogue-build.ts'
import { codesOfArticle, fingerOf, type IndexedArticle, wordsOfArticle } from './indexed-article.ts'

const article: IndexedArticle = {
  id: 7,
  sorg: '1000',
  code: 'AB-1',
  codeDisplay: 'AB.1',
  slug: 'ab-1',
  ean: '4006381333931',
  name: 'Brake pad',
  brand: 'Corsa',
  category: 'paa',
  mc: 'BR',
  model: 'AB',
  modelName: 'Brake',
  modelYear: 2026,
  serie: null,
  size: null,
  colour: 'Red',
  rank: 3,
  blocked: true,
  retail: 9.5,
  inStock: true,
}

test('an index is one run of bytes, and read where it lies', () => {
  const parts = rebuildIndex(null, () => false, [article])
  const buffer = encodeIndex(parts)
  const read = decodeIndex(buffer)
  expect(read.ids.buffer).toBe(buffer)
  expect([
    [...read.ids],
    [...read.retail],
    [...read.blocked],
    [...read.inStock],
    [...read.words.texts()],
  ]).toEqual([[7], [9.5], [1], [1], ['1', '2026', '=brake', 'ab', 'brake', 'corsa', 'pad', 'red']])
  expect([...read.codes.texts()]).toEqual(['4006381333931', 'ab1'])
  expect([...postingsOf(read, 0)]).toEqual([0])
})

test('another layout is refused', () => {
  const buffer = encodeIndex(rebuildIndex(null, () => false, []))
  const other = Buffer.from(
    Buffer.from(buffer).toString('latin1').replace('"format":3', '"format":9'),
    'latin1',
  )
  expect(() => decodeIndex(Uint8Array.from(other).buffer)).toThrow('format 9')
})

test('what finds an article', () => {
  expect(wordsOfArticle(article)).toEqual([
    'ab',
    '1',
    'brake',
    'pad',
    'corsa',
    '2026',
    'red',
    '=brake',
  ])
  expect(codesOfArticle(article)).toEqual(['ab1', '4006381333931'])
})

test.each<[Partial<IndexedArticle>, boolean]>([
  [{}, true],
  [{ retail: 3, blocked: false, inStock: false }, true],
  [{ ean: null }, false],
  [{ serie: 'Aero' }, false],
  [{ rank: 4 }, false],
  [{ name: 'Brake pads' }, false],
])('after %j the finger is the same: %s', (change, same) => {
  expect(fingerOf({ ...article, ...change }) === fingerOf(article)).toBe(same)
})
