// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CatalogueMenu, CataloguePage } from '../../src/features/catalogue/catalogue.gql.ts'
import {
  asksForList,
  type CatalogueSearch,
  type Category,
  listVariables,
} from '../../src/features/catalogue/list/catalogue-search.ts'
import { ListScreen } from '../../src/features/catalogue/list/list-screen.tsx'
import { media } from '#ui/theme/media.ts'
import { hostConfig } from '../support/people.ts'
import { promotionOf, show } from './shown.tsx'

// jsdom lays nothing out: the window is a desk's.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === media.desk,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const facet = (name: string, values: Record<string, number>) => ({
  name,
  values: Object.entries(values).map(([value, count]) => ({ value, label: value, count })),
})
const menu = [
  { id: '1', mcid: 'HE', wording: 'Helmets' },
  { id: '2', mcid: 'TY', wording: 'Tyres' },
  { id: '3', mcid: 'TY', wording: 'Tyres of the other part' },
  { id: '4', mcid: 'WH', wording: 'Wheels' },
].map((row) => ({ ...row, count: 99 }))
const answers = {
  catalogueAreas: { bike: true, paa: true, groupset: true, defaultUrl: '/catalog' },
  bikeCategories: menu,
  promotions: [
    promotionOf('ALL', ['catalog']),
    promotionOf('PARTS', ['home', 'catalog'], 'paa'),
    promotionOf('BIKES', ['catalog'], 'bike'),
    promotionOf('ELSEWHERE', ['home', 'cart', 'product']),
  ],
}
const none = {
  total: 0,
  articles: 0,
  page: 1,
  pageTotal: 0,
  entries: [],
  messages: [],
  leftOut: [],
  attributes: [],
  facets: [] as ReturnType<typeof facet>[],
}

/** A list at its address, with what a server has answered to its questions. */
function open(category: Category | null, search: CatalogueSearch, products: object = {}) {
  const address = `/en-us/catalog${category ? `/${category}` : ''}?${new URLSearchParams(Object.entries(search).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)])).toString()}`
  const questions = {
    list: { query: CataloguePage, variables: listVariables(search, category, hostConfig()) },
    menu: { query: CatalogueMenu, variables: { type: category } },
  }
  return show(
    address,
    <ListScreen title="List" category={category} questions={questions as never} search={search} />,
    { ...answers, products: { ...none, ...products } },
  )
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace('/en-us/catalog', ''),
      link.getAttribute('aria-current'),
    ])

test('categories are links with the counts of this list, each once, and all of them are an address without one', async () => {
  await open(
    'paa',
    { mc: 'TY', stock: true },
    { facets: [facet('MC', { TY: 3, WH: 2, 'no name': 9 })] },
  )
  expect(links('Categories')).toEqual([
    ['All categories', '/paa?stock=true', null],
    ['Tyres3', '/paa?mc=TY&stock=true', 'page'],
    ['Wheels2', '/paa?mc=WH&stock=true', null],
  ])
})

test('a chosen category that has nothing any more can still be left', async () => {
  await open('paa', { mc: 'HE', search: 'xyz' })
  expect(links('Categories')).toEqual([
    ['All categories', '/paa?search=xyz', null],
    ['Helmets0', '/paa?mc=HE&search=xyz', 'page'],
  ])
})

test('over the whole catalogue a list is narrowed to a part, or to a category among its filters', async () => {
  await open(
    null,
    { search: 'rim', brand: ['Axiom'], mc: 'WH' },
    { facets: [facet('CATEGORY', { bike: 1, paa: 4 }), facet('MC', { TY: 3, WH: 2 })] },
  )
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Category (1)' }).tagName).toBe('BUTTON')
  const kept = new URLSearchParams({ search: 'rim', brand: '["Axiom"]' }).toString()
  expect(
    links('Parts of the catalog').map(([text, href, current]) => [
      text,
      decodeURIComponent(href!.replaceAll('+', ' ')),
      current,
    ]),
  ).toEqual([
    ['Everything', `?${decodeURIComponent(kept)}&view=group`, 'page'],
    ['Bikes1', `/bike?${decodeURIComponent(kept)}`, null],
    ['Parts and accessories4', `/paa?${decodeURIComponent(kept)}`, null],
    // Filters of the category do not apply there: only the words are kept.
    ['Groupsets', '/groupset?search=rim', null],
  ])
})

