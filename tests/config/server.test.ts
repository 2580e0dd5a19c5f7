import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import type { Database } from '../../server/db/database.ts'
import { fillCities } from '../../server/modules/inquiry/fill-cities.ts'
import { neutralConfig } from '../../server/tenants.ts'
import type { Answer } from '../support/answered.ts'
import { emptyPostgres } from '../support/database.ts'
import { portalDir } from '../support/portal-dir.ts'
import { logIn, type Session, startApp } from '../support/server.ts'
import { sessionsOutlast } from '../support/test-people.ts'
import { buildWorld, goods, type World } from '../support/world.ts'
import { quoteIsHeld } from './quote-is-held.ts'
import { thirdPartyLooks } from './third-party-looks.ts'
import { warrantyLooks } from './warranty-look.ts'
import { type ConfigField, fields, type SeenIn } from './fields.ts'

let database: Database
let app: FastifyInstance
let world: World
let dealer: Session
let now = new Date('2026-11-21T12:00:00Z')
const today = dayIn('UTC', now)

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database)
  await fillCities(database)
  await inTenant('UPDATE article_sorg SET available_for_order_at = $1 WHERE article_id = $2', [
    addDays(today, 1),
    world.articles[goods.later],
  ])
  for (const [days, qty] of [
    [10, 3],
    [100, 4],
  ]) {
    await inTenant(
      `INSERT INTO next_arrival (tenant_id, article_id, sorg, date, qty) VALUES ('aa', $1, '2000', $2, $3)`,
      [world.articles[goods.part], addDays(today, days!), qty],
    )
  }
  await inTenant(`UPDATE sales_organisation SET exact_qty_check = true WHERE sorg = '2000'`)
  await inTenant('DELETE FROM stock WHERE article_id = ANY ($1::int[])', [
    [world.articles[goods.bolt], world.articles[goods.quota]],
  ])
  for (const [area, pieces] of [
    ['East', 1],
    ['West', 2],
  ]) {
    await inTenant(
      `INSERT INTO stock (tenant_id, article_id, sorg, warehouse_area, available, custorder) VALUES ('aa', $1, '2000', $2, $3, $3 + 2)`,
      [world.articles[goods.bolt], area, pieces],
    )
  }
  await inTenant(
    `INSERT INTO next_arrival (tenant_id, article_id, sorg, date, qty) VALUES ('aa', $1, '2000', $2, 3)`,
    [world.articles[goods.quota], addDays(today, 5)],
  )
  await inTenant(
    `INSERT INTO credit (tenant_id, customer_id, company_code, credit_limit, balance, credit_exposure, open_invoice, open_do, consignment, updated_at) VALUES ('aa', $1, '1000', 0, 0, 0, 0, 0, 0, now())`,
    [world.customers.X],
  )
  await inTenant(
    `INSERT INTO freight_benefit (tenant_id, sorg, warehouse_area, target_qty, discount_amount) VALUES ('aa', '2000', '', 5, 2)`,
  )
  await inTenant(`UPDATE app_user SET email = 'dealer@aa.example' WHERE username = 'dealer'`)
  await sessionsOutlast(database)
  app = await startApp(database, { clock: () => now, portalDir: portalDir() })
  dealer = await logIn(app, world.host, 'dealer')
  await dealer.ask(
    `mutation { updateProductsInCart(products: [{ sorg: "2000", article_code: "${goods.scarce}", qty: 2 }]) { cart { id } } }`,
  )
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const ground = {
  languages: [{ code: 'en-us', name: 'English' }],
  webTitle: 'Portal',
  allowNewCustomerInquiry: true,
  email: 'sales@aa.example',
}

type Values = { [Field in ConfigField]?: unknown }

/** Sets fields and flags of the host, and lets the server notice. */
async function set(values: Values) {
  const flags = Object.fromEntries(
    Object.entries(values).filter(([name]) => name in neutralConfig.features),
  )
  const rest = Object.fromEntries(
    Object.entries(values).filter(([name]) => !(name in neutralConfig.features)),
  )
  await database.bare((tx) =>
    tx.query('UPDATE tenant SET config = $1::jsonb, time_zone = $2', [
      JSON.stringify({ ...ground, ...rest, features: flags }),
      values.timeZone ?? 'UTC',
    ]),
  )
  await inTenant('UPDATE catalogue_revision SET revision = revision + 1')
  now = new Date(now.getTime() + 6_000)
}

const page = async () => (await app.inject({ url: '/en-us', headers: { host: world.host } })).body
const policy = async () =>
  String(
    (await app.inject({ url: '/en-us', headers: { host: world.host } })).headers[
      'content-security-policy'
    ],
  )
