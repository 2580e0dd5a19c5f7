import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods } from '../../../tests/support/world.ts'
import { orderDocument } from '../../erp/order-document.ts'
import { importFeeds } from '../../import/import-feeds.ts'
import { recordSource } from '../../import/source.ts'

const here = serverForTests(['dealer', 'rep'], {
  fill: (database) =>
    database.bare((tx) =>
      tx.query(
        `UPDATE tenant SET config = config || '{"dateFormat": "DD.MM.YYYY", "preOrderDisplay": true, "availableStockCheck": false}'`,
      ),
    ),
})
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
const bolt = { article_code: goods.bolt, sorg: '2000' }

beforeAll(async () => {
  await sql(
    `UPDATE sales_organisation SET url1 = 'https://two.example/terms', url3 = 'https://two.example/contact' WHERE sorg = '2000'`,
  )
  await sql(
    `UPDATE app_user SET email = 'dealer@shop.example', language = 'fr' WHERE username = 'dealer'`,
  )
  for (const [targetQty, amount] of [
    [10, 2],
    [20, 4],
  ]) {
    await sql(
      `INSERT INTO freight_benefit (tenant_id, sorg, warehouse_area, target_qty, discount_amount) VALUES ('aa', '2000', '', $1, $2)`,
      [targetQty, amount],
    )
  }
})
beforeEach(() => sql('DELETE FROM cart_line'))

async function order(qty: number, args: object = {}, note: string | null = null, shipto = 'S1') {
  const products = [{ ...bolt, qty }]
  const { version } = (
    await here.dealer.ask(
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version } } }',
      { p: products },
    )
  ).data.updateProductsInCart.cart
  await sql('UPDATE cart_line SET note = $1', [note])
  return (
    await here.dealer.ask(
      `mutation($k: ID!, $v: Int!, $p: [CheckoutProductInput!]!, $from: Day, $to: Day, $type: String, $shipto: String!) {
      checkout(attemptKey: $k, cartVersion: $v, products: $p, shipto: $shipto, paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], request_delivery_date: $from, request_delivery_to: $to, orderType: $type) {
        orders { order_no total_order orderType request_delivery_date request_delivery_to merchantUrls orderShipment { amount benefit } } userErrors { field code } } }`,
      { k: randomUUID(), v: version, p: products, shipto, ...args },
    )
  ).data.checkout
}

test('an arrival period is kept, and goes to the ERP', async () => {
  const { orders } = await order(1, { from: '2999-01-01', to: '2999-01-31' })
  expect(orders).toMatchObject([
    {
      request_delivery_date: '2999-01-01',
      request_delivery_to: '2999-01-31',
      orderType: null,
      merchantUrls: ['https://two.example/terms', 'https://two.example/contact'],
    },
  ])
  const paper = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    (tx) => orderDocument(tx, orders[0]!.order_no),
  )
  expect(paper).toMatchObject({
    requested_date: '2999-01-01',
    requested_to: '2999-01-31',
    order_type: null,
    shipment: { amount: '5.0000', benefit: '0.0000' },
  })
})

test.each([
  [
    'a period that ends before it begins',
    { from: '2999-01-02', to: '2999-01-01' },
    { field: 'request_delivery_to', code: 'from_after_to' },
  ],
  [
    'a period of 31 days',
    { from: '2999-01-01', to: '2999-02-01' },
    { field: 'request_delivery_to', code: 'period_too_long' },
  ],
  [
    'a last day without a first',
    { to: '2999-01-01' },
    { field: 'request_delivery_to', code: 'period_without_start' },
  ],
  [
    'a kind of order that does not exist',
    { type: 'XX' },
    { field: 'orderType', code: 'order_type_not_offered' },
  ],
  [
    'a fill-up without consignment stock',
    { type: 'CF' },
    { field: 'orderType', code: 'order_type_not_offered' },
  ],
])('refused: %s', async (_what, args, error) => {
  expect(await order(1, args)).toMatchObject({ orders: [], userErrors: [error] })
})

test('addresses are the customer’s own that still hold, the default one first, then by name; one that no longer holds is no address to order to', async () => {
  const add = (customer: string, code: string, name: string, isDefault: boolean, active: boolean) =>
    sql(
      `INSERT INTO ship_to (tenant_id, customer_id, code, name, address, is_default, active) VALUES ('aa', $1, $2, $3, '1 Road', $4, $5)`,
      [here.world.customers[customer], code, name, isDefault, active],
    )
  await add('X', 'B', 'Branch', false, true)
  await add('X', 'A', 'Annex', false, true)
  await add('X', 'OLD', 'Closed', true, false)
  await add('Y', 'Y9', 'Another shop', true, true)
  const { data } = await here.dealer.ask('{ shiptoV2 { code isDefault } }')
  expect(data.shiptoV2).toEqual([
    { code: 'S1', isDefault: true },
    { code: 'A', isDefault: false },
    { code: 'B', isDefault: false },
  ])
  const { orders, userErrors } = await order(1, { to: null, type: null }, null, 'OLD')
  expect([orders, userErrors]).toEqual([[], [{ field: 'shipto', code: 'ship_to_changed' }]])
  await sql(`DELETE FROM ship_to WHERE code <> 'S1'`)
})

