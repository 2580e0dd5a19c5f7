import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { choose, logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

// Every word of the catalogue of errors that an order may meet, one case each.

let now = new Date('2026-11-21T12:00:00Z')

const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
const bike = { article_code: goods.bike, sorg: '1000', qty: 1 }
const bolt = { article_code: goods.bolt, sorg: '2000', qty: 2 }
const scarce = { article_code: goods.scarce, sorg: '2000', qty: 1 }
const quota = { article_code: goods.quota, sorg: '2000', qty: 5 }
const terms = {
  shipto: 'S1',
  paymentId: 'N30',
  shipments: [
    { sorg: '1000', id: 'STD' },
    { sorg: '2000', id: 'STD' },
  ],
}

const here = serverForTests(['dealer'], {
  start: { clock: () => now },
  fill: async () => {
    await sql(
      `INSERT INTO payment_method (tenant_id, sorg, module, id, type, description, on_credit) SELECT 'aa', sorg, 'order', 'CASH', 'Transfer', 'In advance', false FROM sales_organisation`,
    )
  },
})

beforeEach(async () => {
  await sql('DELETE FROM cart_line')
  await sql('DELETE FROM credit')
  await configure({})
})

async function configure(values: Partial<HostConfig>) {
  await here.database.bare((tx) =>
    tx.query(
      `UPDATE tenant SET config = (config - ARRAY['creditCheck', 'creditStatusBlockedReason', 'canCheckout', 'exactQtyCheckout']) || $1::jsonb`,
      [JSON.stringify(values)],
    ),
  )
  // The server remembers a tenant for some seconds.
  now = new Date(now.getTime() + 6_000)
}

async function fill(products: object[], session = here.dealer) {
  const { cart, userErrors } = (
    await session.ask(
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version } userErrors { code field } } }',
      { p: products },
    )
  ).data.updateProductsInCart
  expect(userErrors).toEqual([])
  return { cartVersion: cart.version as number, products }
}
async function send(args: object, session = here.dealer) {
  return session.ask(
    `mutation($attemptKey: ID!, $cartVersion: Int!, $cart: ID, $streamId: ID, $streamSeq: Int, $shipto: String!, $paymentId: ID!, $shipments: [ShipmentInput!]!, $products: [CheckoutProductInput!]!, $custPoNo: String, $notes: String, $day: Day) {
      checkout(attemptKey: $attemptKey, cartVersion: $cartVersion, cart: $cart, streamId: $streamId, streamSeq: $streamSeq, shipto: $shipto, paymentId: $paymentId, shipments: $shipments, products: $products, custPoNo: $custPoNo, notes: $notes, request_delivery_date: $day) {
        orders { sorg total_order } differences { kind problem { reason limit } } message { status } userErrors { field code } } }`,
    { attemptKey: randomUUID(), ...terms, ...args },
  )
}
const orderCount = async () =>
  (await sql<{ n: number }>('SELECT count(*)::int AS n FROM sales_order'))[0]!.n
/** Nothing is ordered, and the cart is as it was. */
async function refused(args: object, products: object[] = [bike]) {
  const before = await orderCount()
  const answer = (await send({ ...(await fill(products)), ...args })).data.checkout
  expect([answer.orders, answer.message.status, (await orderCount()) - before]).toEqual([
    [],
    false,
    0,
  ])
  expect((await here.dealer.ask('{ cart { lines { qty } } }')).data.cart.lines).toHaveLength(
    products.length,
  )
  return answer as {
    userErrors: { field: string | null; code: string }[]
    differences: { kind: string; problem: { reason: string; limit: number | null } }[]
  }
}

