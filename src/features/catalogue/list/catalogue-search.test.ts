import { expect, test } from 'vitest'
import { chosenFilters, type CatalogueSearch } from './catalogue-search.ts'

const search = {
  search: 'tube',
  mc: 'TY',
  brand: ['Halden', 'Corvane'],
  stock: true,
  priceFrom: '10',
  promo: 'SPRING',
  attributes: { Valve: ['Presta', 'Dunlop'], Length: ['42 mm'] },
} as CatalogueSearch

test('each filter in force is removed alone', () => {
  expect(chosenFilters(search).map(({ key, value }) => `${key} ${value}`.trim())).toEqual([
    'mc TY',
    'stock',
    'promo SPRING',
    'brand Halden',
    'brand Corvane',
    'attribute Valve: Presta',
    'attribute Valve: Dunlop',
    'attribute Length: 42 mm',
    'price',
  ])
  const [, , , halden, , presta, , length, price] = chosenFilters(search)
  expect(presta!.without).toEqual({ attributes: { Valve: ['Dunlop'], Length: ['42 mm'] } })
  expect(length!.without).toEqual({ attributes: { Valve: ['Presta', 'Dunlop'] } })
  expect(halden!.without).toEqual({ brand: ['Corvane'] })
  expect(price!.without).toEqual({ priceFrom: undefined, priceTo: undefined })
})

test('the last value of a filter takes the filter with it', () => {
  const [size] = chosenFilters({ attributes: { Size: ['L'] } } as unknown as CatalogueSearch)
  expect(size!.without).toEqual({ attributes: undefined })
  expect(
    chosenFilters({ ...search, brand: ['Halden'] }).find(({ key }) => key === 'brand'),
  ).toEqual({
    key: 'brand',
    value: 'Halden',
    without: { brand: undefined },
  })
})

test('the words searched for and the view are no filters', () => {
  expect(chosenFilters({ search: 'tube', view: 'item', sort: 'NAME' } as CatalogueSearch)).toEqual(
    [],
  )
})