test('who holds consignment stock may have it filled up', async () => {
  const types = async () =>
    (await here.dealer.ask('{ orderTypes { code description } }')).data.orderTypes
  expect(await types()).toEqual([])
  await sql(
    `INSERT INTO credit (tenant_id, customer_id, company_code, credit_limit, balance, credit_exposure, open_invoice, open_do, consignment, updated_at) VALUES ('aa', $1, '2000', 10, 0, 0, 0, 0, 10, now())`,
    [here.world.customers.X],
  )
  expect(await types()).toEqual([{ code: 'CF', description: 'Consignment Fill Up' }])
  expect((await order(1, { type: 'CF' })).orders).toMatchObject([{ orderType: 'CF' }])
})

test('freight benefits are told before and taken off by the same amount', async () => {
  const told = async (qty: number) =>
    (
      await here.dealer.ask(
        'query($q: Int!) { cartFreight(cartItems: [{ article_code: "BOLT-1", sorg: "2000", qty: $q }]) { sorg currency off steps { warehouseArea qty targetQty discountAmount reached } } }',
        { q: qty },
      )
    ).data.cartFreight
  expect(await told(12)).toEqual([
    {
      sorg: '2000',
      currency: 'USD',
      off: '2',
      steps: [
        { warehouseArea: '', qty: 12, targetQty: 10, discountAmount: '2.0000', reached: true },
        { warehouseArea: '', qty: 12, targetQty: 20, discountAmount: '4.0000', reached: false },
      ],
    },
  ])
  const ofCart = async (cart: string) =>
    (
      await here.dealer.ask(
        'query($c: ID!) { cartFreight(cart: $c, cartVersion: 1) { off steps { qty } } }',
        { c: cart },
      )
    ).data.cartFreight
  expect(await ofCart('')).toEqual([])
  await here.dealer.ask(
    'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { message { status } } }',
    { p: [{ ...bolt, qty: 20 }] },
  )
  expect(await ofCart('')).toEqual([{ off: '4', steps: [{ qty: 20 }, { qty: 20 }] }])
  expect(await ofCart(randomUUID())).toEqual([])
  for (const [qty, amount, benefit] of [
    [9, '5.0000', '0.0000'],
    [12, '3.0000', '2.0000'],
    [20, '1.0000', '4.0000'],
  ] as const) {
    expect((await order(qty)).orders).toMatchObject([
      { total_order: `${qty * 10 + Number(amount)}.0000`, orderShipment: { amount, benefit } },
    ])
  }
})

test('who ordered gets one letter in his language, with every order in it', async () => {
  await sql('DELETE FROM mail_message')
  const { orders } = await order(12, { from: '2999-01-01', to: '2999-01-05' }, 'pour Anne')
  const letters = await sql<{ recipient: string; subject: string; text: string }>(
    'SELECT recipient, subject, text FROM mail_message',
  )
  expect(letters).toMatchObject([
    { recipient: 'dealer@shop.example', subject: `Votre commande ${orders[0]!.order_no}` },
  ])
  for (const part of [
    'Shop X of aa',
    '12 EA × Name BOLT-1 (BOLT-1): $120.00',
    '“pour Anne”',
    'Merchant 2000',
    'Standard: $3.00',
    '$123.00',
    '01.01.2999 – 05.01.2999',
    `/fr/order/view/${orders[0]!.order_no}?customer=`,
  ]) {
    expect(letters[0]!.text).toContain(part)
  }
  await sql(`UPDATE app_user SET email = NULL WHERE username = 'dealer'`)
  expect((await order(1)).orders).toHaveLength(1)
  expect(await sql('SELECT id FROM mail_message')).toHaveLength(1)
})