test.each([
  ['no ship-to', { shipto: '' }, { field: 'shipto', code: 'required' }],
  [
    'a ship-to that is another customer’s or gone',
    { shipto: 'S9' },
    { field: 'shipto', code: 'ship_to_changed' },
  ],
  ['no payment', { paymentId: '' }, { field: 'paymentId', code: 'required' }],
  [
    'a payment that is not offered',
    { paymentId: 'GOLD' },
    { field: 'paymentId', code: 'payment_not_offered' },
  ],
  ['no shipment', { shipments: [] }, { field: 'shipments', code: 'required' }],
  [
    'a shipment that is not offered',
    { shipments: [{ sorg: '1000', id: 'ROCKET' }] },
    { field: 'shipments.1000', code: 'required' },
  ],
  [
    'a shipment that asks for an input',
    { shipments: [{ sorg: '1000', id: 'CAR' }] },
    { field: 'shipments.1000.input', code: 'required' },
  ],
  [
    'a shipment without an id',
    { shipments: [{ sorg: '1000', id: '' }] },
    { field: 'shipments.0.id', code: 'required' },
  ],
  [
    'an input of 101 for a shipment',
    { shipments: [{ sorg: '1000', id: 'CAR', input: 'x'.repeat(101) }] },
    { field: 'shipments.0.input', code: 'too_long' },
  ],
  ['a PO number of 36', { custPoNo: 'x'.repeat(36) }, { field: 'custPoNo', code: 'too_long' }],
  ['a PO number with an emoji', { custPoNo: 'PO 🚲' }, { field: 'custPoNo', code: 'valid_text' }],
  ['notes of 101', { notes: 'x'.repeat(101) }, { field: 'notes', code: 'too_long' }],
  ['notes with markup', { notes: '<b>' }, { field: 'notes', code: 'valid_text' }],
  [
    'a day that is past',
    { day: '2001-01-01' },
    { field: 'request_delivery_date', code: 'day_past' },
  ],
  ['no attempt key', { attemptKey: '' }, { field: 'attemptKey', code: 'required' }],
  [
    'a cart that is gone',
    { cart: '018f9c3e-0000-7000-8000-000000000000' },
    { field: 'cart', code: 'no_such_cart' },
  ],
  [
    'anything that has not been sent',
    { streamId: randomUUID(), streamSeq: 3 },
    { field: 'streamSeq', code: 'unsent_changes' },
  ],
])('%s', async (_what, args, error) => {
  expect((await refused(args)).userErrors).toContainEqual(error)
})

test('an empty cart', async () => {
  expect((await refused({ products: [] }, [])).userErrors).toEqual([
    { field: 'products', code: 'cart_empty' },
  ])
})

test('ordering is switched off', async () => {
  await configure({ canCheckout: false })
  expect((await refused({})).userErrors).toEqual([{ field: null, code: 'checkout_off' }])
})

const flag = (name: string) =>
  [
    `UPDATE article_sorg SET ${name} = true WHERE article_id = $1`,
    `UPDATE article_sorg SET ${name} = false WHERE article_id = $1`,
  ] as const
test.each<
  [
    string,
    { article_code: string; qty: number },
    object,
    readonly [string, string],
    { reason: string; limit: number | null },
  ]
