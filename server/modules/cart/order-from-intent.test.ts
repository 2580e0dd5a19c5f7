import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../../tests/support/database.ts'
import { choose, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg: '2000', id: 'STD' }] }
const bolt = { sorg: '2000', article: goods.bolt }
const bolts = (qty: number, rest: object = {}) => ({
  sorg: '2000',
  article_code: goods.bolt,
  qty,
  price: '10.0000',
  note: '',
  ...rest,
})

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('orders made offline, on %s', (_name, open) => {
  const here = serverForTests(['dealer', 'dealer2', 'rep', 'guest'], { open })
  beforeAll(() => choose(here.rep, r3Of('Y')))
  const sql = <Row>(text: string, params: unknown[] = []) =>
    here.database.within({ tenantId: here.world.tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query<Row>(text, params),
    )
  const orders = () =>
    sql<{ order_no: string; total: string; r3: string }>(
      'SELECT order_no, total, r3 FROM sales_order o JOIN customer c ON c.id = o.customer_id ORDER BY order_no',
    )
  beforeEach(async () => {
    await sql('DELETE FROM cart_line')
    await sql('DELETE FROM order_line')
    await sql('DELETE FROM order_handover')
    await sql('DELETE FROM sales_order')
    await sql('UPDATE stock SET available = 50 WHERE article_id = $1', [
      here.world.articles[goods.bolt],
    ])
  })

  const intent = (seq: number, kind: string, args: object, customer: 'X' | 'Y' | 'Z' = 'X') => ({
    seq,
    mutationId: randomUUID(),
    v: 1,
    customerKey: r3Of(customer),
    kind,
    args,
  })
  const add = (seq: number, qty: number, customer: 'X' | 'Y' = 'X') =>
    intent(seq, 'ADD', { ...bolt, qty }, customer)
  const order = (seq: number, products: object[], customer: 'X' | 'Y' | 'Z' = 'X', of = {}) =>
    intent(seq, 'ORDER', { seenVersion: 0, form, products, totals: [], ...of }, customer)
  const sync = async (session: Session, stream: string, intents: object[]) =>
    (
      await session.ask(
        'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { lastSeq results { seq status reason data } carts { customerKey totalQuantity generation lines { id qty } } } }',
        { s: stream, i: intents },
      )
    ).data.syncIntents
  const outcome = async (...args: Parameters<typeof sync>) =>
    (await sync(...args)).results.map(({ status, reason }) => reason ?? status)

  test('an order takes the cart of its place in the stream, and what comes behind it stays', async () => {
    const stream = randomUUID()
    const answer = await sync(here.dealer, stream, [
      add(1, 3),
      order(2, [bolts(3, { ready: 3 })]),
      add(3, 2),
    ])
    expect(answer.results.map(({ status }) => status)).toEqual(['APPLIED', 'APPLIED', 'APPLIED'])
    const [placed] = await orders()
    expect(answer.results[1]!.data).toMatchObject({
      orders: [{ order_no: placed!.order_no, sorg: '2000', total_order: '35.0000' }],
    })
    expect(answer.carts).toMatchObject([{ customerKey: r3Of('X'), totalQuantity: 2 }])
    expect(
      await sql('SELECT actor, action FROM audit_log WHERE target = $1', [placed!.order_no]),
    ).toMatchObject([{ action: 'order.placed', actor: here.world.users.dealer }])
    expect(await sql('SELECT state FROM order_handover')).toEqual([{ state: 'waiting' }])
  })

  test('it is placed once, however often and under whatever stream it is sent', async () => {
    const [stream, copy] = [randomUUID(), randomUUID()]
    const placed = order(2, [bolts(1)])
    expect(await outcome(here.dealer, stream, [add(1, 1), placed])).toEqual(['APPLIED', 'APPLIED'])
    expect(await outcome(here.dealer, stream, [placed])).toEqual(['ALREADY'])
    expect(await outcome(here.dealer, copy, [{ ...placed, seq: 1 }])).toEqual(['ALREADY'])
    expect(await orders()).toHaveLength(1)
  })

  test.each<[string, object, (() => Promise<unknown>) | null]>([
    ['another quantity in the cart', { qty: 2 }, null],
    ['another price', { price: '9.0000' }, null],
    ['another note', { note: 'for Ann' }, null],
    [
      'fewer pieces that can leave at once',
      { ready: 3 },
      () =>
        sql('UPDATE stock SET available = 1 WHERE article_id = $1', [
          here.world.articles[goods.bolt],
        ]),
    ],
  ])('%s: nothing is ordered and the cart stays', async (_what, part, change) => {
    await change?.()
    const answer = await sync(here.dealer, randomUUID(), [
      add(1, 3),
      order(2, [bolts(3, part)]),
      add(3, 1),
    ])
    expect(answer.results.map(({ status, reason }) => reason ?? status)).toEqual([
      'APPLIED',
      'order_changed',
      'APPLIED',
    ])
    expect(answer.carts).toMatchObject([{ totalQuantity: 4 }])
    expect(await orders()).toEqual([])
  })

  test('freight above the seen one stops it, freight below does not', async () => {
    const freight = (amount: string) => ({
      form: { ...form, shipments: [{ ...form.shipments[0], freight: amount }] },
    })
    const stream = randomUUID()
    const dear = order(2, [bolts(1)], 'X', freight('4.0000'))
    const cheap = order(3, [bolts(1)], 'X', freight('6.0000'))
    expect(await outcome(here.dealer, stream, [add(1, 1), dear, cheap])).toEqual([
      'APPLIED',
      'order_changed',
      'APPLIED',
    ])
  })

  test('two orders of two customers in one call, and an empty cart behind them', async () => {
    await sql('UPDATE stock SET available = 6 WHERE article_id = $1', [
      here.world.articles[goods.bolt],
    ])
    expect(
      await outcome(here.rep, randomUUID(), [
        add(1, 3, 'Y'),
        add(2, 3),
        order(3, [bolts(3)], 'Y'),
        order(4, [bolts(3)]),
        order(5, [bolts(3)]),
      ]),
    ).toEqual(['APPLIED', 'APPLIED', 'APPLIED', 'APPLIED', 'order_changed'])
    expect((await orders()).map(({ r3 }) => r3).sort()).toEqual([r3Of('X'), r3Of('Y')].sort())
    expect(
      await sql('SELECT available FROM stock WHERE article_id = $1', [
        here.world.articles[goods.bolt],
      ]),
    ).toEqual([{ available: 0 }])
  })

  test('terms that are no longer offered, foreign customers and broken arguments are refused by their names', async () => {
    const refused = async (one: object) => (await outcome(here.dealer, randomUUID(), [one]))[0]
    await sync(here.dealer, randomUUID(), [add(1, 1)])
    const of = (part: object) => order(1, [bolts(1)], 'X', { form: { ...form, ...part } })
    expect(await refused(of({ shipto: 'S9' }))).toBe('ship_to_changed')
    expect(await refused(of({ paymentId: 'NO' }))).toBe('payment_not_offered')
    expect(await refused(of({ request_delivery_date: '2000-01-01' }))).toBe('day_past')
    expect(await refused(order(1, [bolts(1)], 'Z'))).toBe('not_your_customer')
    expect(await refused(order(1, [bolts(1)], 'X', { cart: randomUUID() }))).toBe('no_such_cart')
    expect(await refused(order(1, []))).toBe('not_understood')
    expect(await orders()).toEqual([])
  })

  test('a withdrawn order is never placed, and not by an old copy of it', async () => {
    const stream = randomUUID()
    const placed = order(2, [bolts(1)])
    expect(
      await outcome(here.dealer, stream, [add(1, 1), { ...placed, kind: 'WITHDRAW', args: {} }]),
    ).toEqual(['APPLIED', 'withdrawn'])
    expect(await outcome(here.dealer, stream, [placed])).toEqual(['withdrawn'])
    expect(await orders()).toEqual([])
  })

  test('two devices order one cart at the same moment: one order', async () => {
    await sync(here.dealer, randomUUID(), [add(1, 5)])
    const answers = await Promise.all(
      [here.dealer, here.dealer2].map((session) =>
        outcome(session, randomUUID(), [order(1, [bolts(5)])]),
      ),
    )
    expect(answers.flat().sort()).toEqual(['APPLIED', 'order_changed'])
    expect(await orders()).toHaveLength(1)
  })
})