test('what the ERP confirms of an order of the portal stands on it: its number there, its status and the days of each line; the same file twice is one', async () => {
  const { order_no } = (await order(9)).orders[0]!
  const bring = async (revision: number, days: [string, number][]) =>
    (
      await importFeeds(
        here.database,
        'aa',
        recordSource({
          confirmations: () =>
            days.map(([date, qty]) => ({
              order_no,
              line_no: 1,
              date,
              qty,
              revision,
              erp_order_no: 'SAP-77',
            })),
        }),
        { delta: true, today: '2998-12-01' },
      )
    ).files[0]!
  const told = async () => {
    const { data } = await here.dealer.ask(
      'query($n: [String!], $i: [ID!]!) { orders(filter: { orderNumbers: $n }) { sap_order_no order_status details { confirmations { date qty } } } stockOrderConfirmations(orders: $i, reqDeliveryDate: "2999-01-02") { confirmedQty openQty next { date qty } } }',
      { n: [order_no], i: [order_no] },
    )
    return [data.orders[0], data.stockOrderConfirmations[0]]
  }
  expect(await told()).toEqual([
    { sap_order_no: null, order_status: 'placed', details: [{ confirmations: [] }] },
    { confirmedQty: 0, openQty: 9, next: null },
  ])
  const first = [
    {
      sap_order_no: 'SAP-77',
      order_status: 'confirmed',
      details: [
        {
          confirmations: [
            { date: '2999-01-02', qty: 5 },
            { date: '2999-01-09', qty: 4 },
          ],
        },
      ],
    },
    { confirmedQty: 5, openQty: 4, next: { date: '2999-01-09', qty: 4 } },
  ]
  for (const [inserted, unchanged] of [
    [2, 0],
    [0, 2],
  ]) {
    expect(
      await bring(1, [
        ['2999-01-02', 5],
        ['2999-01-09', 4],
      ]),
    ).toMatchObject({ inserted, unchanged })
    expect(await told()).toEqual(first)
  }
  await bring(2, [['2999-01-02', 9]])
  expect((await told())[1]).toEqual({ confirmedQty: 9, openQty: 0, next: null })
})

test('what is ordered ahead of an arrival is told apart from the back order: on the order, to the ERP and in the letter', async () => {
  const article = here.world.articles[goods.bolt]!
  await sql(`UPDATE app_user SET email = 'dealer@shop.example' WHERE username = 'dealer'`)
  await sql('DELETE FROM mail_message')
  await sql('UPDATE stock SET available = 2 WHERE article_id = $1', [article])
  await sql(
    `INSERT INTO next_arrival (tenant_id, article_id, sorg, date, qty) VALUES ('aa', $1, '2000', current_date + 9, 3)`,
    [article],
  )
  const { order_no } = (await order(9)).orders[0]!
  const details = async (number: string) =>
    (
      await here.dealer.ask(
        'query($n: [String!]) { orders(filter: { orderNumbers: $n }) { details { order_qty back_order_qty pre_order_qty } } }',
        { n: [number] },
      )
    ).data.orders[0]!.details
  expect(await details(order_no)).toEqual([{ order_qty: 9, back_order_qty: 7, pre_order_qty: 3 }])
  const paper = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    (tx) => orderDocument(tx, order_no),
  )
  expect(paper?.lines).toMatchObject([{ back_order_qty: 7, pre_order_qty: 3 }])
  expect((await sql<{ text: string }>('SELECT text FROM mail_message'))[0]!.text).toContain(
    '9 EA × Name BOLT-1 (BOLT-1): $90.00 (3 en précommande, 4 en reliquat)',
  )
  await sql('DELETE FROM next_arrival')
  expect(await details((await order(5)).orders[0]!.order_no)).toEqual([
    { order_qty: 5, back_order_qty: 5, pre_order_qty: 0 },
  ])
  await sql('UPDATE stock SET available = 1000 WHERE article_id = $1', [article])
})

test('what is confirmed of an order by the requested day', async () => {
  const { order_no } = (await order(5, { from: '2999-01-01', to: '2999-01-10' })).orders[0]!
  for (const [date, qty] of [
    ['2999-01-09', 2],
    ['2999-01-12', 3],
  ])
    await sql(
      `INSERT INTO order_confirmation (tenant_id, customer_id, order_no, line_no, date, qty) VALUES ('aa', $1, $2, 1, $3, $4)`,
      [here.world.customers.X, order_no, date, qty],
    )
  const confirmed = async (day: string | null) =>
    (
      await here.dealer.ask(
        'query($n: [ID!]!, $d: Day) { stockOrderConfirmations(orders: $n, reqDeliveryDate: $d) { order_no line reqDeliveryDate order_qty confirmedQty openQty next { date qty } } }',
        { n: [order_no, 'W0'], d: day },
      )
    ).data.stockOrderConfirmations
  const line = { order_no, line: `${order_no}/1`, order_qty: 5 }
  expect(await confirmed(null)).toEqual([
    {
      ...line,
      reqDeliveryDate: '2999-01-10',
      confirmedQty: 2,
      openQty: 3,
      next: { date: '2999-01-12', qty: 3 },
    },
  ])
  expect(await confirmed('2999-01-12')).toEqual([
    { ...line, reqDeliveryDate: '2999-01-12', confirmedQty: 5, openQty: 0, next: null },
  ])
})
