import { describe, expect, test } from 'vitest'
import { customerScopeNames } from '#domain/machine/customer-scopes.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'
import { choose } from '../../../tests/support/server.ts'

const here = serverForTests(['admin', 'dealer', 'dealer2', 'dealerz'], {
  async fill(_, world) {
    await sql(`UPDATE article SET ean = '4006381333931' WHERE code = $1`, [goods.bike])
    await sql(
      `INSERT INTO customer_article_code (tenant_id, customer_id, word, code, article_id) VALUES ('aa', $1, 'lager7', 'Lager 7', $2)`,
      [world.customers.X, world.articles[goods.bolt]],
    )
    await sql(
      `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) VALUES ('aa', $1, '1000', $2, 77)`,
      [world.articles[goods.bike], world.customers.Z],
    )
    for (const key of ['X', 'Z'])
      await sql(
        `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, tax, shipping_cost, discount)
         VALUES ('aa', $1, $2, '1000', '1000', '2026-11-01', '2026-12-01', 'Open', 10, 10, 0, 0, 0)`,
        [world.customers[key], `I-${key}`],
      )
  },
})

const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

type Person = 'dealer' | 'dealer2' | 'dealerz'
const saveKey = `mutation($id: ID, $k: MachineKeyInput!) { saveCustomerKey(id: $id, customerKey: $k) {
  secret machineKey { id customer } userErrors { code field } } }`
