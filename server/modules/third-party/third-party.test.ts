import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'dealerz', 'vendor', 'product', 'content'], {
  config: {
    features: { WEB_NOTIFICATION: true } as never,
    checkStock3rdParty: true,
    checkPrice3rdParty: true,
  },
  fill: (database) => database.bare((tx) => tx.query('UPDATE tenant SET opened_at = now()')),
})

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

let own: string
let other: string
beforeEach(async () => {
  for (const table of [
    'vendor_order_line',
    'vendor_order',
    'vendor_product',
    'vendor_user',
    'vendor',
    'mail_message',
    'notification',
  ])
    await inTenant(`DELETE FROM ${table}`)
  const vendors = await inTenant<{ id: string }>(
    `INSERT INTO vendor (tenant_id, code, name, email) VALUES ('aa', 'V1', 'Own Vendor', 'orders@own.example'), ('aa', 'V2', 'Other Vendor', NULL) RETURNING id::text AS id`,
  )
  ;[own, other] = vendors.map(({ id }) => id) as [string, string]
  await inTenant(`INSERT INTO vendor_user (tenant_id, of_vendor, of_user) VALUES ('aa', $1, $2)`, [
    own,
    here.world.users.vendor,
  ])
  for (const [vendor, code, price, stock, status] of [
    [own, 'BELL', 12.5, 10, 'available'],
    [own, 'LAMP', 30, 0, 'available'],
    [own, 'HORN', 7, 9, 'paused'],
    [other, 'BELL', 11, 10, 'available'],
  ] as const)
    await inTenant(
      `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, stock, item_status) VALUES ('aa', $1, $2, 'A ' || lower($2), $3, 'EA', $4, $5)`,
      [vendor, code, price, stock, status],
    )
})

const item = (vendor: string, articleCode: string, qty: number, price: string) => ({
  vendor,
  articleCode,
  qty,
  price,
})
const orderOf = (items: unknown[], more: object = {}) => ({
  key: randomUUID(),
  shipTo: 'S1',
  notes: 'Ring twice',
  reqDeliveryDate: null,
  items,
  ...more,
})
const checkout = async (session: Session, order: object) =>
  (
    await session.ask(
      'mutation($o: ThirdPartyOrderInput!) { checkoutThirdPartyV2(order: $o) { orders errors { code vendor product qty subtotal price stock message } userErrors { code } } }',
      { o: order },
    )
  ).data.checkoutThirdPartyV2
const items = async (session: Session, args = '') =>
  (
    await session.ask(
      `{ orderThirdParties${args} { rows { orderNo status reason qty subtotal totalOrder next custThirdParty { name } product { articleCode vendor { name } } } } }`,
    )
  ).data.orderThirdParties.rows
const move = async (
  session: Session,
  orderNo: string,
  articleCode: string,
  status: string,
  reason?: string,
) =>
  (
    await session.ask(
      'mutation($o: ID!, $a: ID!, $s: ThirdPartyStatus!, $r: String) { updateStatusOrderItemThirdParty(orderNo: $o, articleCode: $a, status: $s, reason: $r) { item { status reason next } userErrors { code } } }',
      { o: orderNo, a: articleCode, s: status, r: reason },
    )
  ).data.updateStatusOrderItemThirdParty
const codes = ({ userErrors }: { userErrors: { code: string }[] }) =>
  userErrors.map(({ code }) => code)
const stockOf = async (vendor: string, code: string) =>
  (
    await inTenant<{ stock: number }>(
      'SELECT stock FROM vendor_product WHERE vendor_id = $1 AND code = $2',
      [vendor, code],
    )
  )[0]!.stock
const catalogue = async (session: Session, args = '') =>
  (
    await session.ask(
      `{ productThirdParties${args} { rows { articleCode stock openOrder shippedOrder vendor { name } } } }`,
    )
  ).data.productThirdParties.rows.map(
    ({ articleCode, vendor }: { articleCode: string; vendor: { name: string } }) =>
      `${vendor.name} ${articleCode}`,
  )

