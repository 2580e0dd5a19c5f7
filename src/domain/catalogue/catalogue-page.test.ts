import { expect, test } from 'vitest'
import type { IndexedArticle } from './indexed-article.ts'
import { FacetCount, wantedCodes } from './catalogue-facets.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import {
  areasOf,
  categoriesOf,
  labelled,
  pageOf,
  positionsOfCodes,
  questionOf,
  totalsOf,
  variantsOf,
} from './catalogue-page.ts'
import {
  encodeChunk,
  chunkHeadOf,
  indexedArticle,
  chunkPagesOf,
  type RecordFacts,
} from './catalogue-record.ts'
import { ownCodesFor } from './catalogue-scores.ts'

const article = (id: number, change: Partial<IndexedArticle>): IndexedArticle => ({
  id,
  sorg: '1000',
  code: `C-${id}`,
  slug: `c-${id}`,
  ean: null,
  brand: 'B',
  category: 'paa',
  mc: null,
  model: 'M',
  modelName: 'Model',
  serie: null,
  size: null,
  colour: null,
  name: `Name ${id}`,
  rank: id,
  blocked: false,
  retail: id,
  modelYear: null,
  ...change,
})
const index = CatalogueIndex.of([
  article(1, { inStock: true }),
  article(2, { retail: 0 }),
  article(2, { sorg: '2000', inStock: true }),
  article(3, { model: 'N', ean: '00012345678905' }),
])

test.each([
  [{}, 1, 24],
  [{ page: 3, limit: 10 }, 3, 10],
  [{ page: -1, limit: 0 }, 1, 1],
  [{ limit: 5_000 }, 1, 100],
  [{ page: null, limit: null }, 1, 24],
])('%j is page %d of %d', (args, page, size) => {
  expect(pageOf(args)).toEqual({ page, size, from: (page - 1) * size, to: page * size })
})

test('a category that several organisations name is there once, with the articles of all of them', () => {
  const shop = CatalogueIndex.of([
    article(1, { mc: 'TY' }),
    article(1, { mc: 'TY', sorg: '2000' }),
    article(2, { mc: 'TY', sorg: '2000' }),
    article(3, { mc: 'RD', category: 'bike' }),
  ])
  const row = (sorg: string, mcid: string, type: string) => ({
    id: `${sorg}/${mcid}`,
    sorg,
    mcid,
    type,
  })
  const rows = [
    row('1000', 'RD', 'bike'),
    row('1000', 'TY', 'paa'),
    row('2000', 'TY', 'paa'),
    row('2000', 'XX', 'paa'),
    row('2000', 'TY', 'bike'),
  ]
  const counted = (sorgs: string[], type: string | null = null) =>
    categoriesOf(shop, rows, sorgs, type).map(({ id, count }) => [id, count])
  expect(counted(['1000', '2000'])).toEqual([
    ['1000/RD', 1],
    ['1000/TY', 2],
  ])
  expect(counted(['1000', '2000'], 'bike')).toEqual([['1000/RD', 1]])
  expect(counted([])).toEqual([])
})

test('the model of a slug has each article once, of the organisations that count', () => {
  const ids = (slug: string, sorgs: string[]) => variantsOf(index, slug, sorgs).map(index.id)
  expect([
    ids('c-1', ['1000', '2000']),
    ids('c-2', ['2000']),
    ids('c-1', ['2000']),
    ids('none', ['1000']),
  ]).toEqual([[1, 2], [2], [], []])
})

test('codes as people write them, own ones among them', () => {
  const found = positionsOfCodes(
    index,
    ['c1', '12345678905', 'MINE', 'nothing'],
    ['1000'],
    new Map([['mine', 3]]),
  )
  expect(found.map((positions) => positions.map(index.id))).toEqual([[1], [3], [3], []])
})

