import { expect, test } from 'vitest'
import { isFileUse, useFits } from './file-uses.ts'

test.each([
  ['article-picture', 'article-picture', 'B-1', true],
  ['article-picture', 'article-picture', '', false],
  ['document', 'article-picture', 'B-1', false],
  ['brand-picture', 'brand', 'logo', true],
  ['brand-picture', 'brand', 'icon', false],
  ['brand-icon', 'brand', 'icon', true],
  ['brand-picture', 'brand', 'constructor', false],
  ['content-file', 'content', 'news:1', false],
] as const)('a file of kind %s as %s of %j: %s', (kind, use, owner, fits) => {
  expect(useFits(kind, use, owner)).toBe(fits)
})

test('uses have names', () => {
  expect(['brand', 'valueOf', undefined].map(isFileUse)).toEqual([true, false, false])
})
