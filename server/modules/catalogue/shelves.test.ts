import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods } from '../../../tests/support/world.ts'
import type { Tx } from '../../db/database.ts'

const here = serverForTests(['dealer', 'dealerz', 'rep'], {
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await order(tx, 'X', 'O-1', 5, [goods.part, goods.bolt, goods.brandBlocked])
      await order(tx, 'Z', 'O-2', 9, [goods.bolt, goods.brandBlocked])
      await order(tx, 'Z', 'O-3', 20, [goods.bolt, goods.bolt, goods.quota])
      await order(tx, 'X', 'O-4', 3, [goods.scarce], 'cancelled')
      await order(tx, 'Z', 'O-5', 400, [goods.scarce])
      await tx.query(`UPDATE article SET brand = 'Other' WHERE code = $1`, [goods.bolt])
      await tx.query(
        `UPDATE article_sorg SET retail = 7.5 WHERE article_id = (SELECT id FROM article WHERE code = $1)`,
        [goods.bolt],
      )
      for (const [code, from, to, sorg] of [
        ['NOW', -1, 5, null],
        ['PAST', -9, -2, null],
        ['ELSEWHERE', -1, 5, '1000'],
      ] as const) {
        await tx.query(
          `INSERT INTO promotion (tenant_id, code, name, valid_from, valid_to, sorg) VALUES ('aa', $1, $1, current_date + $2::int, current_date + $3::int, $4)`,
          [code, from, to, sorg],
        )
      }
      for (const [promotion, article] of [
        ['NOW', goods.part],
        ['PAST', goods.bolt],
        ['ELSEWHERE', goods.scarce],
      ]) {
        await tx.query(
          `INSERT INTO promotion_detail (tenant_id, promotion, position, article_code, value, type) VALUES ('aa', $1, 1, $2, -5, '%')`,
          [promotion, article],
        )
      }
    }),
})

async function order(
  tx: Tx,
  key: string,
  no: string,
  daysAgo: number,
  codes: string[],
  status = 'shipped',
) {
  const customer = `(SELECT id FROM customer WHERE name LIKE 'Shop ${key}%')`
  await tx.query(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', ${customer}, $1, '2000', $2, 'USD', 1, now() - make_interval(days => $3))`,
    [no, status, daysAgo],
  )
  for (const [n, code] of codes.entries()) {
    await tx.query(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal) VALUES ('aa', ${customer}, $1, $2, $3, $3, $3, 1, 'EA', 1, 1)`,
      [no, n + 1, code],
    )
  }
}
const best = async (args = '', session = here.dealer) =>
  (
    await session.ask(`{ bestSellers${args} { parent_name items product { article_code } } }`)
  ).data.bestSellers.map(({ parent_name }) => parent_name)
const found = async (filter: string, session = here.dealer) => {
  const { data, errors } = await session.ask(
    `{ products(view: ITEM, sort: CODE, limit: 50, ${filter}) { facets { name values { value count } } messages { code category count } entries { product { article_code } } } }`,
  )
  return {
    ...data?.products,
    errors,
    codes: data?.products?.entries.map(({ product }) => product.article_code),
  }
}

test('best sellers are what stood in most orders of everybody, without what this customer cannot order', async () => {
  expect(await best()).toEqual([goods.bolt, goods.part, goods.quota])
  expect(await best('(category: groupset)')).toEqual([goods.quota])
  expect(await best('(limit: 1)', here.dealerz)).toEqual([goods.bolt])
  // Other people's orders are not visible afterwards.
  const { data } = await here.dealer.ask('{ bestSellers { id } orders { order_no } }')
  expect(data.orders.map(({ order_no }) => order_no)).toEqual(['O-4', 'O-1'])
})

test('bought before: the chosen customer’s own orders, cancelled ones aside', async () => {
  expect((await found('filter: { bought: true }')).codes).toEqual([
    goods.bolt,
    goods.brandBlocked,
    goods.part,
  ])
  expect((await found('filter: { bought: true }', here.dealerz)).codes).toEqual([
    goods.bolt,
    goods.brandBlocked,
    goods.quota,
    goods.scarce,
  ])
  expect((await found('filter: { bought: true }', here.rep)).errors?.[0]?.extensions?.code).toBe(
    'NO_CUSTOMER',
  )
})

test('in promotion: of today, and of the sales organisation it is for; with another filter both hold', async () => {
  expect((await found('filter: { promotion: true }')).codes).toEqual([goods.part])
  expect((await found('filter: { promotion: true, bought: true }')).codes).toEqual([goods.part])
  expect((await found('filter: { promotion: true, bought: true }', here.dealerz)).codes).toEqual([])
})

test('a price range holds both ends, and its own facet ignores it', async () => {
  const cheap = await found('filter: { priceTo: "7.5" }')
  expect(cheap.codes).toEqual([goods.bolt])
  expect(
    cheap.facets!.find(({ name }) => name === 'PRICE')!.values.map(({ value }) => value),
  ).toEqual(['7.5000', '20.0000'])
  expect(cheap.facets!.find(({ name }) => name === 'BRAND')!.values).toEqual([
    { value: 'Other', count: 1 },
  ])
  expect((await found('filter: { priceFrom: "8", brands: ["Other"] }')).codes).toEqual([])
})

test('words that find more elsewhere say so; without words, or over everything, nothing is said', async () => {
  expect((await found('category: paa, search: "QUOTA"')).messages).toEqual([
    { code: 'found_elsewhere', category: 'groupset', count: 1 },
  ])
  expect((await found('category: paa')).messages).toEqual([])
  expect((await found('search: "QUOTA"')).messages).toEqual([])
})

test.each([
  'page: 1, limit: 1',
  'page: 9, limit: 1',
  'view: ITEM',
  'sort: PRICE_DESC',
  'filter: { inStock: true }',
  'mc: "MC-paa"',
])(
  'they are the same for any page, order and view, and so for one that asks for them alone: %s',
  async (rest) => {
    const { data } = await here.dealer.ask(
      `{ products(category: paa, search: "QUOTA", ${rest}) { messages { code category count } } }`,
    )
    expect(data.products.messages).toEqual([
      { code: 'found_elsewhere', category: 'groupset', count: 1 },
    ])
  },
)

test('similar models are of the same category, the same brand first, without the model itself and what is blocked', async () => {
  const { data } = await here.dealer.ask(
    `{ relatedProducts(slug: "part-1") { parent_name } none: relatedProducts(slug: "nothing") { parent_name } }`,
  )
  const names = data.relatedProducts.map(({ parent_name }) => parent_name)
  expect(names.at(-1)).toBe(goods.bolt)
  expect(names).toEqual(expect.arrayContaining([goods.scarce, goods.bolt]))
  expect(names).not.toEqual(expect.arrayContaining([goods.part]))
  expect(names).not.toEqual(expect.arrayContaining([goods.brandBlocked]))
})

test('a list by sales begins with what was ordered most, also for a rep without a customer', async () => {
  const first = async (session = here.dealer) =>
    (
      await session.ask(
        '{ products(view: ITEM, sort: BEST_SELLING, limit: 2) { entries { product { article_code } } } }',
      )
    ).data.products.entries.map(({ product }) => product.article_code)
  expect(await first()).toEqual([goods.bolt, goods.brandBlocked])
  expect((await first(here.rep))[0]).toBe(goods.bolt)
})