test('own codes that may matter to a term', () => {
  const codes = [
    { word: 'mine7', articleId: 1 },
    { word: 'red', articleId: 2 },
  ]
  expect([
    ownCodesFor(codes, 'MINE-7'),
    ownCodesFor(codes, 'mi'),
    ownCodesFor(codes, 'a red bell'),
    ownCodesFor(codes, null),
  ]).toEqual([[codes[0]], [], [codes[1]], []])
})

test('the catalogue opens where there is something', () => {
  const opens = (...parts: string[]) => areasOf((part) => parts.includes(part), false).defaultUrl
  expect([opens('bike', 'paa'), opens('paa'), opens('groupset'), opens()]).toEqual([
    '/catalog/bike',
    '/catalog/paa',
    '/catalog/groupset',
    '/catalog/paa',
  ])
  expect(areasOf(() => true, true).defaultUrl).toBe('/catalog')
})

test('a question, its totals and its filters', () => {
  const found = index.find(questionOf({ search: 'name', view: 'ITEM' }, ['1000']))
  expect(totalsOf(found, 2)).toEqual({ total: 3, articles: 3, pageTotal: 2, leftOut: [] })
  expect(totalsOf(index.find(questionOf({ search: 'name' }, ['1000'])), 2)).toEqual({
    total: 2,
    articles: 3,
    leftOut: [],
    pageTotal: 1,
  })
  expect(labelled([{ name: 'BRAND', values: [{ value: 'B', count: 3 }] }])).toEqual([
    { name: 'BRAND', values: [{ value: 'B', label: 'B', count: 3 }] },
  ])
  expect(questionOf({}, [])).toEqual({
    sorgs: [],
    category: null,
    mc: null,
    term: null,
    sort: 'RECOMMENDED',
    grouped: true,
  })
})

test('two filters missed count for none', () => {
  const count = new FacetCount(index.parts, { brands: ['X'], sizes: ['54'] }, null)
  expect([
    count.take(0),
    wantedCodes(index.parts.columns.brand, ['B'])?.[1],
    wantedCodes(index.parts.columns.brand, []),
  ]).toEqual(['missed', 1, null])
})

test('a record is found as the article it was', () => {
  const record: RecordFacts = {
    articleId: 1,
    article_code: 'C-1',
    article_code_display: 'C-1',
    sorg: '1000',
    slug: 'c-1',
    ean: null,
    name: 'Name 1',
    brand: 'B',
    category: 'paa',
    mc: null,
    model: 'M',
    model_name: 'Model',
    model_year: null,
    serie: null,
    size: null,
    colour: null,

    allowToOrder: true,
    sorgBlocked: false,
    orderBlocked: true,
    brandBlocked: false,
    categoryBlocked: false,
    hierarchyBlocked: false,
    price: { retailDisplay: '1.0000' },
    rank: 1,
    properties: [{ name: 'Valve', value: 'Presta 42 mm' }],
    inStock: true,
  }
  expect(indexedArticle(record)).toEqual(
    article(1, {
      codeDisplay: 'C-1',
      inStock: true,
      blocked: true,
      properties: [{ name: 'Valve', value: 'Presta 42 mm' }],
    }),
  )
})

test('a piece comes apart as it was put together, and one cut short is refused', () => {
  const piece = encodeChunk(Uint8Array.of(9, 9), [Uint8Array.of(1, 2, 3), Uint8Array.of(4)])
  const { head, rest } = chunkHeadOf(piece)
  const pages = [3, 1].map((bytes) => ({ first: 0, last: 0, count: 0, bytes }))
  expect([
    [...head],
    chunkPagesOf({ count: 0, last: 0, done: true, pages }, rest).map((page) => [...page]),
  ]).toEqual([
    [9, 9],
    [[1, 2, 3], [4]],
  ])
  expect(() => chunkPagesOf({ count: 0, last: 0, done: true, pages }, rest.subarray(1))).toThrow(
    'cut short',
  )
  expect(() => chunkHeadOf(Uint8Array.of(60, 104, 116, 109, 108))).toThrow('no piece')
})