>([
  [
    'no stock',
    scarce,
    {},
    [
      'UPDATE stock SET available = 0 WHERE article_id = $1',
      'UPDATE stock SET available = 1 WHERE article_id = $1',
    ],
    { reason: 'over_stock', limit: 0 },
  ],
  [
    'more than the stock',
    bolt,
    {},
    [
      'UPDATE stock SET available = 1 WHERE article_id = $1',
      'UPDATE stock SET available = 1000000 WHERE article_id = $1',
    ],
    { reason: 'over_stock', limit: 1 },
  ],
  [
    'more than the order limit',
    quota,
    {},
    [
      'UPDATE article_sorg SET order_quota = 4 WHERE article_id = $1',
      'UPDATE article_sorg SET order_quota = 5 WHERE article_id = $1',
    ],
    { reason: 'over_quota', limit: 4 },
  ],
  [
    'more than can leave at once',
    { ...bike, qty: 2 },
    { exactQtyCheckout: true },
    [
      'UPDATE stock SET ready_to_ship = 1 WHERE article_id = $1',
      'UPDATE stock SET ready_to_ship = 0 WHERE article_id = $1',
    ],
    { reason: 'over_ready', limit: 1 },
  ],
  [
    'no price',
    bolt,
    {},
    [
      "UPDATE price SET price_group = 'P9' WHERE article_id = $1",
      "UPDATE price SET price_group = 'P1' WHERE article_id = $1",
    ],
    { reason: 'no_price', limit: null },
  ],
  [
    'not sold to dealers',
    bolt,
    {},
    [
      'UPDATE article_sorg SET allow_to_order = false WHERE article_id = $1',
      'UPDATE article_sorg SET allow_to_order = true WHERE article_id = $1',
    ],
    { reason: 'not_allowed', limit: null },
  ],
  [
    'not to be ordered yet',
    bolt,
    {},
    [
      "UPDATE article_sorg SET available_for_order_at = '2999-01-01' WHERE article_id = $1",
      'UPDATE article_sorg SET available_for_order_at = NULL WHERE article_id = $1',
    ],
    { reason: 'not_yet_available', limit: null },
  ],
  ['blocked for orders', bolt, {}, flag('order_blocked'), { reason: 'order_blocked', limit: null }],
  [
    'its brand is blocked',
    bolt,
    {},
    flag('brand_blocked'),
    { reason: 'brand_blocked', limit: null },
  ],
  [
    'its category is blocked',
    bolt,
    {},
    flag('category_blocked'),
    { reason: 'category_blocked', limit: null },
  ],
  [
    'its product group is blocked',
    bolt,
    {},
    flag('hierarchy_blocked'),
    { reason: 'hierarchy_blocked', limit: null },
  ],
  [
    'its sales organisation is blocked',
    bolt,
    {},
    flag('sorg_blocked'),
    { reason: 'sorg_blocked', limit: null },
  ],
])(
  'an item that cannot be purchased: %s',
  async (_what, product, config, [before, after], problem) => {
    await configure(config)
    const seen = await fill([product])
    await sql(before, [here.world.articles[product.article_code]])
    const answer = (await send(seen)).data.checkout
    await sql(after, [here.world.articles[product.article_code]])
    expect(answer).toMatchObject({
      orders: [],
      message: { status: false },
      differences: [{ kind: 'PROBLEM', problem }],
    })
  },
)

/** A record of customer X with the company of sales organisation 1000. */
const owes = (limit: number, balance: number, reason: string | null = null) =>
  sql(
    `INSERT INTO credit (tenant_id, customer_id, company_code, credit_limit, balance, credit_exposure, open_invoice, open_do, consignment, reason_blocked, updated_at)
   VALUES ('aa', $1, '1000', $2, $3, 0, 0, 0, 0, $4, $5)`,
    [here.world.customers.X, limit, balance, reason, now],
  )
const on = { creditCheck: true, creditStatusBlockedReason: true }
// One bike at 100, and 5 of freight.
test.each<[string, [number, number, string?], Partial<HostConfig>, string]>([
  ['not enough balance for goods and freight', [1000, 104.99], on, 'insufficient_balance'],
  ['more than the order limit', [104.99, 104.99], on, 'over_order_limit'],
  ['the limit is exceeded', [1000, 1000, 'limit_exceeded'], on, 'limit_exceeded'],
  ['too much is overdue', [1000, 1000, 'overdue_over_limit'], on, 'overdue_over_limit'],
  ['the oldest invoice is overdue', [1000, 1000, 'oldest_ar_blocked'], on, 'oldest_ar_blocked'],
  [
    'blocked from another company',
    [1000, 1000, 'other_company_blocked'],
    on,
    'other_company_blocked',
  ],
  [
    'blocked, and the host does not say why',
    [1000, 1000, 'limit_exceeded'],
    { creditCheck: true },
    'credit_blocked',
  ],
])('credit: %s', async (_what, [limit, balance, reason], config, code) => {
  await owes(limit, balance, reason)
  await configure(config)
  expect((await refused({})).userErrors).toEqual([{ field: null, code }])
  // Paid in advance the order needs no credit; with the check off none is needed either.
  expect(
    (await send({ ...(await fill([bike])), paymentId: 'CASH' })).data.checkout.orders,
  ).toHaveLength(1)
  await configure({ ...config, creditCheck: false })
  expect((await send(await fill([bike]))).data.checkout.orders).toHaveLength(1)
})

