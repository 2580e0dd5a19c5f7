import { expect, test } from 'vitest'
import { codesOf } from './article-codes.ts'

test.each<[string, string[]]>([
  ['', []],
  ['A-1', ['A-1']],
  ['A-1\nB 2\r\n', ['A-1', 'B', '2']],
  ['A-1, B-2;A-1\t00755', ['A-1', 'B-2', '00755']],
])('codes in %j', (text, is) => {
  expect(codesOf(text)).toEqual(is)
})
