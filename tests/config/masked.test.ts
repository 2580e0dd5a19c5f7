import { buildSchema, getNamedType, type GraphQLObjectType, isObjectType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/time/day.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { contract } from '../../server/schema.ts'
import { catalogueOn, emptyCatalogues, lineOf } from '../catalogue/device.ts'
import { serverForTests } from '../support/test-people.ts'
import { goods } from '../support/world.ts'

// Figures that stand nowhere else, so that they are found wherever they come out: of an article that can be ordered ahead of
// what arrives, in every field of the contract that a buyer may ask for, and in all that a device keeps.
const east = 23_593
const west = 4_117
const figures = {
  east,
  west,
  stock: east + west,
  ready: 11_337,
  custorder: 52_829,
  arrives: 18_623,
  later: 9_341,
  arriving: 18_623 + 9_341,
  most: east + west + 18_623 + 9_341,
}
type Figure = keyof typeof figures

const open: Partial<HostConfig> = {
  nextArrivalDisplay: true,
  nextArrivalMonth: 6,
  preOrderDisplay: true,
  supplyLocation: true,
  stockDisplay: 'perArea',
  futureConfirmationDisplay: true,
  orderTypeDisplay: true,
  exactQtyCheck: true,
}
let now = new Date('2026-11-21T12:00:00Z')
const here = serverForTests(['dealer'], {
  config: open,
  start: { clock: () => now },
  fill: (database, { articles, customers }) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(
        `UPDATE sales_organisation SET available_stock_check = true, exact_qty_check = true WHERE sorg = '2000'`,
      )
      await tx.query('DELETE FROM stock WHERE article_id = $1', [articles[goods.part]])
      for (const [area, pieces, ready, custorder] of [
        ['East', east, figures.ready, figures.custorder],
        ['West', west, 0, 0],
      ]) {
        await tx.query(
          `INSERT INTO stock (tenant_id, article_id, sorg, warehouse_area, available, ready_to_ship, custorder) VALUES ('aa', $1, '2000', $2, $3, $4, $5)`,
          [articles[goods.part], area, pieces, ready, custorder],
        )
      }
      for (const [days, qty] of [
        [10, figures.arrives],
        [40, figures.later],
      ]) {
        await tx.query(
          `INSERT INTO next_arrival (tenant_id, article_id, sorg, date, qty) VALUES ('aa', $1, '2000', $2, $3)`,
          [articles[goods.part], addDays(dayIn('UTC', now), days!), qty],
        )
      }
      await tx.query(
        `INSERT INTO freight_benefit (tenant_id, sorg, warehouse_area, target_qty, discount_amount) VALUES ('aa', '2000', 'East', 5, 2)`,
      )
      await tx.query(
        `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, 'O-1', '2000', 'placed', 'USD', 1, $2)`,
        [customers.X, now],
      )
      await tx.query(
        `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal) VALUES ('aa', $1, 'O-1', 1, $2, $2, $2, 1, 'EA', 1, 1)`,
        [customers.X, goods.part],
      )
    }),
})

const schema = buildSchema(contract().join('\n'))
/** Every field of a type, and of what it is made of. */
function allOf(type: GraphQLObjectType, above: readonly string[] = []): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: of }) => {
    const to = getNamedType(of)
    if (!isObjectType(to)) return [name]
    return above.includes(to.name) ? [] : [`${name} ${allOf(to, [...above, to.name])}`]
  })
  return `{ ${fields.join(' ')} }`
}
const everything = (type: string) => allOf(schema.getType(type) as GraphQLObjectType)