const meta = async (name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(await page())?.[1]
const product = async (code: string, asked: string) =>
  (
    await dealer.ask(
      `{ products(search: "${code}", view: ITEM) { entries { product { ${asked} } } } }`,
    )
  ).data.products.entries[0]!.product
const stocks = async (code: string) =>
  (
    await product(
      code,
      'stocks { areas { area available } supplyFrom custorder preOrder orderType }',
    )
  ).stocks
const cartProblem = async () =>
  (await dealer.ask('{ cart { lines { problem { reason } } } }')).data.cart.lines[0]!.problem
    ?.reason
const arrivals = async () =>
  (await product(goods.part, 'stocks { nextArrival { date qty } }')).stocks.nextArrival
const publicly = async (query: string, variables = {}) =>
  (
    await app.inject({
      method: 'POST',
      url: '/public/graphql',
      headers: { host: world.host },
      payload: { query, variables },
    })
  ).json<Answer>().data
async function inquire() {
  await inTenant('DELETE FROM customer_inquiry')
  await inTenant('DELETE FROM mail_message')
  const inquiry = {
    host: world.host,
    reason: 'We open a shop.',
    goal: 'Sell bikes',
    custName: 'Rad',
    custAddress: 'Main St',
    custState: 'Colorado',
    custCountry: 'US',
    custEmail: 'shop@example.com',
    custPhone: '0303555',
    custCity: 'Boulder',
  }
  const { createCustomerInquiry } = await publicly(
    'mutation($inquiry: CustomerInquiryInput!) { createCustomerInquiry(inquiry: $inquiry) { userErrors { code } } }',
    { inquiry },
  )
  const [kept] = await inTenant<{ phone: string }>('SELECT phone FROM customer_inquiry')
  const [mail] = await inTenant<{ recipient: string }>('SELECT recipient FROM mail_message')
  return {
    errors: createCustomerInquiry.userErrors.map(({ code }) => code),
    phone: kept?.phone,
    recipient: mail?.recipient,
  }
}
const checkoutErrors = async () =>
  (
    await dealer.ask(
      'mutation($k: ID!) { checkout(attemptKey: $k, cartVersion: 0, shipto: "", paymentId: "", shipments: [], products: []) { userErrors { code } } }',
      { k: `attempt ${now.getTime()}` },
    )
  ).data.checkout.userErrors.map(({ code }) => code)
/** Returns the outcome of an order for one bike; the cart is restored afterwards. */
async function ordering() {
  const fill = (bikes: number, others: number) =>
    dealer.ask(
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version } } }',
      {
        p: [
          { sorg: '1000', article_code: goods.bike, qty: bikes },
          { sorg: '2000', article_code: goods.scarce, qty: others },
        ],
      },
    )
  const { version } = (await fill(1, 0)).data.updateProductsInCart.cart
  const { data } = await dealer.ask(
    `mutation($k: ID!, $version: Int!) { checkout(attemptKey: $k, cartVersion: $version, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "1000", id: "STD" }], products: [{ sorg: "1000", article_code: "${goods.bike}", qty: 1 }]) { differences { problem { reason } } userErrors { code } orders { order_no } } }`,
    { k: `order ${now.getTime()}`, version },
  )
  await fill(0, 2)
  const { orders, differences, userErrors } = data.checkout
  return orders.length === 1 ? 'placed' : (userErrors[0]?.code ?? differences[0]?.problem?.reason)
}
/** Every place that could tell how much there is of an article of which one piece is left. */
async function stockTold() {
  const [line] = (await dealer.ask('{ cart { lines { qty problem { reason limit } } } }')).data.cart
    .lines
  const { data } = await dealer.ask(
    `mutation($k: ID!) { checkout(attemptKey: $k, cartVersion: 0, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], products: []) { differences { problem { limit } } } }`,
    { k: `told ${now.getTime()}` },
  )
  const freight = (
    await dealer.ask(
      `{ cartFreight(cartItems: [{ sorg: "2000", article_code: "${goods.scarce}", qty: 9 }]) { steps { qty } } }`,
    )
  ).data.cartFreight[0]!
  return [
    (await product(goods.scarce, 'stocks { available }')).stocks.available,
    line!.problem?.limit,
    line!.problem?.reason,
    data.checkout.differences[0]?.problem?.limit,
    freight.steps.length,
  ]
}
/** Counts the messages an order sends. */
async function lettersOfOrder() {
  await inTenant('DELETE FROM mail_message')
  await ordering()
  return (await inTenant('SELECT 1 FROM mail_message')).length
}
const subscribing = async () =>
  (await dealer.send({ url: '/notification/subscriptions', payload: {} })).statusCode
const counting = {
  MATOMO: true,
  MOUSEFLOW: true,
  matomoUrl: 'https://m.example',
  matomoSiteId: '1',
  mouseflowId: 'a1',
}

