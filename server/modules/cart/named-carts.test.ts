import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../../tests/support/database.ts'
import { type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const bolt = { sorg: '2000', article: goods.bolt }
const part = { sorg: '2000', article: goods.part }

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('named carts on %s', (_name, open) => {
  const here = serverForTests(['dealer', 'rep'], { open })
  const send = async (session: Session, intents: [kind: string, args: object, v?: number][]) => {
    const { data } = await session.ask(
      'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason qty } carts { key name lines { id qty note } } books { version carts { key name lines totalQuantity } } } }',
      {
        s: randomUUID(),
        i: intents.map(([kind, args, v = 1], n) => ({
          seq: n + 1,
          mutationId: randomUUID(),
          v,
          customerKey: r3Of('X'),
          kind,
          args,
        })),
      },
    )
    return data.syncIntents
  }
  const clear = () => send(here.dealer, [['CLEAR', { seenVersion: 1_000_000 }]])

  test('one is opened, filled, noted in, renamed and dropped in one go, beside the active one', async () => {
    await clear()
    const [spring, fair] = [randomUUID(), randomUUID()]
    const { results, carts, books } = await send(here.dealer, [
      ['NEW_CART', { cart: spring, name: 'Spring' }],
      ['ADD', { ...bolt, qty: 5, cart: spring }],
      ['NOTE', { ...bolt, note: 'for Ann', cart: spring }],
      ['ADD', { ...part, qty: 1 }],
      ['NEW_CART', { cart: fair, name: 'Fair' }],
      ['MOVE', { ...bolt, qty: 2, from: spring, to: fair, note: 'for Ann' }],
      ['RENAME_CART', { cart: fair, name: 'Eurobike' }],
    ])
    expect(results.map(({ status }) => status)).toEqual(Array(7).fill('APPLIED'))
    expect(carts.map(({ name, lines }) => [name, lines])).toEqual([
      ['', [{ id: `2000/${goods.part}`, qty: 1, note: null }]],
      ['Spring', [{ id: `2000/${goods.bolt}`, qty: 3, note: 'for Ann' }]],
      ['Eurobike', [{ id: `2000/${goods.bolt}`, qty: 2, note: 'for Ann' }]],
    ])
    expect(
      books[0]!.carts.map(({ name, lines, totalQuantity }) => [name, lines, totalQuantity]),
    ).toEqual([
      ['Spring', 1, 3],
      ['Eurobike', 1, 2],
    ])
    const dropped = await send(here.dealer, [
      ['DROP_CART', { cart: spring, seenVersion: 9 }],
      ['DROP_CART', { cart: fair, seenVersion: 9 }],
      ['ADD', { ...bolt, qty: 1, cart: fair }],
    ])
    expect(dropped.results.map(({ status, reason }) => [status, reason])).toEqual([
      ['APPLIED', null],
      ['APPLIED', null],
      ['REJECTED', 'no_such_cart'],
    ])
    expect([dropped.carts, dropped.books[0]!.carts]).toEqual([[], []])
  })

  test('an intent of another version is not understood', async () => {
    const { results } = await send(here.dealer, [['ADD', { ...bolt, qty: 1 }, 2]])
    expect(results).toMatchObject([{ status: 'REJECTED', reason: 'not_understood' }])
  })

  test('a named one is ordered alone, its notes go with the order, and it stays, empty', async () => {
    await clear()
    const cart = randomUUID()
    await send(here.dealer, [
      ['NEW_CART', { cart, name: 'Workshop' }],
      ['ADD', { ...bolt, qty: 2, cart }],
      ['NOTE', { ...bolt, note: 'for Ann', cart }],
      ['ADD', { ...part, qty: 7 }],
    ])
    const order = async (key: string, qty: number) =>
      (
        await here.dealer.ask(
          `mutation($k: ID!, $c: ID, $p: [CheckoutProductInput!]!) { checkout(attemptKey: $k, cartVersion: 1, cart: $c, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], products: $p) {
        orders { details { article_code order_qty note } } differences { kind } userErrors { code field } } }`,
          { k: randomUUID(), c: key, p: [{ article_code: goods.bolt, sorg: '2000', qty }] },
        )
      ).data.checkout
    expect((await order(cart, 3)).differences).toEqual([{ kind: 'QUANTITY' }])
    expect((await order(cart, 2)).orders).toEqual([
      { details: [{ article_code: goods.bolt, order_qty: 2, note: 'for Ann' }] },
    ])
    expect((await order(cart, 2)).differences).toEqual([{ kind: 'REMOVED' }])
    expect((await order(randomUUID(), 2)).userErrors).toEqual([
      { code: 'no_such_cart', field: 'cart' },
    ])
    const { data } = await here.dealer.ask(
      'query($k: ID!) { simpleCart { totalQuantity products { article_code qty } } namedCart(key: $k) { name lines { id } } }',
      { k: cart },
    )
    expect(data).toEqual({
      simpleCart: { totalQuantity: 7, products: [{ article_code: goods.part, qty: 7 }] },
      namedCart: { name: 'Workshop', lines: [] },
    })
  })

  test('an article that is gone counts in none of the ways to ask for a cart', async () => {
    await clear()
    const cart = randomUUID()
    await send(here.dealer, [
      ['NEW_CART', { cart, name: 'Gone' }],
      ...['', cart].flatMap((to): [string, object][] =>
        [bolt, part].map((what, n) => ['ADD', { ...what, qty: n + 3, ...(to && { cart: to }) }]),
      ),
    ])
    const asked = async () =>
      (
        await here.dealer.ask(
          '{ cart { totalQuantity lines { qty } } simpleCart { totalQuantity products { qty } } cartBook { carts { key lines totalQuantity } } }',
        )
      ).data
    const inBook = ({ cartBook: { carts } }: Awaited<ReturnType<typeof asked>>) =>
      carts.find(({ key }) => key === cart)
    const before = await asked()
    expect([before.cart.totalQuantity, before.simpleCart.totalQuantity, inBook(before)]).toEqual([
      7,
      7,
      { key: cart, lines: 2, totalQuantity: 7 },
    ])
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query('UPDATE article SET active = false WHERE code = $1', [goods.part]),
    )
    const after = await asked()
    expect([after.cart.totalQuantity, after.cart.lines, after.simpleCart]).toEqual([
      3,
      [{ qty: 3 }],
      { totalQuantity: 3, products: [{ qty: 3 }] },
    ])
    expect(inBook(after)).toEqual({ key: cart, lines: 1, totalQuantity: 3 })
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query('UPDATE article SET active = true WHERE code = $1', [goods.part]),
    )
    await send(here.dealer, [['DROP_CART', { cart, seenVersion: 99 }]])
  })

  test('ten devices that move one line between two carts make and lose no piece', async () => {
    await clear()
    const cart = randomUUID()
    await send(here.dealer, [
      ['NEW_CART', { cart, name: 'To and fro' }],
      ['ADD', { ...bolt, qty: 50 }],
      ['ADD', { ...bolt, qty: 50, cart }],
    ])
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        send(n % 2 ? here.dealer : here.rep, [
          ['MOVE', { ...bolt, qty: 30, from: n % 3 ? '' : cart, to: n % 3 ? cart : '' }],
        ]),
      ),
    )
    const { data } = await here.dealer.ask(
      'query($k: ID!) { cart { totalQuantity } namedCart(key: $k) { totalQuantity } }',
      { k: cart },
    )
    expect(data.cart.totalQuantity + data.namedCart.totalQuantity).toBe(100)
  })

  test('the cart may be asked about some articles alone', async () => {
    await clear()
    await send(here.dealer, [
      ['ADD', { ...bolt, qty: 1 }],
      ['ADD', { ...part, qty: 2 }],
    ])
    const { data } = await here.dealer.ask(
      'query($i: [ID!], $s: String) { cart(ids: $i) { totalQuantity lines { qty } } other: cart(slug: $s) { lines { qty } } }',
      { i: [goods.part], s: goods.bolt.toLowerCase() },
    )
    expect(data).toEqual({
      cart: { totalQuantity: 3, lines: [{ qty: 2 }] },
      other: { lines: [{ qty: 1 }] },
    })
  })
})
