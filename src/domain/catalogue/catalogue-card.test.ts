import { expect, test } from 'vitest'
import type { IndexedArticle } from './indexed-article.ts'
import { articlesBehind, articlesOfModel, dealerSpan, entryOf } from './catalogue-card.ts'
import { CatalogueIndex } from './catalogue-index.ts'

const article = (id: number, change: Partial<IndexedArticle> = {}): IndexedArticle => ({
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
  article(1, { inStock: true, colour: 'Red' }),
  article(2, { retail: 0 }),
  article(2, { sorg: '2000', inStock: true }),
  article(3, { inStock: true, colour: 'Red' }),
  article(4, { model: 'N' }),
])
const product = (id: number) => ({
  id: `1000/C-${id}`,
  name: `Name ${id}`,
  model: 'M',
  model_name: 'Model',
  model_year: 2026,
  serie: null,
  sorg: '1000',
  price: { retailDisplay: `${id}.0000` },
})
const sorgs = ['1000', '2000']

test('a card of a model speaks of the articles it stands for and of no other', () => {
  const found = index.find({ sorgs, grouped: true, colours: ['Red'] })
  const positions = articlesBehind(index, found, found.positions[0]!)
  expect(
    entryOf(index, { positions, dealers: ['5.0000', '0.6000'] }, product(1), true, true),
  ).toMatchObject({
    id: 'model/1000/M',
    parent_name: 'Model',
    items: 2,
    items_in_stock: 2,
    starting_at: '1.0000',
    max_retail: '3.0000',
    dealer_from: '0.6000',
    dealer_to: '5.0000',
  })
  const all = index.find({ sorgs, grouped: true })
  expect(
    entryOf(
      index,
      { positions: articlesBehind(index, all, all.positions[0]!), dealers: [] },
      product(1),
      true,
      true,
    ),
  ).toMatchObject({ items: 3, items_in_stock: 2, dealer_from: null })
})

test('a card of an article, and where no stock is shown', () => {
  const card = { positions: index.positionsOfId(1), dealers: ['7.0000'] }
  expect(entryOf(index, card, product(1), false, false)).toMatchObject({
    id: '1000/C-1',
    parent_name: 'Name 1',
    items: 1,
    items_in_stock: 0,
    starting_at: '1.0000',
    dealer_from: '7.0000',
    dealer_to: '7.0000',
  })
  expect(entryOf(index, card, product(1), true, null).items_in_stock).toBeNull()
})

test('the articles of a model are each there once, of the organisations that count', () => {
  const [own] = index.positionsOfId(1)
  const ids = (of: string[]) => articlesOfModel(index, own!, of).map(index.id)
  expect([ids(sorgs), ids(['2000']), ids([])]).toEqual([[1, 2, 3], [2], []])
})

test.each([
  [[], null, null],
  [[null, undefined], null, null],
  [['9.5000', null, '10.0000'], '9.5000', '10.0000'],
  [['0.0000', '3.0000'], '0.0000', '3.0000'],
])('dealer prices %j: from %s to %s', (dealers, from, to) => {
  expect(dealerSpan(dealers)).toEqual({ dealer_from: from, dealer_to: to })
})
