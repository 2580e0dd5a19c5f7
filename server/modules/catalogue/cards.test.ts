import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods } from '../../../tests/support/world.ts'
import type { Tx } from '../../db/database.ts'

/** A model of four jerseys: the one that stands for it is neither the cheapest nor in stock; the last one is sold by both sales organisations. */
const jerseys = [
  ['S', 'Red', 60, 100, 0],
  ['M', 'Red', 55, 90, 4],
  ['L', 'Blue', 40, 70, 4],
  ['XL', 'Blue', null, 120, 4],
] as const

const here = serverForTests(['dealer', 'dealerz', 'rep'], {
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      for (const [n, [size, colour, dealer, retail, stock]] of jerseys.entries())
        await jersey(tx, n, size, colour, dealer, retail, stock)
      await tx.query(
        `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) SELECT 'aa', a.id, '2000', c.id, 35 FROM article a, customer c WHERE a.code = 'J-S' AND c.name LIKE 'Shop Z%'`,
      )
      await tx.query(
        `INSERT INTO article_sorg (tenant_id, article_id, sorg, retail, rank) SELECT 'aa', id, '1000', 120, 9 FROM article WHERE code = 'J-XL'`,
      )
      for (const [sorg, mcid, wording, type] of [
        ['1000', 'JS', 'Jerseys', 'paa'],
        ['2000', 'JS', 'Jerseys', 'paa'],
        ['1000', 'MC-bike', 'Bikes', 'bike'],
        ['2000', 'MC-bike', 'Bikes', 'bike'],
        ['2000', 'MC-paa', 'Parts', 'paa'],
      ]) {
        await tx.query(
          "INSERT INTO bike_category (tenant_id, sorg, mcid, wording, type) VALUES ('aa', $1, $2, $3, $4)",
          [sorg, mcid, wording, type],
        )
      }
      for (const [no, sorg] of [
        ['O-1', '1000'],
        ['O-2', '2000'],
      ]) {
        await tx.query(
          `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) SELECT 'aa', id, $1, $2, 'shipped', 'USD', 1, now() FROM customer WHERE name LIKE 'Shop X%'`,
          [no, sorg],
        )
        await tx.query(
          `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal) SELECT 'aa', id, $1, 1, $2, $2, $2, 1, 'EA', 1, 1 FROM customer WHERE name LIKE 'Shop X%'`,
          [no, 'J-XL'],
        )
      }
      await tx.query(
        `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer) SELECT 'aa', a.id, s.sorg, 'P1', 80 FROM article a JOIN article_sorg s ON s.article_id = a.id WHERE a.code = 'J-XL'`,
      )
    }),
})

