import { expect, test } from 'vitest'
import { CatalogueIndex, type CatalogueQuestion, type IndexedArticle } from './catalogue-index.ts'

let id = 0
const article = (code: string, change: Partial<IndexedArticle> = {}): IndexedArticle => ({
  id: ++id, sorg: '1000', code, slug: code.toLowerCase(), ean: null, name: `Name of ${code}`, brand: 'Kestrel', category: 'paa', mc: null, model: code, modelName: code,
  modelYear: 2026, serie: null, size: null, colour: null, rank: id, blocked: false, retail: 10, ...change,
})
const articles = [
  article('BK-54-RED', { name: 'Ridge Comp', category: 'bike', model: 'RIDGE', size: '54', colour: 'Red', retail: 900, blocked: true, ean: '4006381333931' }),
  article('BK-56-RED', { name: 'Ridge Comp', category: 'bike', model: 'RIDGE', size: '56', colour: 'Red', retail: 900 }),
  article('BK-56-BLU', { name: 'Ridge Comp', category: 'bike', model: 'RIDGE', size: '56', colour: 'Blue', retail: 950, modelYear: 2027 }),
  article('TY-1', { name: 'Gravel tyre', brand: 'Corsa', retail: 40 }),
  article('TY-2', { name: 'Gravel tyre wide', brand: 'Corsa', retail: 30, sorg: '2000' }),
  article('PM-1', { name: 'Pedal, größer', retail: 20 }),
]
const index = new CatalogueIndex(articles)
index.inStock.set([0, 1, 0, 1, 1, 0])
const ask = (question: Partial<CatalogueQuestion>) => index.find({ sorgs: ['1000', '2000'], ...question })
const codes = (question: Partial<CatalogueQuestion>) => [...ask(question).positions].map((position) => articles[position]!.code)

test.each<[string, Partial<CatalogueQuestion>, string[]]>([
  ['recommended: what is blocked comes last', {}, ['BK-56-RED', 'BK-56-BLU', 'TY-1', 'TY-2', 'PM-1', 'BK-54-RED']],
  ['by price', { sort: 'PRICE' }, ['PM-1', 'TY-2', 'TY-1', 'BK-54-RED', 'BK-56-RED', 'BK-56-BLU']],
  ['the dearest first', { sort: 'PRICE_DESC', category: 'bike' }, ['BK-56-BLU', 'BK-54-RED', 'BK-56-RED']],
  ['the newest first', { sort: 'NEWEST', category: 'bike' }, ['BK-56-BLU', 'BK-54-RED', 'BK-56-RED']],
  ['by code', { sort: 'CODE', category: 'paa' }, ['PM-1', 'TY-1', 'TY-2']],
  ['of one organisation', { sorgs: ['2000'] }, ['TY-2']],
  ['of none', { sorgs: [] }, []],
  ['in stock', { inStock: true }, ['BK-56-RED', 'TY-1', 'TY-2']],
  ['two values of one filter, one of another', { brands: ['Kestrel', 'Corsa'], sizes: ['56'] }, ['BK-56-RED', 'BK-56-BLU']],
  ['a code without its dashes', { term: 'bk56red' }, ['BK-56-RED']],
  ['an EAN', { term: '4006381333931' }, ['BK-54-RED']],
  ['words in any order, one cut short', { term: 'tyre grav' }, ['TY-1', 'TY-2']],
  ['one mistake', { term: 'gravle' }, ['TY-1', 'TY-2']],
  ['an umlaut without its dots, ß as ss', { term: 'grosser' }, ['PM-1']],
  ['an umlaut as it is written', { term: 'GRÖSSER' }, ['PM-1']],
  ['a word that nothing has', { term: 'gravel submarine' }, []],
])('%s', (_, question, expected) => {
  expect(codes(question)).toEqual(expected)
})

test('grouped, a model stands for its articles', () => {
  const { positions, items } = ask({ grouped: true, category: 'bike' })
  expect([[...positions].map((position) => articles[position]!.model), [...items]]).toEqual([['RIDGE'], [3]])
})

test('a filter’s own counts say what another choice would give, the others’ what is left', () => {
  const { facets } = ask({ sizes: ['56'] })
  const of = (name: string) => Object.fromEntries(facets.find((facet) => facet.name === name)!.values.map(({ value, count }) => [value, count]))
  expect(of('SIZE')).toEqual({ 54: 1, 56: 2 })
  expect(of('COLOUR')).toEqual({ Red: 1, Blue: 1 })
  expect(of('CATEGORY')).toEqual({ bike: 2 })
  expect(of('STOCK')).toEqual({ true: 1 })
})

test('suggestions are one a name, the best fit first', () => {
  expect(index.suggest('ridge', ['1000'], null, 4).map(({ name }) => name)).toEqual(['Ridge Comp'])
  expect(index.suggest('gravel', ['1000'], null, 4).map(({ code }) => code)).toEqual(['TY-1'])
  expect(index.suggest('gravel', ['1000', '2000'], 'bike', 4)).toEqual([])
})