test.each<[string, Partial<HostConfig>, string]>([
  ['with the reason', { creditStatusBlockedReason: true }, 'customer_overdue_over_limit'],
  ['without, where the host does not tell it', {}, 'customer_blocked'],
])('a customer whom the feed marks as blocked orders nothing, %s', async (_, config, code) => {
  await configure({ ...config, creditCheck: false })
  const block = (reason: string | null) =>
    sql('UPDATE customer SET reason_blocked = $2 WHERE id = $1', [here.world.customers.X, reason])
  await block('overdue_over_limit')
  try {
    expect((await refused({ paymentId: 'CASH' })).userErrors).toEqual([{ field: null, code }])
  } finally {
    await block(null)
  }
  expect((await send(await fill([bike]))).data.checkout.orders).toHaveLength(1)
})

test('ordering and changing a cart need the scope of the catalogue', async () => {
  const audit = await logIn(here.app, here.world.host, 'audit')
  await choose(audit, r3Of('X'))
  const order = await send(await fill([bike]), audit)
  expect(order.errors?.[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    anyScope: ['page.catalog'],
  })
  const change = await audit.ask(
    'mutation { updateProductsInCart(products: [{ article_code: "BIKE-1", sorg: "1000", qty: 2 }]) { message { status } } }',
  )
  expect(change.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('what was ordered on credit since the balance was told counts, what was paid in advance does not', async () => {
  await owes(1000, 210)
  await configure(on)
  for (const paymentId of ['N30', 'CASH', 'N30'])
    expect((await send({ ...(await fill([bike])), paymentId })).data.checkout.orders).toMatchObject(
      [{ total_order: '105.0000' }],
    )
  expect(
    (await here.dealer.ask('{ creditInformation { balance orderedSince } }')).data
      .creditInformation,
  ).toEqual([{ balance: '210.0000', orderedSince: '210' }])
  expect((await refused({})).userErrors).toEqual([{ field: null, code: 'insufficient_balance' }])
})

test('two orders at once do not count on the same balance', async () => {
  await owes(1000, 110)
  await configure(on)
  const seen = await fill([bike])
  const [cart] = await sql<{ id: number }>(
    `INSERT INTO cart (tenant_id, customer_id, key, name) VALUES ('aa', $1, 'K', 'Second') RETURNING id`,
    [here.world.customers.X],
  )
  await sql(
    `INSERT INTO cart_line (tenant_id, customer_id, cart_id, article_id, sorg, qty, version, changed_by) SELECT tenant_id, customer_id, $1, article_id, sorg, qty, version, changed_by FROM cart_line`,
    [cart!.id],
  )
  const answers = (await Promise.all([send(seen), send({ ...seen, cart: 'K' })])).map(
    ({ data }) => data.checkout,
  )
  expect(
    answers
      .map(({ orders, userErrors }) => (orders.length === 1 ? 'placed' : userErrors[0]?.code))
      .sort(),
  ).toEqual(['insufficient_balance', 'placed'])
})

test('a customer that no longer belongs to the person, and none at all', async () => {
  const rep = await logIn(here.app, here.world.host, 'rep')
  const code = async () =>
    (await send({ cartVersion: 0, products: [] }, rep)).errors?.[0]?.extensions.code
  expect(await code()).toBe('NO_CUSTOMER')
  await choose(rep, r3Of('Y'))
  await sql(`UPDATE customer_area SET salesman = 'R8' WHERE customer_id = $1`, [
    here.world.customers.Y,
  ])
  await sql(`UPDATE user_area SET value = 'R7' WHERE of_user = $1`, [here.world.users.rep])
  expect(await code()).toBe('CUSTOMER_LOST')
})
