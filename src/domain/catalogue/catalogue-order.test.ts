import { expect, test } from 'vitest'
import { rebuildIndex } from './catalogue-build.ts'
import type { IndexedArticle } from './indexed-article.ts'
import { bestFirst, bestOneByOne, type IndexOrder, orderOf } from './catalogue-order.ts'

const article = (code: string, change: Partial<IndexedArticle>): IndexedArticle => ({
  id: code.charCodeAt(0),
  sorg: '1',
  code,
  slug: code,
  ean: null,
  brand: 'B',
  category: 'paa',
  mc: null,
  model: code,
  modelName: code,
  serie: null,
  size: null,
  colour: null,
  name: 'Same',
  rank: 0,
  blocked: false,
  retail: 1,
  modelYear: null,
  ...change,
})
const parts = rebuildIndex(null, () => false, [
  article('A', { rank: 3, name: 'Cog', retail: 5, modelYear: 2025 }),
  article('B', { rank: 1, blocked: true, retail: 5 }),
  article('C', { rank: 2, retail: 9, modelYear: 2026 }),
  article('D', { rank: 2, name: 'Axle' }),
])
const codeAt = (position: number) =>
  parts.columns.code.table.at(parts.columns.code.codes[position]! - 1)

test.each<[IndexOrder, string]>([
  ['RECOMMENDED', 'CDAB'],
  ['NAME', 'DABC'],
  ['NAME_DESC', 'BCAD'],
  ['PRICE', 'DBAC'],
  ['PRICE_DESC', 'CBAD'],
  ['NEWEST', 'CABD'],
  ['CODE', 'ABCD'],
])('%s: %s', (order, expected) => {
  expect([...orderOf(parts, order)].map(codeAt).join('')).toBe(expected)
})

test('the best first; of equal ones what can be ordered', () => {
  expect([...bestFirst(Uint8Array.of(4, 0, 255, 4, 4), Uint8Array.of(1, 0, 1, 0, 0))]).toEqual([
    2, 3, 4, 0,
  ])
})

test.each([[20], [9_000]])('one by one in the same order, of %d', (count) => {
  const scores = Uint8Array.from({ length: count }, (_, n) => [0, 4, 255, 8][n % 4]!)
  const blocked = Uint8Array.from({ length: count }, (_, n) => Number(n % 3 === 0))
  const hits = Uint32Array.from([...scores.keys()].filter((n) => scores[n] !== 0))
  const counts = Uint32Array.from(
    { length: 256 },
    (_, score) => scores.filter((one) => one === score).length,
  )
  expect([...bestOneByOne({ scores, hits, counts, leftOut: [] }, blocked)]).toEqual([
    ...bestFirst(scores, blocked),
  ])
})
