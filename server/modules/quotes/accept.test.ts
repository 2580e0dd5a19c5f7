import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { choose, logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const today = '2026-11-24'
const now = new Date(`${today}T10:00:00Z`)
const here = serverForTests(['dealer', 'rep', 'fixed'], { start: { clock: () => now } })
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
const products = [
  { sorg: '2000', article_code: goods.bolt, qty: 10, price: '10', note: 'red' },
  { sorg: '2000', article_code: goods.part, qty: 1, price: '50' },
]
const make = async (mail = false) => {
  const { data } = await here.rep.ask(
    'mutation($id: ID!, $q: QuoteInput!) { createQuote(id: $id, quote: $q) { quote { id number mailedAt } userErrors { code } } }',
    {
      id: randomUUID(),
      q: { name: 'Spring', note: 'As discussed', validUntil: '2026-12-08', mail, products },
    },
  )
  return data.createQuote.quote
}
const accept = async (id: string, agreement?: string, as: Session = here.dealer) =>
  (
    await as.ask(
      'mutation($id: ID!, $a: String) { acceptQuote(id: $id, agreement: $a) { quote { status cart } agreement differences { lineNo name oldPrice newPrice } userErrors { code } } }',
      { id, a: agreement },
    )
  ).data.acceptQuote
const cartOf = async (key: string) =>
  (
    await here.dealer.ask(
      'query($k: ID!) { namedCart(key: $k) { name version lines { id qty note unitPrice subtotal product { price { dealer } } } totals { total } } }',
      { k: key },
    )
  ).data.namedCart
const setPrice = (code: string, dealer: string) =>
  sql('UPDATE price SET dealer = $2 WHERE article_id = $1', [here.world.articles[code], dealer])
const recheck = () => sql('UPDATE quote SET held = false')
const order = async (
  cart: string,
  lines: { article_code: string; qty: number; price: string }[],
) => {
  const { version } = await cartOf(cart)
  const { data } = await here.dealer.ask(
    `mutation($k: ID!, $c: ID, $v: Int!, $p: [CheckoutProductInput!]!) { checkout(attemptKey: $k, cart: $c, cartVersion: $v, shipto: "S1", paymentId: "N30",
      shipments: [{ sorg: "2000", id: "STD" }], products: $p) { orders { order_no quoteNo total_order details { article_code price promoprice subtotal } } differences { kind oldPrice newPrice } userErrors { code } } }`,
    {
      k: randomUUID(),
      c: cart,
      v: version,
      p: lines.map((line) => ({
        sorg: '2000',
        note: line.article_code === goods.bolt ? 'red' : '',
        ...line,
      })),
    },
  )
  return data.checkout
}

beforeAll(() => choose(here.rep, r3Of('X')))
beforeEach(async () => {
  for (const table of ['quote_line', 'quote', 'cart_line', 'mail_message'])
    await sql(`DELETE FROM ${table}`)
  await sql(`DELETE FROM cart WHERE key <> ''`)
  await setPrice(goods.bolt, '10')
  await setPrice(goods.part, '50')
  await sql('UPDATE article SET active = true WHERE code = $1', [goods.part])
})

describe('a quote that holds its prices', () => {
  test('becomes a named cart at the quoted prices, and the order keeps them and names the quote', async () => {
    const { id, number } = await make()
    await setPrice(goods.bolt, '12')
    const { quote, differences } = await accept(id)
    expect(differences).toEqual([])
    expect(quote.status).toBe('ACCEPTED')
    const cart = await cartOf(quote.cart)
    expect(cart).toMatchObject({
      name: 'Spring',
      lines: [
        // The article itself costs what it costs today.
        {
          id: `2000/${goods.bolt}`,
          qty: 10,
          note: 'red',
          unitPrice: '10.0000',
          subtotal: '100.00',
          product: { price: { dealer: '12.0000' } },
        },
        { id: `2000/${goods.part}`, qty: 1, unitPrice: '50.0000' },
      ],
      totals: [{ total: '150' }],
    })
    const { orders, userErrors } = await order(quote.cart, [
      { article_code: goods.bolt, qty: 10, price: '10' },
      { article_code: goods.part, qty: 1, price: '50' },
    ])
    expect(userErrors).toEqual([])
    expect(orders).toMatchObject([
      {
        quoteNo: number,
        total_order: '155.0000',
        details: [
          {
            article_code: goods.bolt,
            price: '12.0000',
            promoprice: '10.0000',
            subtotal: '100.0000',
          },
          { article_code: goods.part, subtotal: '50.0000' },
        ],
      },
    ])
    const { data } = await here.rep.ask('query($id: ID!) { quote(id: $id) { status orders } }', {
      id,
    })
    expect(data.quote).toEqual({ status: 'ORDERED', orders: [orders[0]!.order_no] })
  })

  test('prices a changed quantity as usual, and a line back at its quantity as quoted', async () => {
    const { id } = await make()
    await setPrice(goods.bolt, '12')
    const { quote } = await accept(id)
    const setTo = async (qty: number) => {
      await sql(`UPDATE cart_line SET qty = $2 WHERE article_id = $1`, [
        here.world.articles[goods.bolt],
        qty,
      ])
      return (await cartOf(quote.cart)).lines[0]!.unitPrice
    }
    expect(await setTo(9)).toBe('12.0000')
    const { differences } = await order(quote.cart, [
      { article_code: goods.bolt, qty: 9, price: '10' },
      { article_code: goods.part, qty: 1, price: '50' },
    ])
    expect(differences).toMatchObject([{ kind: 'PRICE', oldPrice: '10', newPrice: '12.0000' }])
    expect(await setTo(10)).toBe('10.0000')
  })

  test('ends with its last day, also for a cart that is open', async () => {
    const { id } = await make()
    await setPrice(goods.bolt, '12')
    const { quote } = await accept(id)
    await sql('UPDATE quote SET valid_until = $1::date', [addDays(today, -1)])
    expect((await cartOf(quote.cart)).lines[0]!.unitPrice).toBe('12.0000')
  })

  test('leaves out, when agreed to, what can no longer be ordered', async () => {
    const { id } = await make()
    await sql('UPDATE article SET active = false WHERE code = $1', [goods.part])
    const asked = await accept(id)
    expect(asked.quote).toMatchObject({ status: 'SENT', cart: null })
    expect(asked.differences).toEqual([
      { lineNo: 2, name: `Name ${goods.part}`, oldPrice: '50.0000', newPrice: null },
    ])
    const { quote } = await accept(id, asked.agreement)
    expect((await cartOf(quote.cart)).lines.map(({ id: line }) => line)).toEqual([
      `2000/${goods.bolt}`,
    ])
  })
})

describe('a quote whose prices are checked again', () => {
  test('says what changed, and takes agreement to exactly that', async () => {
    const { id } = await make()
    await recheck()
    await setPrice(goods.bolt, '12')
    const asked = await accept(id)
    expect(asked.differences).toMatchObject([
      { lineNo: 1, oldPrice: '10.0000', newPrice: '12.0000' },
    ])
    // Another change meanwhile: what was agreed to is no longer what would happen.
    await setPrice(goods.bolt, '13')
    const again = await accept(id, asked.agreement)
    expect(again.differences).toMatchObject([{ newPrice: '13.0000' }])
    const { quote } = await accept(id, again.agreement)
    expect((await cartOf(quote.cart)).lines[0]!.unitPrice).toBe('13.0000')
  })

  test('is accepted at once where nothing changed', async () => {
    const { id } = await make()
    await recheck()
    expect((await accept(id)).quote.status).toBe('ACCEPTED')
  })
})

test('accepted twice is one cart, and a deleted cart opens the quote again', async () => {
  const { id } = await make()
  const [first, second] = [await accept(id), await accept(id)]
  expect(second.quote.cart).toBe(first.quote.cart)
  await sql(`DELETE FROM cart_line`)
  await sql(`DELETE FROM cart WHERE key <> ''`)
  const { data } = await here.dealer.ask(
    'query($id: ID!) { quote(id: $id) { status cart actions } }',
    { id },
  )
  expect(data.quote).toEqual({ status: 'SENT', cart: null, actions: ['ACCEPT', 'DECLINE'] })
})

test('two at the same moment make one cart', async () => {
  const { id } = await make()
  const again = await logIn(here.app, here.world.host, 'dealer')
  const answers = await Promise.all([accept(id), accept(id, undefined, again)])
  expect(new Set(answers.map(({ quote }) => quote.cart)).size).toBe(1)
  expect(await sql(`SELECT key FROM cart WHERE key <> ''`)).toHaveLength(1)
})

test('nothing left to order, or no room for a cart, is refused', async () => {
  const { id } = await make()
  const off = (active: boolean) =>
    sql('UPDATE article SET active = $1 WHERE code = ANY ($2::text[])', [
      active,
      [goods.bolt, goods.part],
    ])
  await off(false)
  expect((await accept(id)).userErrors).toEqual([{ code: 'nothing_left' }])
  await off(true)
  await sql(
    `INSERT INTO cart (tenant_id, customer_id, key, name) SELECT 'aa', $1, 'full-' || n, 'Full' FROM generate_series(1, 50) n`,
    [here.world.customers.X],
  )
  expect((await accept(id)).userErrors).toEqual([{ code: 'too_many_carts' }])
})

describe('offline', () => {
  const intent = (seq: number, id: string, change: object = {}) => ({
    seq,
    mutationId: randomUUID(),
    v: 1,
    customerKey: r3Of('Y'),
    kind: 'QUOTE',
    args: {
      id,
      name: 'Road',
      note: '',
      validUntil: '2026-12-08',
      mail: false,
      products: products.map((product) => ({ note: '', ...product })),
      ...change,
    },
  })
  const sync = async (session: Session, intents: object[]) =>
    (
      await session.ask(
        'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason data } } }',
        { s: randomUUID(), i: intents },
      )
    ).data.syncIntents.results

  test('a quote that was written without a connection is made once, for the customer it was written for', async () => {
    const id = randomUUID()
    const [made] = await sync(here.rep, [intent(1, id)])
    expect(made).toMatchObject({ status: 'APPLIED', data: { quote: { id } } })
    // Another device sends a copy of the same quote.
    expect((await sync(here.rep, [intent(1, id)]))[0]!.status).toBe('APPLIED')
    const rows = await sql<{ r3: string }>(
      'SELECT r3 FROM quote q JOIN customer c ON c.id = q.customer_id',
    )
    expect(rows).toEqual([{ r3: r3Of('Y') }])
    const [log] = await sql(
      `SELECT on_behalf_of FROM audit_log WHERE action = 'quote.created' ORDER BY id DESC LIMIT 1`,
    )
    expect(log).toEqual({ on_behalf_of: here.world.customers.Y })
  })

  test.each([
    [
      'a price that has changed',
      { products: [{ ...products[0], note: '', price: '9' }] },
      'quote_changed',
    ],
    ['a day that has passed', { validUntil: '2026-11-23' }, 'in_the_past'],
  ])('%s is refused and leaves nothing', async (_, change, reason) => {
    expect((await sync(here.rep, [intent(1, randomUUID(), change)]))[0]).toMatchObject({
      status: 'REJECTED',
      reason,
    })
    expect(await sql('SELECT id FROM quote')).toEqual([])
  })

  test('somebody who does not sell makes none', async () => {
    expect((await sync(here.dealer, [intent(1, randomUUID())]))[0]).toMatchObject({
      status: 'REJECTED',
      reason: 'no_permission',
    })
  })
})

describe('mail and PDF', () => {
  test('go to the customer’s own people, each in their language', async () => {
    await sql(
      `UPDATE app_user SET email = username || '@example.com' WHERE username IN ('dealer', 'dealer2', 'fixed')`,
    )
    await sql(`UPDATE app_user SET language = 'fr' WHERE username = 'dealer2'`)
    const work = startWork(here.database, { clock: () => now })
    const { number, mailedAt } = await make(true)
    expect(mailedAt).toBe(now.toISOString())
    await work.drain()
    const mails = work.mails()
    expect(new Set(mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()))).toEqual(
      new Set(['dealer@example.com', 'dealer2@example.com']),
    )
    expect(mails.find((mail) => mail.includes('dealer@'))).toContain(
      `Subject: Quote ${number} for Shop X of aa`,
    )
    expect(mails.find((mail) => mail.includes('dealer2@'))).toContain(`Devis ${number}`)
    expect(mails.every((mail) => mail.includes(`filename=${number}.pdf`))).toBe(true)
    expect(await sql('SELECT attachment FROM mail_message')).toEqual([
      { attachment: null },
      { attachment: null },
    ])
  })

  test('without an address nothing is sent, and sending again says so', async () => {
    await sql(`UPDATE app_user SET email = NULL`)
    const { id, mailedAt } = await make(true)
    expect(mailedAt).toBeNull()
    const { data } = await here.rep.ask(
      'mutation($id: ID!) { sendQuote(id: $id) { userErrors { code } } }',
      { id },
    )
    expect(data.sendQuote.userErrors).toEqual([{ code: 'no_recipient' }])
  })

  test('the PDF opens for the customer’s people, and for nobody else', async () => {
    const { id, number } = await make()
    const pdf = await here.dealer.send({ method: 'GET', url: `/server/quotes/${id}` })
    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`${number}.pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const other = await logIn(here.app, here.world.host, 'dealerz')
    expect((await other.send({ method: 'GET', url: `/server/quotes/${id}` })).statusCode).toBe(404)
    expect((await here.dealer.send({ method: 'GET', url: '/server/quotes/none' })).statusCode).toBe(
      404,
    )
  })
})