const make = async (person: Person, scopes: readonly string[] = customerScopeNames) => {
  const { data } = await here[person].ask(saveKey, {
    k: { name: `Key ${Math.random()}`, scopes, rate: 6000, expiresOn: null },
  })
  return {
    secret: data.saveCustomerKey.secret as string,
    id: data.saveCustomerKey.machineKey.id as string,
  }
}
const ask = async (
  secret: string,
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await here.app.inject({
    method,
    url: `/api/machine/v1${path}`,
    headers: { host: here.world.host, authorization: `Bearer ${secret}`, ...headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const order = (secret: string, payload: object, headers?: Record<string, string>) =>
  ask(secret, 'POST', '/own/orders', payload, headers)

describe('who may do what', () => {
  test('a key gets no use that its maker does not have', async () => {
    await sql(
      `INSERT INTO role (tenant_id, name, permissions) VALUES ('aa', 'keys', '{page.customer-keys,page.catalog}')`,
    )
    await sql(`UPDATE app_user SET role = 'keys' WHERE username = 'dealerz'`)
    const { data } = await here.dealerz.ask(saveKey, {
      k: { name: 'Too much', scopes: ['own.invoices.read'], rate: 1 },
    })
    expect(data.saveCustomerKey.userErrors).toEqual([{ code: 'scope_not_yours', field: 'scopes' }])
    await sql(`UPDATE app_user SET role = 'dealer' WHERE username = 'dealerz'`)
  })

  test('uses of the tenant are not given to it, and its uses not to a key of the tenant', async () => {
    const own = await here.dealer.ask(saveKey, {
      k: { name: 'A', scopes: ['orders.read'], rate: 1 },
    })
    expect(own.data.saveCustomerKey.userErrors[0]!.code).toBe('unknown_scope')
    const whole = await here.admin.ask(
      'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { userErrors { code } } }',
      { k: { name: 'B', scopes: ['own.orders.read'], rate: 1 } },
    )
    expect(whole.data.saveMachineKey.userErrors[0]!.code).toBe('unknown_scope')
  })

  test('a stored use of the tenant opens nothing to a customer’s key', async () => {
    const { secret, id } = await make('dealer')
    await sql(
      `UPDATE machine_key SET scopes = '{orders.read,stock.read,prices.read}' WHERE id = $1`,
      [id],
    )
    for (const path of ['/orders', '/stock', '/prices', '/own/orders'])
      expect((await ask(secret, 'GET', path)).body.code).toBe('scope_missing')
  })

  test('another customer’s people neither see nor end it; the office sees it, does not change it, and may end it', async () => {
    const { secret, id } = await make('dealer')
    const list = '{ customerKeys { rows { id } } }'
    expect(
      (await here.dealerz.ask(list)).data.customerKeys.rows.map((row) => row.id),
    ).not.toContain(id)
    const revoke = 'mutation($id: ID!) { revokeCustomerKey(id: $id) { userErrors { code } } }'
    expect((await here.dealerz.ask(revoke, { id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    const { data } = await here.admin.ask(
      'query($id: ID!) { machineKey(id: $id) { customer createdBy } }',
      { id },
    )
    expect(data.machineKey).toEqual({ customer: 'Shop X of aa', createdBy: 'Name of dealer' })
    const changed = await here.admin.ask(
      'mutation($id: ID!, $k: MachineKeyInput!) { saveMachineKey(id: $id, machineKey: $k) { userErrors { code } } }',
      { id, k: { name: 'Mine', scopes: ['stock.read'], rate: 1 } },
    )
    expect(changed.data.saveMachineKey.userErrors).toEqual([{ code: 'key_of_customer' }])
    expect((await ask(secret, 'GET', '/own/orders')).status).toBe(200)
    await here.admin.ask(
      'mutation($id: ID!) { revokeMachineKey(id: $id) { userErrors { code } } }',
      { id },
    )
    expect((await ask(secret, 'GET', '/own/orders')).body.code).toBe('key_revoked')
  })

  test('it ends with the rights of its maker', async () => {
    await choose(here.dealer2, r3Of('Y'))
    const { secret } = await make('dealer2')
    const status = async () => (await ask(secret, 'GET', '/own/articles')).status
    expect(await status()).toBe(200)
    const given = [here.world.users.dealer2, here.world.customers.Y]
    await sql('DELETE FROM user_customer WHERE of_user = $1 AND customer = $2', given)
    expect(await status()).toBe(403)
    await sql(
      `INSERT INTO user_customer (tenant_id, of_user, customer) VALUES ('aa', $1, $2)`,
      given,
    )
    expect(await status()).toBe(200)
    await sql(`UPDATE app_user SET active = false WHERE username = 'dealer2'`)
    expect(await status()).toBe(403)
  })
})

describe('reading', () => {
  test('articles have the customer’s own prices', async () => {
    const [x, z] = [await make('dealer'), await make('dealerz')]
    const priceOf = async (secret: string) => {
      const { body } = await ask(secret, 'POST', '/own/articles/find', { codes: ['4006381333931'] })
      return body.results[0].articles[0].net_price
    }
    expect([await priceOf(x.secret), await priceOf(z.secret)]).toEqual(['100.0000', '77.0000'])
  })

  test('a code is found by the customer’s own code, and an unknown one is answered empty', async () => {
    const { secret } = await make('dealer')
    const { body } = await ask(secret, 'POST', '/own/articles/find', { codes: ['lager-7', 'x'] })
    expect(
      body.results.map((one: { articles: { article: string }[] }) =>
        one.articles.map(({ article }) => article),
      ),
    ).toEqual([[goods.bolt], []])
  })

  test('invoices and orders are the customer’s alone', async () => {
    const [x, z] = [await make('dealer'), await make('dealerz')]
    await order(x.secret, { lines: [{ article: goods.bike, quantity: 1 }] })
    const numbers = async (secret: string) =>
      (await ask(secret, 'GET', '/own/invoices')).body.rows.map(
        (row: { invoice_no: string }) => row.invoice_no,
      )
    expect([await numbers(x.secret), await numbers(z.secret)]).toEqual([['I-X'], ['I-Z']])
    expect((await ask(x.secret, 'GET', '/own/orders')).body.rows.length).toBeGreaterThan(0)
    expect((await ask(z.secret, 'GET', '/own/orders')).body.rows).toEqual([])
  })

  test('orders go by their day, from a day on or those alone that are on their way', async () => {
    const { secret } = await make('dealer')
    for (const quantity of [1, 2])
      await order(secret, { lines: [{ article: goods.bike, quantity }] })
    type Orders = { rows: { order_no: string; lines: object[] }[]; next: string | null }
    const read = async (query: string): Promise<Orders> =>
      (await ask(secret, 'GET', `/own/orders?${query}`)).body
    const { rows: all } = await read('')
    expect(all[0]!.lines[0]).toMatchObject({
      ean: '4006381333931',
      retail_price: expect.stringMatching(/^\d+\.\d+$/),
    })
    const paged: string[] = []
    for (let after = ''; ;) {
      const { rows, next } = await read(`limit=1${after}`)
      paged.push(...rows.map(({ order_no }) => order_no))
      if (!next) break
      after = `&after=${next}`
    }
    expect(paged).toEqual(all.map(({ order_no }) => order_no))
    expect((await read('from=2999-01-01')).rows).toEqual([])
    expect((await read('from=2020-01-01')).rows).toHaveLength(all.length)
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(`UPDATE sales_order SET status = 'shipped' WHERE order_no = $1`, [paged[0]]),
    )
    expect((await read('open=true')).rows.map(({ order_no }) => order_no)).toEqual(paged.slice(1))
    const { status, body } = await ask(secret, 'GET', '/own/orders?from=2026-13-01')
    expect([status, body.errors]).toEqual([400, [{ at: 'from', code: 'valid_day' }]])
  })
})

describe('ordering', () => {
  test('lines of two sales organisations are two orders, as the person would have placed them', async () => {
    const { secret } = await make('dealer')
    const { status, body } = await order(secret, {
      lines: [
        { article: '4006381333931', quantity: 2 },
        { article: 'LAGER7', quantity: 3, note: 'left' },
        { article: goods.bolt, quantity: 1, note: 'right' },
      ],
      po_number: 'PO-1',
    })
    expect(status).toBe(200)
    expect(
      body.lines.map((line: { article: string; line_no: number }) => [line.article, line.line_no]),
    ).toEqual([
      [goods.bike, 1],
      [goods.bolt, 1],
      [goods.bolt, 1],
    ])
    expect(body.orders).toMatchObject([
      { sorg: '1000', po_number: 'PO-1', created_by: 'Name of dealer', ship_to: { code: 'S1' } },
      { sorg: '2000', lines: [{ article_code: goods.bolt, qty: 4, note: 'left, right' }] },
    ])
    const [line] = await sql(
      `SELECT actor, machine, on_behalf_of FROM audit_log WHERE action = 'order.placed' ORDER BY id DESC LIMIT 1`,
    )
    expect(line).toEqual({
      actor: here.world.users.dealer,
      machine: expect.stringMatching(/^Key/),
      on_behalf_of: here.world.customers.X,
    })
    expect(await sql(`SELECT FROM cart WHERE key <> ''`)).toEqual([])
  })

  test('the carts that people fill stay as they are', async () => {
    const { secret } = await make('dealer')
    await here.dealer.ask(
      `mutation { updateProductsInCart(products: [{ article_code: "${goods.part}", sorg: "2000", qty: 2 }]) { userErrors { code } } }`,
    )
    await order(secret, { lines: [{ article: goods.part, quantity: 5 }] })
    const { data } = await here.dealer.ask('{ simpleCart { products { article_code qty } } }')
    expect(data.simpleCart.products).toEqual([{ article_code: goods.part, qty: 2 }])
  })

  test('the same request under one key is one order; a refused one leaves the key free', async () => {
    const { secret } = await make('dealer')
    const key = { 'idempotency-key': 'po-77' }
    const bad = await order(secret, { lines: [{ article: 'NOTHING', quantity: 1 }] }, key)
    expect(bad.body).toMatchObject({
      status: 422,
      code: 'order_refused',
      errors: [{ at: 'lines/0/article', code: 'unknown_article' }],
    })
    const good = { lines: [{ article: goods.bike, quantity: 1 }] }
    const [first, second] = [await order(secret, good, key), await order(secret, good, key)]
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotency-replayed']).toBe('true')
    const other = await order(secret, { lines: [{ article: goods.bike, quantity: 2 }] }, key)
    expect(other.body).toMatchObject({ status: 422, code: 'key_reused' })
  })

  test('requests under one key that come at the same time are one order', async () => {
    const { secret } = await make('dealer')
    const lines = [{ article: goods.bike, quantity: 1 }]
    const placed = await Promise.all(
      [1, 2, 3, 4].map(() => order(secret, { lines }, { 'idempotency-key': 'po-78' })),
    )
    const numbers = placed.map(({ body }) => body.orders[0].order_no as string)
    expect(new Set(numbers).size).toBe(1)
    const replayed = placed.filter(({ headers }) => headers['idempotency-replayed'] === 'true')
    expect(replayed).toHaveLength(3)
  })

  test.each([
    [
      'an order limit',
      { article: goods.quota, quantity: 6 },
      { at: 'lines/0/quantity', code: 'over_quota', value: '5' },
    ],
    [
      'a block',
      { article: goods.orderBlocked, quantity: 1 },
      { at: 'lines/0/quantity', code: 'order_blocked' },
    ],
    [
      'too little stock',
      { article: goods.scarce, quantity: 2 },
      { at: 'lines/0/quantity', code: 'over_stock', value: '1' },
    ],
    [
      'another price',
      { article: goods.bike, quantity: 1, price: '99.99' },
      { at: 'lines/0/price', code: 'price_changed', value: '100.0000' },
    ],
    [
      'an article that is gone',
      { article: goods.gone, quantity: 1 },
      { at: 'lines/0/article', code: 'unknown_article' },
    ],
  ])('%s refuses the order, and nothing is left of it', async (_, line, error) => {
    const { secret } = await make('dealer')
    const before = await sql('SELECT count(*) FROM sales_order')
    const { status, body } = await order(secret, { lines: [line] })
    expect([status, body.errors]).toEqual([422, [error]])
    expect(await sql('SELECT count(*) FROM sales_order')).toEqual(before)
    expect(await sql(`SELECT FROM cart WHERE key <> ''`)).toEqual([])
  })

  test.each([
    [{ ship_to: 'S9' }, { at: 'ship_to', code: 'ship_to_changed' }],
    [{ payment: 'GOLD' }, { at: 'payment', code: 'payment_not_offered' }],
    [
      { shipments: [{ sorg: '1000', id: 'CAR' }] },
      { at: 'shipments/1000/input', code: 'required' },
    ],
    [{ requested_date: '2020-01-01' }, { at: 'requested_date', code: 'day_past' }],
  ])('%o is refused at its place', async (part, error) => {
    const { secret } = await make('dealer')
    const { body } = await order(secret, { lines: [{ article: goods.bike, quantity: 1 }], ...part })
    expect(body.errors).toEqual([error])
  })

  test('a customer who may not order is refused', async () => {
    const { secret } = await make('dealerz')
    await sql(`UPDATE customer SET reason_blocked = 'credit' WHERE id = $1`, [
      here.world.customers.Z,
    ])
    const { body } = await order(secret, { lines: [{ article: goods.bike, quantity: 1 }] })
    expect(body.errors).toEqual([{ at: 'order', code: expect.stringMatching(/^customer_/) }])
    await sql(`UPDATE customer SET reason_blocked = NULL WHERE id = $1`, [here.world.customers.Z])
  })
})

describe('a file', () => {
  const send = async (
    secret: string,
    payload: string | Buffer,
    type = 'application/edifact',
    query = '',
  ) => {
    const answer = await here.app.inject({
      method: 'POST',
      url: `/api/machine/v1/own/orders/file${query}`,
      headers: { host: here.world.host, authorization: `Bearer ${secret}`, 'content-type': type },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const edifact = (lines: string, count: number, place = 'S1') =>
    `UNB+UNOC:3+A:14+B:14+261120:1000+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+PO-9+9'NAD+DP+${place}::9'FTX+AAI+++Für Ann'${lines}UNS+S'UNT+${count}+1'UNZ+1+1'`
  const good = edifact("LIN+1++4006381333931:EN'PIA+1+X:IN'QTY+21:2:PCE'", 9)

  test('EDIFACT in Latin 1 is ordered as it says', async () => {
    const { secret } = await make('dealer')
    const { status, body } = await send(secret, Buffer.from(good, 'latin1'))
    expect([status, body.orders]).toMatchObject([
      200,
      [{ po_number: 'PO-9', notes: 'Für Ann', lines: [{ article_code: goods.bike, qty: 2 }] }],
    ])
  })

  test('UBL with the customer’s own code is ordered', async () => {
    const { secret } = await make('dealer')
    const ubl = `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"><ID>PO-10</ID><OrderLine><LineItem><Quantity unitCode="C62">4</Quantity><Item><BuyersItemIdentification><ID>lager 7</ID></BuyersItemIdentification></Item></LineItem></OrderLine></Order>`
    const { body } = await send(secret, ubl, 'application/xml')
    expect(body.orders).toMatchObject([
      { po_number: 'PO-10', lines: [{ article_code: goods.bolt, qty: 4 }] },
    ])
  })

  test.each([
    [
      'an unknown ship-to',
      edifact("LIN+1++4006381333931:EN'QTY+21:2'", 8, '5412345000013'),
      '',
      [{ at: 'ship_to', code: 'ship_to_changed' }],
    ],
    [
      'lines that cannot be read',
      edifact("LIN+1++4006381333931:EN'QTY+21:2:KGM'LIN+2'QTY+21:1'", 10),
      '',
      [
        { at: 'lines/0/quantity', code: 'unit' },
        { at: 'lines/1/article', code: 'no_code' },
      ],
    ],
  ])('%s: nothing is ordered', async (_, payload, query, errors) => {
    const { secret } = await make('dealer')
    const { status, body } = await send(secret, payload, undefined, query)
    expect([status, body.code, body.errors]).toEqual([422, 'order_refused', errors])
  })

  test('the ship-to may be told beside the file', async () => {
    const { secret } = await make('dealer')
    const other = good.replace('NAD+DP+S1', 'NAD+DP+5412345000013')
    expect((await send(secret, other, undefined, '?ship_to=S1')).status).toBe(200)
  })

  test.each([
    ['a file that is cut off', good.slice(0, 120), 'application/edifact', 422, 'bad_file'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><Order/>', 'text/xml', 422, 'bad_file'],
    ['JSON', '{}', 'application/json', 415, 'unsupported_type'],
    ['a type that is none', good, 'application/pdf', 415, 'unsupported_type'],
    ['too much', 'x'.repeat(2_000_001), 'application/edifact', 413, 'too_large'],
  ])('%s is refused', async (_, payload, type, status, code) => {
    const { secret } = await make('dealer')
    const answer = await send(secret, payload, type)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})