describe('what is seen', () => {
  test('dealers see what can be ordered from all; vendors see their own alone, and all of it to maintain', async () => {
    expect(await catalogue(here.dealer)).toEqual([
      'Own Vendor BELL',
      'Other Vendor BELL',
      'Own Vendor LAMP',
    ])
    expect(await catalogue(here.dealer, `(vendor: "${other}")`)).toEqual(['Other Vendor BELL'])
    expect(await catalogue(here.dealer, '(search: "bell own")')).toEqual(['Own Vendor BELL'])
    expect(await catalogue(here.dealer, '(sort: "-price")')).toEqual([
      'Own Vendor LAMP',
      'Own Vendor BELL',
      'Other Vendor BELL',
    ])
    expect(await catalogue(here.vendor, '(maintenance: true)')).toEqual([
      'Own Vendor BELL',
      'Own Vendor HORN',
      'Own Vendor LAMP',
    ])
    // To maintain articles is a right of its own.
    expect(await catalogue(here.dealer, '(maintenance: true)')).toEqual([
      'Own Vendor BELL',
      'Other Vendor BELL',
      'Own Vendor LAMP',
    ])
    const { data } = await here.vendor.ask('{ vendorThirdParties { name } }')
    expect(data.vendorThirdParties).toEqual([{ name: 'Own Vendor' }])
    const { errors } = await here.content.ask('{ productThirdParties { count } }')
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN')
  })

  test('an order is seen by its buyer and its vendor, and by nobody else', async () => {
    const { orders } = await checkout(
      here.dealer,
      orderOf([item(own, 'BELL', 2, '12.5'), item(other, 'BELL', 1, '11')]),
    )
    expect(orders).toHaveLength(2)
    expect((await items(here.dealer)).map((one: { product: object }) => one.product)).toHaveLength(
      2,
    )
    expect(await items(here.vendor)).toMatchObject([
      {
        status: 'new',
        qty: 2,
        subtotal: '25.0000',
        totalOrder: '25.0000',
        next: ['accepted', 'refused'],
        product: { articleCode: 'BELL', vendor: { name: 'Own Vendor' } },
      },
    ])
    expect(await items(here.dealerz)).toEqual([])
    expect(codes(await move(here.dealerz, orders[0]!, 'BELL', 'cancelled'))).toEqual(['not_found'])
    const foreign = (
      await inTenant<{ order_no: string }>(
        'SELECT order_no FROM vendor_order WHERE vendor_id = $1',
        [other],
      )
    )[0]!.order_no
    expect(codes(await move(here.vendor, foreign, 'BELL', 'accepted'))).toEqual(['not_found'])
  })
})

describe('ordering', () => {
  test('one order for each vendor, counted once however often it is sent, out of their stock', async () => {
    const order = orderOf([item(own, 'BELL', 4, '12.5'), item(other, 'BELL', 1, '11')])
    const first = await checkout(here.dealer, order)
    expect(first).toMatchObject({ userErrors: [], errors: [] })
    expect((await checkout(here.dealer, order)).orders).toEqual(first.orders)
    expect(await inTenant('SELECT 1 FROM vendor_order')).toHaveLength(2)
    expect(await stockOf(own, 'BELL')).toBe(6)
    expect(
      await inTenant(
        `SELECT after->>'total' AS total FROM audit_log WHERE action = 'vendor-order.placed' AND target = $1`,
        [first.orders[0]],
      ),
    ).toEqual([{ total: '50.00' }])
  })

  test('what cannot be ordered is said of each article, and nothing is ordered', async () => {
    const answer = await checkout(
      here.dealer,
      orderOf([
        item(own, 'BELL', 11, '12.5'),
        item(own, 'HORN', 1, '7'),
        item(other, 'BELL', 1, '10'),
        item(other, 'NONE', 2, '3'),
      ]),
    )
    expect(codes(answer)).toEqual(['refused_products'])
    expect(answer.orders).toEqual([])
    expect(answer.errors).toEqual([
      expect.objectContaining({
        code: 'over_stock',
        product: 'BELL',
        qty: 11,
        subtotal: '137.50',
        stock: 10,
        message: 'Only 10 can be had',
      }),
      expect.objectContaining({ code: 'not_offered', product: 'HORN', price: null }),
      expect.objectContaining({ code: 'price_changed', product: 'BELL', price: '11.0000' }),
      expect.objectContaining({ code: 'not_offered', product: 'NONE', qty: 2 }),
    ])
    expect(await inTenant('SELECT 1 FROM vendor_order')).toEqual([])
    expect(await stockOf(own, 'BELL')).toBe(10)
  })

  test('of two who want the last pieces at once, one gets them', async () => {
    const answers = await Promise.all(
      [here.dealer, here.dealerz].map((who) =>
        checkout(who, orderOf([item(own, 'BELL', 8, '12.5')])),
      ),
    )
    expect(answers.map(codes).flat()).toEqual(['refused_products'])
    expect(await stockOf(own, 'BELL')).toBe(2)
  })

  test.each([
    ['ship_to_changed', { shipTo: 'GONE' }],
    ['day_past', { reqDeliveryDate: '2020-01-01' }],
    ['not_understood', { notes: 'x'.repeat(101) }],
    ['not_understood', { key: 'no uuid' }],
    ['not_understood', { items: [] }],
  ])('%s: an order that is wrong is refused', async (code, wrong) => {
    expect(
      codes(await checkout(here.dealer, orderOf([item(own, 'BELL', 1, '12.5')], wrong))),
    ).toEqual([code])
  })

  test('the same article twice in an order is refused', async () => {
    const twice = item(own, 'BELL', 1, '12.5')
    expect(codes(await checkout(here.dealer, orderOf([twice, twice])))).toEqual(['not_understood'])
  })

  test('an order made without a connection is placed once, or refused with its reason', async () => {
    const intents = [
      orderOf([item(own, 'BELL', 3, '12.5')]),
      orderOf([item(own, 'LAMP', 1, '30')]),
    ].map((args, n) => ({
      seq: n + 1,
      mutationId: randomUUID(),
      v: 1,
      customerKey: r3Of('X'),
      kind: 'THIRD_PARTY_ORDER',
      args,
    }))
    const send = async () =>
      (
        await here.dealer.ask(
          'mutation($i: [IntentInput!]!) { syncIntents(streamId: "third", intents: $i) { results { status reason } } }',
          { i: intents },
        )
      ).data.syncIntents.results
    const refused = { status: 'REJECTED', reason: 'over_stock' }
    expect(await send()).toEqual([{ status: 'APPLIED', reason: null }, refused])
    expect(await send()).toEqual([{ status: 'ALREADY', reason: null }, refused])
    expect(await inTenant('SELECT qty FROM vendor_order_line')).toEqual([{ qty: 3 }])
  })
})

