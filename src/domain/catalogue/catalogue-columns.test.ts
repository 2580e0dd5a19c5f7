import { expect, test } from 'vitest'
import {
  codeOf,
  codesFor,
  groupsOf,
  mergeTexts,
  rebuildColumn,
  textAt,
} from './catalogue-columns.ts'

const of = (...texts: (string | null)[]) =>
  rebuildColumn(
    null,
    Int32Array.from(texts, (_, n) => ~n),
    texts,
  )
const textsOf = (column: ReturnType<typeof of>) =>
  [...column.codes].map((_, position) => textAt(column, position))

test('a value that many share is written once, and codes compare as texts do', () => {
  const column = of('Red', null, 'Blue', 'Red')
  expect(textsOf(column)).toEqual(['Red', null, 'Blue', 'Red'])
  expect([...column.codes]).toEqual([2, 0, 1, 2])
  expect([codeOf(column, 'Red'), codeOf(column, 'Green')]).toEqual([2, -1])
})

test('a column made anew keeps what stays, takes what comes and forgets what nobody has any more', () => {
  const next = rebuildColumn(of('Red', 'Green', null), Int32Array.of(2, ~0, 0, ~1), ['Blue', null])
  expect(textsOf(next)).toEqual([null, 'Blue', 'Red', null])
  expect([...next.table.texts()]).toEqual(['Blue', 'Red'])
})

test.each([
  [255, 1],
  [256, 2],
  [65_536, 4],
])('numbers up to %d take %d bytes', (most, bytes) => {
  expect(codesFor(3, most).BYTES_PER_ELEMENT).toBe(bytes)
})

test('two lists become one', () => {
  const { texts, ofOne, ofOther } = mergeTexts(['a', 'c'], ['b', 'c', 'd'])
  expect([texts, [...ofOne], [...ofOther]]).toEqual([
    ['a', 'b', 'c', 'd'],
    [0, 2],
    [1, 2, 3],
  ])
})

test('positions by their code, in order', () => {
  const { starts, positions } = groupsOf(of('b', 'a', null, 'b'))
  expect([[...starts], [...positions]]).toEqual([
    [0, 1, 2, 4],
    [2, 1, 0, 3],
  ])
})