/** Two settings of each field, and the expected behaviour of the server. */
const seen: {
  [Field in SeenIn<'server'>]: {
    look: () => Promise<unknown>
    cases: [value: unknown, expected: unknown][]
    with?: Values
  }
} = {
  webTitle: {
    look: async () => /<title>(.*)<\/title>/.exec(await page())?.[1],
    cases: [
      ['One', 'One'],
      ['Two', 'Two'],
    ],
  },
  webDescription: {
    look: () => meta('description'),
    cases: [
      ['One', 'One'],
      ['', ''],
    ],
  },
  webKeywords: {
    look: () => meta('keywords'),
    cases: [
      ['a, b', 'a, b'],
      ['', ''],
    ],
  },
  accent: {
    look: () => meta('theme-color'),
    cases: [
      ['#0b6bcb', '#0b6bcb'],
      ['#c2410c', '#c2410c'],
    ],
  },
  email: {
    look: async () => (await inquire()).recipient,
    cases: [
      ['a@aa.example', 'a@aa.example'],
      ['', undefined],
    ],
  },
  ...thirdPartyLooks(() => ({ database, dealer })),
  fileQuotaMb: {
    look: async () =>
      (
        await (
          await logIn(app, world.host, 'product')
        ).send({
          url: '/uploads',
          headers: {
            'upload-length': '2000000',
            'upload-metadata': `kind ${btoa('document')}`,
          },
        })
      ).headers['upload-refusal'] ?? 'taken',
    cases: [
      [1, 'quota_exceeded'],
      [10, 'taken'],
    ],
  },
  telpCode: {
    look: async () => (await inquire()).phone,
    cases: [
      ['+1', '+1303555'],
      ['+49', '+49303555'],
    ],
  },
  allowNewCustomerInquiry: {
    look: async () => (await inquire()).errors,
    cases: [
      [true, []],
      [false, ['not_offered']],
    ],
  },
  languages: {
    look: async () =>
      (await dealer.ask('mutation { changeLanguage(id: "de") { status } }')).data.changeLanguage
        .status,
    cases: [
      [[{ code: 'en-us', name: 'English' }], false],
      [[{ code: 'de', name: 'Deutsch' }], true],
    ],
  },
  timeZone: {
    look: async () => (await product(goods.later, 'block')).block,
    cases: [
      ['UTC', 'not_yet_available'],
      ['Pacific/Kiritimati', null],
    ],
  },
  maskStock: {
    look: stockTold,
    cases: [
      [false, [1, 1, 'over_stock', 1, 1]],
      [true, [null, null, 'over_stock', null, 0]],
    ],
  },
  orderConfirmation: {
    look: lettersOfOrder,
    cases: [
      [true, 1],
      [false, 0],
    ],
  },
  maskNextArrival: {
    look: async () => (await arrivals())[0]?.qty,
    cases: [
      [false, 3],
      [true, null],
    ],
  },
  nextArrivalDisplay: {
    look: async () => (await arrivals()).length,
    cases: [
      [true, 2],
      [false, 0],
    ],
  },
  ...warrantyLooks(() => dealer, inTenant),
  nextArrivalMonth: {
    look: async () => (await arrivals()).length,
    cases: [
      [1, 1],
      [6, 2],
    ],
  },
  availableStockCheck: {
    look: cartProblem,
    cases: [
      [true, 'over_stock'],
      [false, undefined],
    ],
  },
  stockDisplay: {
    look: async () => (await stocks(goods.bolt)).areas,
    cases: [
      ['cumulative', []],
      [
        'perArea',
        [
          { area: 'West', available: 2 },
          { area: 'East', available: 1 },
        ],
      ],
    ],
  },
  supplyLocation: {
    look: async () => (await stocks(goods.bolt)).supplyFrom,
    cases: [
      [false, []],
      [true, ['West', 'East']],
    ],
  },
  futureConfirmationDisplay: {
    look: async () => (await stocks(goods.bolt)).custorder,
    cases: [
      [false, null],
      [true, 7],
    ],
  },
  quotePrices: {
    look: () => quoteIsHeld(app, world.host, dayIn('UTC', now)),
    cases: [
      ['held', true],
      ['rechecked', false],
    ],
  },
  preOrderDisplay: {
    look: async () => (await stocks(goods.quota)).preOrder,
    cases: [
      [false, false],
      [true, true],
    ],
  },
  orderTypeDisplay: {
    look: async () => [(await stocks(goods.bolt)).orderType, (await stocks(goods.quota)).orderType],
    cases: [
      [false, [null, null]],
      [true, ['stock', null]],
    ],
  },
  canCheckout: {
    look: async () => (await checkoutErrors()).includes('checkout_off'),
    cases: [
      [true, false],
      [false, true],
    ],
  },
  exactQtyCheck: {
    look: cartProblem,
    with: { availableStockCheck: false },
    cases: [
      [true, 'over_ready'],
      [false, undefined],
    ],
  },
  exactQtyCheckout: {
    look: ordering,
    cases: [
      [true, 'over_ready'],
      [false, 'placed'],
    ],
  },
  creditCheck: {
    look: ordering,
    cases: [
      [true, 'insufficient_balance'],
      [false, 'placed'],
    ],
  },
  currency: {
    look: async () => (await product(goods.part, 'price { symbol decimal_precission }')).price,
    cases: [
      [
        { ...neutralConfig.currency, symbol: 'Rp' },
        { symbol: 'Rp', decimal_precission: 0 },
      ],
      [
        { ...neutralConfig.currency, symbol: '€', decimalPrecision: 2 },
        { symbol: '€', decimal_precission: 2 },
      ],
    ],
  },
  forgotPassword: {
    look: async () =>
      (
        await publicly(
          'mutation { requestPasswordLink(username: "nobody") { userErrors { code } } }',
        )
      ).requestPasswordLink.userErrors.map(({ code }) => code),
    cases: [
      [true, []],
      [false, ['not_offered']],
    ],
  },
  googleAnalyticId: {
    look: async () => (await policy()).includes('googletagmanager'),
    cases: [
      ['G-AB12', true],
      [null, false],
    ],
  },
  matomoUrl: {
    look: async () => (await policy()).includes('https://m.example'),
    with: counting,
    cases: [
      ['https://m.example', true],
      ['https://n.example', false],
    ],
  },
  matomoSiteId: {
    look: async () => (await policy()).includes('https://m.example'),
    with: counting,
    cases: [
      ['1', true],
      ['', false],
    ],
  },
  mouseflowId: {
    look: async () => (await policy()).includes('mouseflow'),
    with: counting,
    cases: [
      ['a1', true],
      ['', false],
    ],
  },
  MATOMO: {
    look: async () => (await policy()).includes('https://m.example'),
    with: counting,
    cases: [
      [true, true],
      [false, false],
    ],
  },
  MOUSEFLOW: {
    look: async () => (await policy()).includes('mouseflow'),
    with: counting,
    cases: [
      [true, true],
      [false, false],
    ],
  },
  WEB_MANIFEST: {
    look: async () => (await page()).includes('rel="manifest"'),
    cases: [
      [true, true],
      [false, false],
    ],
  },
  WEB_NOTIFICATION: {
    look: subscribing,
    cases: [
      [true, 400],
      [false, 404],
    ],
  },
}

