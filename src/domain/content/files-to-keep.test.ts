import { expect, test } from 'vitest'
import { filesToKeep } from './files-to-keep.ts'

const file = (oriFileUrl: string, bytes: number, sized = false) => ({
  oriFileUrl,
  bytes,
  thumbnailUrl: sized ? `${oriFileUrl}/thumb` : null,
  lowFileUrl: sized ? `${oriFileUrl}/low` : null,
  medFileUrl: sized ? `${oriFileUrl}/med` : null,
})
const megabytes = 1_000_000

test.each([
  ['nothing', [], []],
  ['a paper', [file('a', 5)], ['a']],
  ['a picture', [file('a', 5, true)], ['a/thumb', 'a/low', 'a/med', 'a']],
  [
    'a picture that is too large',
    [file('a', 21 * megabytes, true), file('b', 5)],
    ['a/thumb', 'a/low', 'a/med', 'b'],
  ],
  ['a file twice', [file('a', 5), file('a', 5)], ['a']],
  [
    'more than has room',
    [...Array.from({ length: 10 }, (_, n) => file(`f${n}`, 20 * megabytes)), file('last', 1)],
    Array.from({ length: 10 }, (_, n) => `f${n}`),
  ],
])('%s', (_, files, urls) => {
  expect(filesToKeep(files)).toEqual(urls)
})
