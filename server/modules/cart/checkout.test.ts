import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../../tests/support/database.ts'
import { choose, logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const checkoutDocument = `mutation($attemptKey: ID!, $cartVersion: Int!, $streamId: ID, $streamSeq: Int, $shipto: String!, $paymentId: ID!, $shipments: [ShipmentInput!]!,
  $products: [CheckoutProductInput!]!, $custPoNo: String, $notes: String, $day: Day) {
  checkout(attemptKey: $attemptKey, cartVersion: $cartVersion, streamId: $streamId, streamSeq: $streamSeq, shipto: $shipto, paymentId: $paymentId,
    shipments: $shipments, products: $products, custPoNo: $custPoNo, notes: $notes, request_delivery_date: $day) {
    orders { order_no sorg total_order custPoNo notes request_delivery_date details { article_code order_qty back_order_qty price promoprice subtotal } orderShipment { description amount } }
    differences { kind article_code oldQty newQty oldPrice newPrice oldNote newNote problem { reason limit } }
    freightDifferences { sorg name currency oldFreight newFreight }
    message { status } userErrors { field code } } }`

const bike = { article_code: goods.bike, sorg: '1000' }
const bolt = { article_code: goods.bolt, sorg: '2000' }
const scarce = { article_code: goods.scarce, sorg: '2000' }

/** Sent at random; `npm run soak` sends more. */
const checkouts = process.env.SOAK ? 200 : 50

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('checkout on %s', (_name, open) => {
  const here = serverForTests(['dealer', 'rep'], { open })
  beforeAll(() => choose(here.rep, r3Of('Y')))
  const sql = <Row>(text: string, params: unknown[] = []) =>
    here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query<Row>(text, params),
    )
  beforeEach(async () => {
    await sql('DELETE FROM cart_line')
    await sql('UPDATE stock SET available = 1 WHERE article_id = $1', [
      here.world.articles[goods.scarce],
    ])
  })

  const fill = async (session: Session, products: object[]) => {
    const { data } = await session.ask(
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version lines { qty unitPrice product { article_code sorg } } } userErrors { code field } } }',
      { p: products },
    )
    return data.updateProductsInCart as {
      cart: {
        version: number
        lines: { qty: number; unitPrice: string; product: { article_code: string; sorg: string } }[]
      }
      userErrors: { code: string; field: string }[]
    }
  }
  const seenOf = ({ cart }: Awaited<ReturnType<typeof fill>>) => ({
    cartVersion: cart.version,
    products: cart.lines.map(({ qty, unitPrice, product }) => ({
      ...product,
      qty,
      price: unitPrice,
    })),
  })
  const terms = {
    shipto: 'S1',
    paymentId: 'N30',
    shipments: [
      { sorg: '1000', id: 'STD' },
      { sorg: '2000', id: 'STD' },
    ],
  }
  const order = async (session: Session, args: object) => {
    const answer = await session.ask(checkoutDocument, {
      attemptKey: randomUUID(),
      ...terms,
      ...args,
    })
    if (!answer.data) throw new Error(JSON.stringify(answer.errors))
    return answer.data.checkout
  }

  test('one order for each sales organisation, stored, with the cart empty and the hand-over queued', async () => {
    const seen = seenOf(
      await fill(here.dealer, [
        { ...bike, qty: 2 },
        { ...bolt, qty: 3 },
      ]),
    )
    const { orders, message } = await order(here.dealer, {
      ...seen,
      custPoNo: ' PO-1/2 ',
      notes: 'Bitte bis Freitag.',
      day: '2999-12-24',
    })
    expect(message.status).toBe(true)
    expect(orders).toMatchObject([
      {
        sorg: '1000',
        total_order: '205.0000',
        custPoNo: 'PO-1/2',
        notes: 'Bitte bis Freitag.',
        request_delivery_date: '2999-12-24',
        details: [
          { article_code: goods.bike, order_qty: 2, price: '100.0000', subtotal: '200.0000' },
        ],
      },
      {
        sorg: '2000',
        total_order: '35.0000',
        details: [
          { article_code: goods.bolt, order_qty: 3, back_order_qty: 0, subtotal: '30.0000' },
        ],
      },
    ])
    expect(
      (await here.dealer.ask('{ cart { totalQuantity generation } }')).data.cart.totalQuantity,
    ).toBe(0)
    expect(
      await sql('SELECT order_no FROM order_handover WHERE order_no = ANY($1) ORDER BY 1', [
        orders.map((o) => o.order_no),
      ]),
    ).toHaveLength(2)
    const { data } = await here.dealer.ask(
      'query($n: [String!]) { orders(filter: { orderNumbers: $n }) { order_no } }',
      { n: orders.map((o) => o.order_no) },
    )
    expect(data.orders).toHaveLength(2)
  })

  test('an attempt sent five times at once is one order; the same key for another cart is refused', async () => {
    const seen = seenOf(await fill(here.dealer, [{ ...bike, qty: 1 }]))
    const attemptKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order(here.dealer, { ...seen, attemptKey })),
    )
    expect(new Set(answers.map(({ orders }) => orders.map((o) => o.order_no).join())).size).toBe(1)
    expect(answers[0]!.orders).toHaveLength(1)
    expect(
      (
        await order(here.dealer, {
          ...seenOf(await fill(here.dealer, [{ ...bike, qty: 7 }])),
          attemptKey,
        })
      ).userErrors,
    ).toEqual([{ field: 'attemptKey', code: 'attempt_reused' }])
    const { data } = await here.dealer.ask(
      'mutation($k: ID!) { checkoutStatus(attemptKey: $k) { state orders { order_no } } }',
      { k: attemptKey },
    )
    expect(data.checkoutStatus).toEqual({
      state: 'PLACED',
      orders: [{ order_no: answers[0]!.orders[0]!.order_no }],
    })
  })

  test(`${checkouts} checkouts, each sent one to five times from two tabs with a tenth of the answers lost, make ${checkouts} orders`, async () => {
    const tabs = [here.dealer, await logIn(here.app, here.world.host, 'dealer')]
    const count = async () =>
      (await sql<{ n: number }>('SELECT count(*)::int AS n FROM sales_order'))[0]!.n
    const before = await count()
    const told = new Set<string>()
    for (let n = 0; n < checkouts; n++) {
      const request = {
        ...seenOf(await fill(here.dealer, [{ ...bike, qty: 1 + (n % 3) }])),
        attemptKey: randomUUID(),
      }
      const sendings = await Promise.all(
        Array.from({ length: 1 + ((n * 7) % 5) }, (_, k) => order(tabs[k % 2]!, request)),
      )
      const heard = sendings.filter((_, k) => (n + k) % 10 !== 0)
      // A client without an answer asks again under the same key, as a page does.
      for (const { orders } of heard.length > 0 ? heard : [await order(tabs[1]!, request)])
        for (const { order_no } of orders) told.add(order_no)
    }
    expect([(await count()) - before, told.size]).toEqual([checkouts, checkouts])
  }, 120_000)

  test('an attempt that was asked about before it arrived orders nothing, however late it comes', async () => {
    const seen = seenOf(await fill(here.dealer, [{ ...bike, qty: 1 }]))
    const attemptKey = randomUUID()
    const ask = () =>
      here.dealer.ask('mutation($k: ID!) { checkoutStatus(attemptKey: $k) { state } }', {
        k: attemptKey,
      })
    expect((await ask()).data.checkoutStatus.state).toBe('UNKNOWN')
    const late = await order(here.dealer, { ...seen, attemptKey })
    expect([late.orders, late.userErrors.map(({ code }) => code)]).toEqual([[], ['attempt_reused']])
    expect((await ask()).data.checkoutStatus.state).toBe('UNKNOWN')
    const again = await order(here.dealer, { ...seen, attemptKey: randomUUID() })
    expect(again.orders).toHaveLength(1)
  })

  test('asked about while it is being placed, an attempt is either placed or never will be', async () => {
    for (let n = 0; n < 8; n++) {
      const seen = seenOf(await fill(here.dealer, [{ ...bike, qty: 1 }]))
      const attemptKey = randomUUID()
      const before = (await sql<{ n: number }>('SELECT count(*)::int AS n FROM sales_order'))[0]!.n
      const [, asked] = await Promise.all([
        order(here.dealer, { ...seen, attemptKey }).catch(() => null),
        here.dealer.ask('mutation($k: ID!) { checkoutStatus(attemptKey: $k) { state } }', {
          k: attemptKey,
        }),
      ])
      const after = (await sql<{ n: number }>('SELECT count(*)::int AS n FROM sales_order'))[0]!.n
      expect(after - before).toBe(asked.data.checkoutStatus.state === 'PLACED' ? 1 : 0)
    }
  })

  test('the status of an attempt is told after the customer was changed, and of nobody else’s', async () => {
    const seen = seenOf(await fill(here.rep, [{ ...bike, qty: 1 }]))
    const attemptKey = randomUUID()
    await order(here.rep, { ...seen, attemptKey })
    await choose(here.rep, r3Of('X'))
    const status = (session: Session) =>
      session.ask('mutation($k: ID!) { checkoutStatus(attemptKey: $k) { state } }', {
        k: attemptKey,
      })
    expect((await status(here.rep)).data.checkoutStatus.state).toBe('PLACED')
    expect((await status(here.dealer)).data.checkoutStatus.state).toBe('UNKNOWN')
    expect(
      (await order(here.rep, { ...seen, attemptKey, cartVersion: 99 })).userErrors[0]!.code,
    ).toBe('attempt_reused')
    await choose(here.rep, r3Of('Y'))
  })

  test('what has changed is told line by line, and nothing is ordered', async () => {
    const seen = seenOf(
      await fill(here.dealer, [
        { ...bike, qty: 2 },
        { ...bolt, qty: 3 },
        { article_code: goods.part, sorg: '2000', qty: 1 },
      ]),
    )
    await fill(here.dealer, [
      { ...bolt, qty: 5 },
      { article_code: goods.part, sorg: '2000', qty: 0 },
      { article_code: goods.quota, sorg: '2000', qty: 6 },
    ])
    await sql('UPDATE price SET dealer = 120 WHERE article_id = $1', [
      here.world.articles[goods.bike],
    ])
    const answer = await order(here.dealer, seen)
    await sql('UPDATE price SET dealer = 100 WHERE article_id = $1', [
      here.world.articles[goods.bike],
    ])
    expect(answer.orders).toEqual([])
    expect(
      answer.differences.map((d) => [
        d.kind,
        d.article_code,
        d.oldQty,
        d.newQty,
        d.oldPrice,
        d.newPrice,
        d.problem?.reason ?? null,
      ]),
    ).toEqual([
      ['PRICE', goods.bike, 2, 2, '100.0000', '120.0000', null],
      ['QUANTITY', goods.bolt, 3, 5, '10.0000', '10.0000', null],
      ['PROBLEM', goods.quota, null, 6, null, '10.0000', 'over_quota'],
      ['REMOVED', goods.part, 1, null, '50.0000', null, null],
    ])
  })

  test('stock fell and the price rose: both are told of one line, and the old price buys nothing', async () => {
    await sql('UPDATE stock SET available = 10 WHERE article_id = $1', [
      here.world.articles[goods.scarce],
    ])
    const seen = seenOf(await fill(here.dealer, [{ ...scarce, qty: 10 }]))
    await sql('UPDATE stock SET available = 3 WHERE article_id = $1', [
      here.world.articles[goods.scarce],
    ])
    await sql('UPDATE price SET dealer = 120 WHERE article_id = $1', [
      here.world.articles[goods.scarce],
    ])
    const [told] = (await order(here.dealer, seen)).differences
    const { cartVersion, products } = seenOf(await fill(here.dealer, [{ ...scarce, qty: 3 }]))
    const atOld = await order(here.dealer, {
      cartVersion,
      products: products.map((line) => ({ ...line, price: seen.products[0]!.price })),
    })
    await sql('UPDATE price SET dealer = 10 WHERE article_id = $1', [
      here.world.articles[goods.scarce],
    ])
    expect(told).toMatchObject({
      kind: 'PROBLEM',
      oldQty: 10,
      newQty: 10,
      oldPrice: '10.0000',
      newPrice: '120.0000',
      problem: { reason: 'over_stock', limit: 3 },
    })
    expect(atOld).toMatchObject({
      orders: [],
      differences: [{ kind: 'PRICE', newPrice: '120.0000' }],
    })
  })

  test('a price that came where none was seen, and a note of somebody else, are told before they are ordered', async () => {
    const { cartVersion, products } = seenOf(await fill(here.dealer, [{ ...bike, qty: 1 }]))
    await sql(`UPDATE cart_line SET note = 'paint it red'`)
    const seen = {
      cartVersion,
      products: products.map((line) => ({ ...line, price: null, note: '' })),
    }
    expect(await order(here.dealer, seen)).toMatchObject({
      orders: [],
      differences: [
        {
          kind: 'PRICE',
          oldPrice: null,
          newPrice: '100.0000',
          oldNote: '',
          newNote: 'paint it red',
        },
      ],
    })
    expect(
      await order(here.dealer, {
        ...seen,
        products: products.map((line) => ({ ...line, note: '' })),
      }),
    ).toMatchObject({ orders: [], differences: [{ kind: 'NOTE', newNote: 'paint it red' }] })
    // A plain client tells neither and is asked about neither.
    expect(
      (await order(here.dealer, { cartVersion, products: [{ ...bike, qty: 1 }] })).orders,
    ).toHaveLength(1)
  })

  test('freight that rose after the page was loaded is told, and charged once it was seen', async () => {
    const seen = {
      ...seenOf(await fill(here.dealer, [{ ...bike, qty: 1 }])),
      shipments: [{ sorg: '1000', id: 'STD', freight: '5' }],
    }
    await sql(`UPDATE shipment_rate SET rate = 9 WHERE sorg = '1000' AND id = 'STD'`)
    const answer = await order(here.dealer, seen)
    const agreed = await order(here.dealer, {
      ...seen,
      shipments: [{ sorg: '1000', id: 'STD', freight: '9.00' }],
    })
    await sql(`UPDATE shipment_rate SET rate = 5 WHERE sorg = '1000' AND id = 'STD'`)
    expect(answer).toMatchObject({
      orders: [],
      differences: [],
      freightDifferences: [{ sorg: '1000', currency: 'USD', oldFreight: '5', newFreight: '9' }],
    })
    expect(agreed.orders).toMatchObject([{ total_order: '109.0000' }])
  })

  test('a repeat of an attempt that freight has stopped is told the freight again', async () => {
    const seen = {
      ...seenOf(await fill(here.dealer, [{ ...bike, qty: 1 }])),
      shipments: [{ sorg: '1000', id: 'STD', freight: '5' }],
      attemptKey: randomUUID(),
    }
    const rate = (amount: number) =>
      sql(`UPDATE shipment_rate SET rate = $1 WHERE sorg = '1000' AND id = 'STD'`, [amount])
    await rate(9)
    const answers = [await order(here.dealer, seen), await order(here.dealer, seen)]
    await rate(5)
    const late = await order(here.dealer, seen)
    const told = {
      orders: [],
      differences: [],
      freightDifferences: [{ sorg: '1000', oldFreight: '5', newFreight: '9' }],
      userErrors: [],
    }
    expect(answers).toMatchObject([told, told])
    expect(late).toMatchObject({
      orders: [],
      freightDifferences: [],
      userErrors: [{ code: 'attempt_refused' }],
    })
  })

  test('a late copy of a refused attempt places nothing, even when its reason has gone', async () => {
    const seen = seenOf(await fill(here.dealer, [{ ...bike, qty: 2 }]))
    const attemptKey = randomUUID()
    await sql('UPDATE price SET dealer = 120 WHERE article_id = $1', [
      here.world.articles[goods.bike],
    ])
    expect((await order(here.dealer, { ...seen, attemptKey })).differences).toHaveLength(1)
    await sql('UPDATE price SET dealer = 100 WHERE article_id = $1', [
      here.world.articles[goods.bike],
    ])
    expect(await order(here.dealer, { ...seen, attemptKey })).toMatchObject({
      orders: [],
      differences: [],
      userErrors: [{ code: 'attempt_refused' }],
    })
    expect((await order(here.dealer, seen)).orders).toHaveLength(1)
  })

  test('the last piece is sold once: the other buyer is told what is left', async () => {
    const mine = seenOf(await fill(here.dealer, [{ ...scarce, qty: 1 }]))
    const theirs = seenOf(await fill(here.rep, [{ ...scarce, qty: 1 }]))
    const answers = await Promise.all([order(here.dealer, mine), order(here.rep, theirs)])
    const placed = answers.filter(({ orders }) => orders.length === 1)
    const refused = answers.filter(({ differences }) => differences.length === 1)
    expect([placed.length, refused.length]).toEqual([1, 1])
    expect(refused[0]!.differences[0]).toMatchObject({
      kind: 'PROBLEM',
      problem: { reason: 'over_stock', limit: 0 },
    })
    expect(
      await sql('SELECT available FROM stock WHERE article_id = $1', [
        here.world.articles[goods.scarce],
      ]),
    ).toEqual([{ available: 0 }])
  })

  test('without the stock check the rest follows as back order', async () => {
    await sql('UPDATE stock SET available = 3 WHERE article_id = $1', [
      here.world.articles[goods.bike],
    ])
    const { orders } = await order(
      here.dealer,
      seenOf(await fill(here.dealer, [{ ...bike, qty: 10 }])),
    )
    expect(orders[0]!.details[0]).toMatchObject({ order_qty: 10, back_order_qty: 7 })
    await sql('UPDATE stock SET available = 1000000 WHERE article_id = $1', [
      here.world.articles[goods.bike],
    ])
  })

  test('products are set all or not at all', async () => {
    await fill(here.dealer, [{ ...bike, qty: 1 }])
    expect(
      (
        await fill(here.dealer, [
          { ...bike, qty: 5 },
          { ...bolt, qty: -1 },
        ])
      ).userErrors,
    ).toEqual([{ code: 'invalid_quantity', field: 'products.1.qty' }])
    expect(
      (
        await fill(here.dealer, [
          { ...bike, qty: 5 },
          { article_code: goods.noPrice, sorg: '2000', qty: 1 },
        ])
      ).userErrors,
    ).toEqual([{ code: 'no_price', field: 'products.1.article_code' }])
    expect((await here.dealer.ask('{ cart { totalQuantity } }')).data.cart.totalQuantity).toBe(1)
  })
})