async function jersey(
  tx: Tx,
  n: number,
  size: string,
  colour: string,
  dealer: number | null,
  retail: number,
  stock: number,
) {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO article (tenant_id, code, code_display, slug, name, brand, category, mc, model, model_name, size, colour) VALUES ('aa', $1, $1, lower($1), 'Jersey ' || $2::text, 'Brand', 'paa', 'JS', 'JERSEY', 'Jersey', $2, $3) RETURNING id`,
    [`J-${size}`, size, colour],
  )
  await tx.query(
    `INSERT INTO article_sorg (tenant_id, article_id, sorg, retail, rank) VALUES ('aa', $1, '2000', $2, $3)`,
    [row!.id, retail, n + 1],
  )
  if (dealer !== null)
    await tx.query(
      `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer) VALUES ('aa', $1, '2000', 'P1', $2)`,
      [row!.id, dealer],
    )
  await tx.query(
    `INSERT INTO stock (tenant_id, article_id, sorg, available) VALUES ('aa', $1, '2000', $2)`,
    [row!.id, stock],
  )
}

const card =
  'parent_name items items_in_stock starting_at max_retail dealer_from dealer_to product { article_code }'
const list = async (args: string, session = here.dealer) => {
  const { data, errors } = await session.ask(
    `{ products(limit: 50, ${args}) { total articles facets { name values { value count } } entries { ${card} } } }`,
  )
  expect(errors).toBeUndefined()
  return data.products
}
const jerseyIn = async (args: string, session = here.dealer) =>
  (await list(args, session)).entries.find(({ parent_name }) => parent_name.startsWith('Jersey'))

const countsOf = async (args: string, name = 'MC') =>
  Object.fromEntries(
    (await list(args)).facets
      .find((facet) => facet.name === name)!
      .values.map(({ value, count }) => [value, count]),
  )

test('a model’s prices are the least and the most of its articles, for each customer his own', async () => {
  expect(await jerseyIn('category: paa')).toMatchObject({
    items: 4,
    items_in_stock: 3,
    starting_at: '70.0000',
    max_retail: '120.0000',
    dealer_from: '40.0000',
    dealer_to: '80.0000',
    product: { article_code: 'J-S' },
  })
  expect(await jerseyIn('category: paa', here.dealerz)).toMatchObject({
    dealer_from: '35.0000',
    dealer_to: '80.0000',
  })
  expect(await jerseyIn('category: paa', here.rep)).toMatchObject({
    starting_at: '70.0000',
    dealer_from: null,
    dealer_to: null,
  })
  // Once more from what is remembered.
  expect(await jerseyIn('category: paa')).toMatchObject({ dealer_from: '40.0000' })
})

test('filters leave a card the prices and the stock of what fits', async () => {
  expect(await jerseyIn('filter: { colours: ["Red"] }')).toMatchObject({
    items: 2,
    items_in_stock: 1,
    starting_at: '90.0000',
    max_retail: '100.0000',
    dealer_from: '55.0000',
    dealer_to: '60.0000',
  })
  expect(await jerseyIn('filter: { sizes: ["M"] }')).toMatchObject({
    items: 1,
    items_in_stock: 1,
    starting_at: '90.0000',
    max_retail: '90.0000',
    dealer_from: '55.0000',
    dealer_to: '55.0000',
    product: { article_code: 'J-M' },
  })
})

test('an article’s own card has its own prices, and a shelf’s card those of the whole model', async () => {
  expect(await jerseyIn('view: ITEM, sort: CODE, search: "J-L"')).toMatchObject({
    items: 1,
    starting_at: '70.0000',
    dealer_from: '40.0000',
    dealer_to: '40.0000',
  })
  const { data } = await here.dealer.ask(`{ bestSellers { ${card} } }`)
  expect(data.bestSellers).toMatchObject([
    { parent_name: 'Jersey', items: 4, starting_at: '70.0000', dealer_from: '40.0000' },
  ])
})

test('entries and articles are counted apart', async () => {
  const [grouped, single] = [
    await list('category: paa, mc: "JS"'),
    await list('category: paa, mc: "JS", view: ITEM'),
  ]
  expect([grouped.total, grouped.articles, single.total, single.articles]).toEqual([1, 4, 4, 4])
})

test('a category that two sales organisations sell is one, and counts an article of both once', async () => {
  const {
    data: { bikeCategories: all },
  } = await here.dealer.ask('{ bikeCategories { mcid wording type count } }')
  expect(all).toEqual([
    { mcid: 'MC-bike', wording: 'Bikes', type: 'bike', count: 1 },
    { mcid: 'JS', wording: 'Jerseys', type: 'paa', count: 4 },
    { mcid: 'MC-paa', wording: 'Parts', type: 'paa', count: expect.any(Number) },
  ])
  expect(
    (await here.dealer.ask('{ bikeCategories(type: bike) { mcid count } }')).data.bikeCategories,
  ).toEqual([{ mcid: 'MC-bike', count: 1 }])
  const { articles } = await list('category: paa, view: ITEM')
  const counts = await countsOf('category: paa, view: ITEM')
  expect(counts).toEqual(
    Object.fromEntries(
      all.filter(({ type }) => type === 'paa').map(({ mcid, count }) => [mcid, count]),
    ),
  )
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(articles)
})

test('the categories’ counts follow words and filters, never the category that is chosen', async () => {
  expect(await countsOf('category: paa, search: "jersey"')).toEqual({ JS: 4 })
  expect(await countsOf('category: paa, filter: { colours: ["Blue"] }, mc: "MC-paa"')).toEqual({
    JS: 2,
  })
  expect(await countsOf(`search: "${goods.bike}"`)).toEqual({ 'MC-bike': 1 })
  expect(
    await countsOf('filter: { inStock: true }, mc: "JS", category: paa', 'CATEGORY'),
  ).toMatchObject({ bike: 1, groupset: 1 })
})