test.each<[string, object, string]>([
  ['group', { total: 64, articles: 212 }, '64 models, 212 articles'],
  ['group', { total: 1, articles: 1 }, '1 model, 1 article'],
  ['item', { total: 212, articles: 212 }, '212 articles'],
  ['item', {}, '0 articles'],
])('the %s view says how much there is: %j', async (view, products, said) => {
  await open('bike', { view: view as 'item' }, products)
  expect(screen.getByText(said).tagName).toBe('P')
})

test('words that find more elsewhere lead there with the filters that are chosen', async () => {
  await open(
    'bike',
    { search: 'tyre', stock: true, mc: 'RD' },
    { total: 1, messages: [{ code: 'found_elsewhere', category: 'paa', count: 7 }] },
  )
  expect(screen.getByText('In other categories:').tagName).toBe('P')
  expect(screen.getByRole('link', { name: 'Parts and accessories (7)' }).getAttribute('href')).toBe(
    '/en-us/catalog/paa?search=tyre&stock=true',
  )
})

test('where a department has nothing, the one that has most comes first', async () => {
  await open(
    'bike',
    { search: 'bottle', view: 'item' },
    {
      messages: [
        { code: 'found_elsewhere', category: 'groupset', count: 3 },
        { code: 'found_elsewhere', category: 'paa', count: 1_128 },
      ],
    },
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'No results for “bottle” in Bikes',
  )
  expect(
    screen
      .getAllByRole('link', { name: /^Show/ })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Show 1,128 in Parts and accessories', '/en-us/catalog/paa?search=bottle&view=item'],
    ['Show 3 in Groupsets', '/en-us/catalog/groupset?search=bottle&view=item'],
  ])
  expect(screen.queryByText('In other categories:')).toBeNull()
})

test('words that no article has beside the others are named', async () => {
  await open(null, { search: 'stem 110 x' }, { total: 1, leftOut: ['110', 'x'] })
  expect(screen.getByRole('status').textContent).toBe(
    'No article matches all your words. These are the results without “110”, “x”.',
  )
})

test.each<[Category | null, CatalogueSearch, string]>([
  ['bike', {}, 'This part of the catalog has no articles for you'],
  ['groupset', { view: 'item', sort: 'NAME' }, 'This part of the catalog has no articles for you'],
  [null, { view: 'item' }, 'The catalog has no articles for you yet'],
  ['bike', { search: 'rim' }, 'No results for “rim” in Bikes'],
  ['bike', { stock: true }, 'No results with these filters'],
  ['bike', { mc: 'HE' }, 'No results with these filters'],
  [null, { promo: 'ALL' }, 'No results with these filters'],
  [null, { search: 'rim' }, 'No results for “rim”'],
])('an empty list of %s with %j says: %s', async (category, search, said) => {
  await open(category, search)
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual([said])
  expect(screen.queryByRole('button', { name: 'Clear search and filters' }) !== null).toBe(
    said.startsWith('No results'),
  )
  expect(screen.queryByRole('combobox', { name: 'Sort' }) !== null).toBe(
    said.startsWith('No results'),
  )
})

test.each<[Category | null, CatalogueSearch, string[]]>([
  ['paa', { brand: ['Axiom'] }, ['ALL', 'PARTS']],
  ['bike', { stock: true }, ['ALL', 'BIKES']],
  [null, { search: 'rim' }, ['ALL', 'PARTS', 'BIKES']],
  ['paa', { promo: 'PARTS' }, ['ALL', 'PARTS']],
])(
  'a list of %s with %j can be narrowed to the promotions that are for it',
  async (category, search, codes) => {
    await open(category, search)
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', {
        name: /^Promotion/,
      }),
    )
    const choices = within(await screen.findByRole('dialog', { name: 'Promotion' })).getAllByRole(
      'button',
    )
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'All promotions',
      ...codes.map((code) => `Promotion ${code}`),
    ])
    expect(choices.filter((one) => one.getAttribute('aria-pressed') === 'true')).toHaveLength(
      search.promo ? 1 : 0,
    )
  },
)

test.each<[CatalogueSearch, boolean]>([
  [{}, false],
  [{ search: undefined, mc: undefined }, false],
  [{ search: 'rim' }, true],
  [{ mc: 'TY' }, true],
  [{ view: 'item' }, true],
  [{ promo: 'X' }, true],
  [{ brand: ['Axiom'] }, true],
  [{ sort: 'NAME' }, true],
])('an address that says %j asks for a list: %s', (search, is) => {
  expect(asksForList(search)).toBe(is)
})