describe('an ordered item', () => {
  const placed = async () =>
    (await checkout(here.dealer, orderOf([item(own, 'BELL', 4, '12.5')]))).orders[0] as string

  test('its vendor moves it on a step at a time, and each step is in the audit log', async () => {
    const no = await placed()
    expect(codes(await move(here.vendor, no, 'BELL', 'shipped'))).toEqual(['wrong_status'])
    expect(codes(await move(here.dealer, no, 'BELL', 'accepted'))).toEqual(['wrong_status'])
    for (const status of ['accepted', 'preparing', 'shipped', 'delivered'])
      expect(await move(here.vendor, no, 'BELL', status)).toMatchObject({
        item: { status },
        userErrors: [],
      })
    expect(codes(await move(here.vendor, no, 'BELL', 'new'))).toEqual(['wrong_status'])
    expect(
      await inTenant(
        `SELECT after->>'status' AS status FROM audit_log WHERE action = 'vendor-order.updated' AND target = $1 ORDER BY id`,
        [no],
      ),
    ).toEqual(['accepted', 'preparing', 'shipped', 'delivered'].map((status) => ({ status })))
  })

  test('refused with a reason, or cancelled while new, it goes back into stock', async () => {
    const no = await placed()
    expect(codes(await move(here.vendor, no, 'BELL', 'refused'))).toEqual(['reason_needed'])
    expect(codes(await move(here.vendor, no, 'BELL', 'refused', 'x'.repeat(301)))).toEqual([
      'too_long',
    ])
    expect(await move(here.vendor, no, 'BELL', 'refused', ' Sold out ')).toMatchObject({
      item: { status: 'refused', reason: 'Sold out', next: [] },
    })
    expect(await stockOf(own, 'BELL')).toBe(10)
    const second = await placed()
    expect(await move(here.dealer, second, 'BELL', 'cancelled')).toMatchObject({
      item: { status: 'cancelled' },
    })
    expect(await stockOf(own, 'BELL')).toBe(10)
    expect(
      await inTenant('SELECT recipient, subject FROM mail_message WHERE subject LIKE $1', [
        'Cancelled%',
      ]),
    ).toEqual([{ recipient: 'orders@own.example', subject: `Cancelled: BELL of order ${second}` }])
  })

  test('the vendor is told by notice and mail, the buyer of what the vendor does', async () => {
    const work = startWork(here.database)
    await work.drain()
    await inTenant('DELETE FROM notification')
    const no = await placed()
    await move(here.vendor, no, 'BELL', 'accepted')
    await work.drain()
    const told = async (session: Session) =>
      (await session.ask('{ notifications { notifications { kind title body path } } }')).data
        .notifications.notifications
    expect(await told(here.vendor)).toEqual([
      {
        kind: 'VENDOR_ORDER',
        title: `Order ${no} of Shop X of aa`,
        body: 'You have a new order.',
        path: `/3rd-party/order?search=${no}`,
      },
    ])
    expect(await told(here.dealer)).toMatchObject([
      { kind: 'VENDOR_ITEM', title: `Order ${no}`, body: 'Own Vendor has accepted BELL.' },
    ])
    const [mail] = await inTenant<{ recipient: string; subject: string; text: string }>(
      'SELECT recipient, subject, text FROM mail_message',
    )
    expect(mail).toMatchObject({
      recipient: 'orders@own.example',
      subject: `New order ${no} of Shop X of aa`,
    })
    expect(mail!.text).toContain('4 EA A bell (BELL)')
    expect(mail!.text).toContain('Ring twice')
  })
})

