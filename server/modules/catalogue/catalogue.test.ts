import { describe, expect, test } from 'vitest'
import { choose, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

let now = new Date()
const here = serverForTests(['dealer', 'rep'], { start: { clock: () => now } })

const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )
const find = async (session: Session, args: string) => {
  const { data, errors } = await session.ask(
    `{ products(${args}) { total pageTotal facets { name values { value count } } entries { parent_name items items_in_stock starting_at product { article_code block price { dealer retailDisplay discount { salesDealNo detail { discount term qty } } } stocks { available inStock mostAtOnce nextArrival { date qty } } } } } }`,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data.products
}
const codes = async (session: Session, args: string) =>
  (await find(session, args)).entries.map(({ product }) => product.article_code)

test('an exact code, a beginning, a typing mistake and words in any order find the article', async () => {
  expect((await codes(here.dealer, 'search: "bike1", view: ITEM'))[0]).toBe(goods.bike)
  expect((await codes(here.dealer, 'search: "BIKE-1", view: ITEM'))[0]).toBe(goods.bike)
  expect(await codes(here.dealer, 'search: "scar", view: ITEM')).toEqual([goods.scarce])
  expect(await codes(here.dealer, 'search: "scrace", view: ITEM')).toEqual([goods.scarce])
  expect(await codes(here.dealer, 'search: "quota name", view: ITEM')).toEqual([goods.quota])
  expect(await codes(here.dealer, 'search: "nothing like it", view: ITEM')).toEqual([])
})

test('a filter’s own counts say what another choice would give', async () => {
  const all = await find(here.dealer, 'view: ITEM, limit: 100')
  const stocked = await find(here.dealer, 'view: ITEM, category: paa, filter: { inStock: true }')
  expect(all.facets.find(({ name }) => name === 'CATEGORY')!.values).toEqual(
    expect.arrayContaining([
      { value: 'bike', count: 1 },
      { value: 'groupset', count: 1 },
    ]),
  )
  expect(stocked.total).toBe(stocked.facets.find(({ name }) => name === 'STOCK')!.values[0]!.count)
  expect(all.entries.map(({ product }) => product.article_code)).not.toContain(goods.gone)
})

test('pages follow each other and end', async () => {
  const first = await find(here.dealer, 'view: ITEM, limit: 5, sort: CODE')
  const second = await find(here.dealer, 'view: ITEM, limit: 5, page: 2, sort: CODE')
  expect(first.pageTotal).toBe(Math.ceil(first.total / 5))
  expect(
    new Set([...first.entries, ...second.entries].map(({ product }) => product.article_code)).size,
  ).toBe(10)
  expect((await find(here.dealer, 'view: ITEM, limit: 5, page: 99')).entries).toEqual([])
})

test('the price is the customer’s: his own row before his group’s, by day; none before a customer is chosen', async () => {
  const priceOf = async (session: Session) =>
    (await find(session, 'search: "BIKE-1", view: ITEM')).entries[0]!.product
  expect(await priceOf(here.rep)).toMatchObject({
    price: { dealer: null, retailDisplay: '20.0000' },
    block: null,
  })
  await choose(here.rep, r3Of('X'))
  expect((await priceOf(here.rep)).price.dealer).toBe('100.0000')
  await sql(
    `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) VALUES ('aa', $1, '1000', $2, 90)`,
    [here.world.articles[goods.bike], here.world.customers.Y],
  )
  await sql(
    `INSERT INTO price (tenant_id, article_id, sorg, price_group, dealer, valid_from) VALUES ('aa', $1, '1000', 'P1', 70, '2999-01-01')`,
    [here.world.articles[goods.bike]],
  )
  await choose(here.rep, r3Of('Y'))
  expect((await priceOf(here.rep)).price.dealer).toBe('90.0000')
  expect((await priceOf(here.dealer)).price.dealer).toBe('100.0000')
})

test('stock is of now, and a new revision brings new articles', async () => {
  const bolt = async () => (await find(here.dealer, 'search: "BOLT-1", view: ITEM')).entries[0]!
  expect((await bolt()).product.stocks.available).toBe(1_000_000)
  await sql('UPDATE stock SET available = 7, updated_at = now() WHERE article_id = $1', [
    here.world.articles[goods.bolt],
  ])
  expect((await bolt()).product.stocks.available).toBe(7)
  await sql(`UPDATE article SET name = 'Golden bolt' WHERE code = 'BOLT-1'`)
  await sql('UPDATE catalogue_revision SET revision = revision + 1')
  expect((await bolt()).parent_name).toBe('Golden bolt')
  await sql('UPDATE stock SET available = 0, updated_at = now() WHERE article_id = $1', [
    here.world.articles[goods.bolt],
  ])
  now = new Date(now.getTime() + 6_000)
  expect(
    await codes(here.dealer, 'search: "BOLT-1", view: ITEM, filter: { inStock: true }'),
  ).toEqual([])
})

test('a list says how many can leave at once where no more can be ordered, as they are now', async () => {
  const most = async () =>
    (await find(here.dealer, 'search: "BIKE-1", view: ITEM')).entries[0]!.product.stocks.mostAtOnce
  const ready = (pieces: number) =>
    sql('UPDATE stock SET ready_to_ship = $2, updated_at = now() WHERE article_id = $1', [
      here.world.articles[goods.bike],
      pieces,
    ])
  await ready(2)
  expect(await most()).toBeNull()
  await sql('UPDATE sales_organisation SET exact_qty_check = true')
  await here.database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = config || '{"exactQtyCheck": true}'`),
  )
  now = new Date(now.getTime() + 40_000)
  expect(await most()).toBe(2)
  await ready(1)
  expect(await most()).toBe(1)
})

test('suggestions come at three letters, four names at most, and of masked stock everybody is told whether there is any, and nothing else', async () => {
  const suggest = async (term: string) =>
    (
      await here.dealer.ask(
        'query($t: String!) { searchSuggestions(term: $t) { products { name article_code } } }',
        { t: term },
      )
    ).data.searchSuggestions.products
  expect(await suggest('na')).toEqual([])
  expect(await suggest('nam')).toHaveLength(4)
  await here.database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = config || '{"maskStock": true}'`),
  )
  now = new Date(now.getTime() + 40_000)
  expect((await find(here.dealer, 'search: "SCARCE-1", view: ITEM')).entries[0]).toMatchObject({
    items_in_stock: null,
    product: { stocks: { available: null, inStock: true } },
  })
  expect((await find(here.dealer, 'search: "BOLT-1", view: ITEM')).entries[0]).toMatchObject({
    product: { stocks: { available: null, inStock: false } },
  })
})

describe('a sales organisation that sells in another currency than the tenant', () => {
  const abroad = serverForTests(['dealer'], {
    fill: (database) =>
      database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
        tx.query("UPDATE sales_organisation SET currency = 'EUR' WHERE sorg = '2000'"),
      ),
  })

  test('its prices bear that currency’s code, the others the tenant’s sign', async () => {
    const { data } = await abroad.dealer.ask(
      '{ products(view: ITEM, limit: 100) { entries { product { sorg price { symbol } } } } }',
    )
    const symbols = new Set(
      data.products.entries.map(
        ({ product }: { product: { sorg: string; price: { symbol: string } } }) =>
          `${product.sorg} ${product.price.symbol}`,
      ),
    )
    expect([...symbols].sort()).toEqual(['1000 $', '2000 EUR'])
  })
})