const code = `"${goods.part}"`
const questions = [
  `{ products(search: ${code}, view: ITEM) ${everything('ProductPage')} }`,
  `{ products(search: ${code}) ${everything('ProductPage')} }`,
  `{ productDetailsV2(slug: "part-1") ${everything('ProductDetails')} }`,
  `{ productStock(slug: "part-1") ${everything('Product')} }`,
  `{ relatedProducts(slug: "bolt-1") ${everything('ProductEntry')} }`,
  `{ bestSellers ${everything('ProductEntry')} }`,
  `{ articlesByCode(codes: [${code}]) ${everything('ArticleMatch')} }`,
  `{ productAnalyzesV3(sorg: "2000", articleCodes: [${code}]) ${everything('ProductAnalysis')} }`,
  `{ cart ${everything('Cart')} }`,
  `{ cartFreight(cartItems: [{ sorg: "2000", article_code: ${code}, qty: 90000 }]) ${everything('CartFreight')} }`,
  `{ frequentPurchases ${everything('PurchasePage')} }`,
  `{ previousPurchases ${everything('PurchasePage')} }`,
  `{ orderAgain(orderNo: "O-1") ${everything('OrderAgain')} }`,
  `{ alreadyComing(articleCodes: [${code}]) ${everything('AlreadyComing')} }`,
]
const ordering = (attempt: string) =>
  `mutation { checkout(attemptKey: "${attempt}", cartVersion: 0, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], products: []) ${everything('CheckoutAnswer')} }`

beforeAll(async () => {
  const { data } = await here.dealer.ask(
    `mutation { updateProductsInCart(products: [{ sorg: "2000", article_code: ${code}, qty: 90000 }]) { userErrors { code } } }`,
  )
  expect(data.updateProductsInCart.userErrors).toEqual([])
})

const unpacked = (bytes: Uint8Array) =>
  new Response(
    new Blob([bytes as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new DecompressionStream('gzip')),
  ).text()

/** All that leaves the server about the article: to questions, and to a device that keeps the catalogue, with what that answers. */
async function told(): Promise<string[]> {
  const answers = await Promise.all(
    [...questions, ordering(`told ${now.getTime()}`)].map((question) => here.dealer.ask(question)),
  )
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
  const store = emptyCatalogues()
  const device = catalogueOn(store, lineOf(here.dealer).ask, { now: () => now.getTime() })
  expect(await device.sync()).toBe('up-to-date')
  const kept = await Promise.all((await store.pages.toArray()).map(({ bytes }) => unpacked(bytes)))
  const offline = [
    await device.value('products', { search: goods.part, view: 'ITEM' }),
    await device.value('articlesByCode', { codes: [goods.part] }),
  ]
  await device.end(false)
  expect(kept.join()).toContain(`"article_code":${code}`)
  return [
    ...answers.map(({ data }) => JSON.stringify(data)),
    ...kept,
    JSON.stringify(await store.sets.toArray()),
    JSON.stringify(offline),
  ]
}

const nothingOfTheStock: Figure[] = ['arrives', 'later']
test.each<[what: string, masks: Partial<HostConfig>, toBeSeen: Figure[]]>([
  [
    'nothing is masked',
    {},
    ['east', 'west', 'stock', 'ready', 'custorder', 'arrives', 'later', 'most'],
  ],
  ['the stock is masked', { maskStock: true }, nothingOfTheStock],
  [
    'arrivals are masked',
    { maskNextArrival: true },
    ['east', 'west', 'stock', 'ready', 'custorder'],
  ],
  [
    'arrivals are not shown',
    { maskNextArrival: true, nextArrivalDisplay: false },
    ['east', 'west', 'stock', 'ready', 'custorder'],
  ],
  ['both are masked', { maskStock: true, maskNextArrival: true }, []],
])('%s: these figures come out, and no other', async (_, masks, toBeSeen) => {
  await here.database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = (config - 'maskStock' - 'maskNextArrival') || $1::jsonb`, [
      JSON.stringify({ ...open, ...masks }),
    ]),
  )
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query('UPDATE catalogue_revision SET revision = revision + 1'),
  )
  // The server remembers a tenant for some seconds.
  now = new Date(now.getTime() + 6_000)
  const all = (await told()).join('\n')
  expect(
    (Object.keys(figures) as Figure[]).filter((name) =>
      new RegExp(`(?<!\\d)${figures[name]}(?!\\d)`).test(all),
    ),
  ).toEqual(toBeSeen)
})