describe('uploads', () => {
  const product = (articleCode: string, more: object = {}) => ({
    articleCode,
    description: 'A thing',
    price: '9,90',
    salesUnit: 'EA',
    uomConverter: 1,
    stock: 5,
    itemStatus: 'available',
    ...more,
  })
  const upload = async (session: Session, products: object[], more: object = {}) =>
    (
      await session.ask(
        'mutation($v: ID, $p: [ThirdPartyProductInput!]!, $c: Boolean) { uploadProductThirdParties(vendor: $v, products: $p, check: $c) { results { articleCode created code field } userErrors { code } } }',
        { p: products, ...more },
      )
    ).data.uploadProductThirdParties

  test('each row has its result; a wrong one keeps no other from being taken', async () => {
    const rows = [
      product('NEW'),
      product('BELL', { price: 'dear' }),
      product('NEW'),
      product('LAMP', { stock: 3 }),
    ]
    const results = [
      { articleCode: 'NEW', created: true, code: null, field: null },
      { articleCode: 'BELL', created: false, code: 'valid_price', field: 'price' },
      { articleCode: 'NEW', created: false, code: 'twice', field: 'articleCode' },
      { articleCode: 'LAMP', created: false, code: null, field: null },
    ]
    expect((await upload(here.vendor, rows, { c: true })).results).toEqual(results)
    expect(await stockOf(own, 'LAMP')).toBe(0)
    expect((await upload(here.vendor, rows)).results).toEqual(results)
    expect(await stockOf(own, 'LAMP')).toBe(3)
    expect(
      await inTenant(`SELECT price FROM vendor_product WHERE vendor_id = $1 AND code = 'NEW'`, [
        own,
      ]),
    ).toEqual([{ price: '9.9000' }])
  })

  test('what a row leaves out stays as it is, and a new article gets the usual', async () => {
    const save = (products: object[]) =>
      here.vendor.ask(
        'mutation($p: [ThirdPartyProductInput!]!) { uploadProductThirdParties(products: $p) { results { code } } }',
        { p: products },
      )
    await save([
      { articleCode: 'HORN', description: 'Horn', price: '8.00' },
      { articleCode: 'NEW', description: 'New', price: '8.00' },
    ])
    expect(
      await inTenant(
        `SELECT code, price::float AS price, sales_unit, stock, item_status FROM vendor_product WHERE vendor_id = $1::int AND code IN ('HORN', 'NEW') ORDER BY code`,
        [own],
      ),
    ).toEqual([
      { code: 'HORN', price: 8, sales_unit: 'EA', stock: 9, item_status: 'paused' },
      { code: 'NEW', price: 8, sales_unit: 'EA', stock: 0, item_status: 'available' },
    ])
  })

  test('a vendor changes its own articles alone; 75 rows at a time', async () => {
    expect(codes(await upload(here.vendor, [product('X')], { v: other }))).toEqual([
      'unknown_vendor',
    ])
    expect(
      codes(
        await upload(
          here.vendor,
          Array.from({ length: 76 }, (_, n) => product(`X${n}`)),
        ),
      ),
    ).toEqual(['too_many_rows'])
    const { errors } = await here.dealer.ask(
      'mutation { uploadStockThirdParties(stocks: []) { message { status } } }',
    )
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN')
  })

  test('stock is set for articles that exist', async () => {
    const { data } = await here.vendor.ask(
      'mutation { uploadStockThirdParties(stocks: [{ articleCode: "BELL", stock: 44 }, { articleCode: "NONE", stock: 1 }, { articleCode: "LAMP", stock: -1 }]) { results { articleCode code } } }',
    )
    expect(data.uploadStockThirdParties.results).toEqual([
      { articleCode: 'BELL', code: null },
      { articleCode: 'NONE', code: 'unknown_article' },
      { articleCode: 'LAMP', code: 'valid_number' },
    ])
    expect(await stockOf(own, 'BELL')).toBe(44)
  })
})
