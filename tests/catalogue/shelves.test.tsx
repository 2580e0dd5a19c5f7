// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PromotionLines } from '../../src/parts/promotions/promotions.tsx'
import { ArticleCard, type Entry } from '../../src/features/catalogue/list/article-card.tsx'
import { BestSellersHere } from '../../src/parts/shelf/best-sellers.tsx'
import { HomeShelves } from '../../src/features/catalogue/home/home-shelves.tsx'
import { person } from '../support/people.ts'
import { articleOf, modelOf, promotionOf, show } from './shown.tsx'

afterEach(cleanup)

const bought = (...models: string[]) => ({
  entries: models.map((model) => ({ id: model, parent_name: model, products: [articleOf(model)] })),
})
const home = {
  promotions: [promotionOf('HOME', ['home'])],
  bestSellers: [modelOf('Best')],
  products: { entries: [modelOf('Fresh')] },
  frequentPurchases: {
    entries: [...bought('Often').entries, { id: 'x', parent_name: 'Sold no more', products: [] }],
  },
  previousPurchases: bought('Late', 'Later'),
}
const shelves = () =>
  screen
    .getAllByRole('region')
    .map((shelf) => [
      shelf.querySelector('h2')?.textContent,
      within(shelf).getAllByRole('listitem').length,
    ])
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

test('the home has what is bought often and what was bought last, twelve of each, with the way to all of it', async () => {
  const asked = await show('/en-us/catalog', <HomeShelves />, home)
  expect(shelves()).toEqual([
    [undefined, 1],
    ['You often buy', 1],
    ['Last bought', 2],
    ['New in the range', 1],
    ['Best sellers', 1],
  ])
  expect(
    ['Everything you buy often', 'Everything you’ve bought'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    ),
  ).toEqual([
    '/en-us/catalog/repeat-order?view=frequent',
    '/en-us/catalog/repeat-order?view=previous',
  ])
  expect(asked.find((question) => question.includes('previousPurchases'))).toMatch(
    /frequentPurchases\(page: 1, limit: 12\)[\s\S]*previousPurchases\(page: 1, limit: 12\)/,
  )
})

test('before a customer is chosen nobody has bought anything', async () => {
  const asked = await show('/en-us/catalog', <HomeShelves />, home, { customer: false })
  expect(shelves().map(([title]) => title)).toEqual([undefined, 'New in the range', 'Best sellers'])
  expect(asked.join()).not.toContain('Purchases')
})

test('beside an article stand the best sellers of its part, without its own model', async () => {
  const asked = await show('/en-us/catalog', <BestSellersHere category="paa" model="Own" />, {
    bestSellers: [modelOf('Own'), modelOf('Other')],
  })
  expect(
    within(screen.getByRole('region', { name: 'Best sellers' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en-us/catalog/paa/other'])
  expect(asked[0]).toMatch(/limit: 8[\s\S]*\{"category":"paa"\}$/)
})

test.each<[string, object, string]>([
  ['a model whose articles differ', {}, 'from $40.00retail $70.00 – $120.00'],
  ['a model of one price', { dealer_to: '40', max_retail: '70' }, '$40.00retail $70.00'],
  [
    'one article',
    { items: 1, dealer_from: '55', dealer_to: '55', starting_at: '90', max_retail: '90' },
    '$55.00retail $90.00',
  ],
])('the price of %s', async (_, rest, said) => {
  const entry = modelOf('M', rest) as unknown as Entry
  await show('/en-us/catalog', <ArticleCard entry={entry} eager={false} />, {})
  expect(plain(screen.getByRole('article').textContent)).toContain(said)
})

test('the cart advertises what is to be advertised there', async () => {
  await show('/en-us/cart', <PromotionLines location="cart" />, {
    promotions: [
      promotionOf('CART', ['cart', 'home'], 'bike'),
      promotionOf('LIST', ['catalog']),
      promotionOf('ALL', ['cart']),
    ],
  })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en-us/catalog/bike?promo=CART',
    '/en-us/catalog?promo=ALL',
  ])
})

test('whoever may not browse is asked for no promotions beside his cart', async () => {
  const asked = await show(
    '/en-us/cart',
    <PromotionLines location="cart" />,
    { promotions: [promotionOf('ALL', ['cart'])] },
    { user: person('dealer', { permissions: [] }) },
  )
  expect([screen.queryAllByRole('link'), asked]).toEqual([[], []])
})