test.each(Object.entries(seen))('%s', async (field, { look, cases, with: others }) => {
  for (const [value, expected] of cases) {
    await set({ ...others, [field]: value })
    expect(await look(), `${field} ${JSON.stringify(value)}`).toEqual(expected)
  }
})

test('every field of the config is seen somewhere, or belongs to an area that is named', () => {
  // Identity providers have screens of their own; a sandbox is made, not set.
  const {
    features,
    identityProviders: _,
    sandbox: __,
    ...config
  } = neutralConfig satisfies HostConfig
  expect(Object.keys(fields).sort()).toEqual(
    [...Object.keys(config), ...Object.keys(features)].sort(),
  )
  expect(Object.keys(seen).sort()).toEqual(
    Object.entries(fields)
      .filter(([, where]) => where === 'server')
      .map(([field]) => field)
      .sort(),
  )
})

test('the administrator reads what is set and what is not, and no secret', async () => {
  await set({ webTitle: 'Set', maskStock: true, NEWS: true })
  const admin = await logIn(app, world.host, 'admin')
  const { hostSettings } = (
    await admin.ask(
      '{ hostSettings { tenant hosts config { name value isSet } features { name value isSet } server { name value isSet } } }',
    )
  ).data
  expect(hostSettings).toMatchObject({ tenant: 'Tenant aa', hosts: [world.host] })
  const find = (name: string) =>
    [...hostSettings.config, ...hostSettings.features].find((one) => one.name === name)
  expect([
    find('webTitle'),
    find('maskStock'),
    find('NEWS'),
    find('MATOMO'),
    find('canCheckout'),
  ]).toEqual([
    { name: 'webTitle', value: '"Set"', isSet: true },
    { name: 'maskStock', value: 'true', isSet: true },
    { name: 'NEWS', value: 'true', isSet: true },
    { name: 'MATOMO', value: 'false', isSet: false },
    { name: 'canCheckout', value: 'true', isSet: false },
  ])
  expect([...hostSettings.config, ...hostSettings.features].map(({ name }) => name).sort()).toEqual(
    Object.keys(fields).sort(),
  )
  expect(hostSettings.server.find(({ name }) => name === 'DATABASE_URL')).toEqual({
    name: 'DATABASE_URL',
    value: '"postgres"',
    isSet: false,
  })
  expect(JSON.stringify(hostSettings)).not.toContain('a secret of the tests alone')
})
