import { expect, test } from 'vitest'
import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'
import type { Tx } from '../../db/database.ts'

const here = serverForTests(['dealer', 'dealerz', 'rep'], {
  fill: (database) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      // Two lines of one article, half of it delivered; a confirmed day that is past and one to come.
      await order(tx, 'X', 'O-1', {
        daysAgo: 30,
        status: 'confirmed',
        expected: 40,
        lines: [
          [goods.part, 6],
          [goods.bolt, 5],
          [goods.part, 4],
        ],
      })
      await delivery(tx, 'X', 'D-1', 20, [['O-1', goods.part, 7]])
      await delivery(tx, 'X', 'D-2', 10, [['O-1', goods.bolt, 5]])
      await tx.query(
        `INSERT INTO order_confirmation (tenant_id, customer_id, order_no, line_no, date, qty) SELECT 'aa', id, 'O-1', 3, current_date + days, 1 FROM customer, unnest(ARRAY[-2, 12, 25]) days WHERE name LIKE 'Shop X%'`,
      )
      await order(tx, 'X', 'O-2', {
        daysAgo: 5,
        status: 'placed',
        requested: 9,
        lines: [[goods.part, 2]],
      })
      await tx.query(
        `INSERT INTO order_line SELECT (jsonb_populate_record(l, '{"line_no": 2, "qty": 30, "cancelled": true}')).* FROM order_line l WHERE order_no = 'O-2'`,
      )
      await order(tx, 'X', 'O-3', { daysAgo: 3, status: 'cancelled', lines: [[goods.part, 50]] })
      await order(tx, 'X', 'O-4', { daysAgo: 90, status: 'shipped', lines: [[goods.scarce, 3]] })
      await delivery(tx, 'X', 'D-3', -4, [['O-4', goods.scarce, 3]])
      await order(tx, 'Z', 'O-Z', { daysAgo: 1, status: 'placed', lines: [[goods.part, 77]] })
    }),
})

const customer = (key: string) => `(SELECT id FROM customer WHERE name LIKE 'Shop ${key}%')`
interface Past {
  daysAgo: number
  status: string
  expected?: number
  requested?: number
  lines: [string, number][]
}
async function order(
  tx: Tx,
  key: string,
  no: string,
  { daysAgo, status, expected, requested, lines }: Past,
) {
  await tx.query(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at, expected_date, requested_date)
    VALUES ('aa', ${customer(key)}, $1, '2000', $2, 'USD', 1, now() - make_interval(days => $3), current_date + $4::int, current_date + $5::int)`,
    [no, status, daysAgo, expected ?? null, requested ?? null],
  )
  for (const [n, [code, qty]] of lines.entries()) {
    await tx.query(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal)
      VALUES ('aa', ${customer(key)}, $1, $2, $3, $3, $3, $4, 'EA', 1, 1)`,
      [no, n + 1, code, qty],
    )
  }
}
async function delivery(
  tx: Tx,
  key: string,
  no: string,
  daysAgo: number,
  lines: [string, string, number][],
) {
  await tx.query(
    `INSERT INTO delivery (tenant_id, customer_id, do_number, delivery_date) VALUES ('aa', ${customer(key)}, $1, current_date - $2::int)`,
    [no, daysAgo],
  )
  for (const [n, [orderNo, code, qty]] of lines.entries()) {
    await tx.query(
      `INSERT INTO delivery_line (tenant_id, customer_id, do_number, line_no, order_no, article_code, qty) VALUES ('aa', ${customer(key)}, $1, $2, $3, $4, $5)`,
      [no, n + 1, orderNo, code, qty],
    )
  }
}
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const ask =
  'query($c: [String!]!) { alreadyComing(articleCodes: $c) { id carts { key name qty } orders { order_no qty date confirmed } lastDelivery { no date qty } lastBought { no date qty } } }'
const coming = async (codes: string[], session = here.dealer) =>
  (await session.ask(ask, { c: codes })).data.alreadyComing

test('what is still to come, the soonest first, without what was delivered, cancelled or is another’s', async () => {
  const [part, scarce, bolt] = await coming([goods.part, goods.scarce, 'NO-SUCH', goods.bolt])
  expect(part).toEqual({
    id: `2000/${goods.part}`,
    carts: [],
    orders: [
      { order_no: 'O-2', qty: 2, date: day(9), confirmed: false },
      { order_no: 'O-1', qty: 3, date: day(12), confirmed: true },
    ],
    lastDelivery: { no: 'D-1', date: day(-20), qty: 7 },
    lastBought: { no: 'O-2', date: day(-5), qty: 2 },
  })
  expect(bolt).toMatchObject({
    orders: [],
    lastDelivery: { no: 'D-2', qty: 5 },
    lastBought: { no: 'O-1', qty: 5 },
  })
  // Not delivered before the day it is due.
  expect(scarce).toMatchObject({
    orders: [],
    lastDelivery: null,
    lastBought: { no: 'O-4', qty: 3 },
  })
})

test('every cart that holds it, and nobody else’s', async () => {
  await here.dealer.ask(
    `mutation { updateProductsInCart(products: [{ sorg: "2000", article_code: "${goods.quota}", qty: 2 }]) { cart { id } } }`,
  )
  expect((await coming([goods.quota]))[0]!.carts).toEqual([{ key: '', name: '', qty: 2 }])
  expect((await coming([goods.quota], here.dealerz))[0]!.carts).toEqual([])
  expect((await coming([goods.part], here.dealerz))[0]!.orders).toEqual([
    { order_no: 'O-Z', qty: 77, date: null, confirmed: false },
  ])
})

test('beside a cart: what it holds is no news, and of what there is nothing else nothing is said', async () => {
  const key = '0198c0de-0000-7000-8000-00000000abcd'
  const intents = [
    {
      seq: 1,
      mutationId: '0198c0de-0000-7000-8000-000000000001',
      v: 1,
      customerKey: r3Of('X'),
      kind: 'NEW_CART',
      args: { cart: key, name: 'Spring' },
    },
    ...[goods.quota, goods.part].map((article, n) => ({
      seq: n + 2,
      mutationId: `0198c0de-0000-7000-8000-00000000000${n + 2}`,
      v: 1,
      customerKey: r3Of('X'),
      kind: 'ADD',
      args: { sorg: '2000', article, qty: 4, cart: key },
    })),
  ]
  await here.dealer.ask(
    'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status } } }',
    { s: '0198c0de-0000-7000-8000-0000000000aa', i: intents },
  )
  const beside = async (exceptCart: string) =>
    (
      await here.dealer.ask(
        'query($c: [String!]!, $e: ID) { alreadyComing(articleCodes: $c, exceptCart: $e) { id exceptCart carts { key qty } orders { qty } } }',
        { c: [goods.quota, goods.part, goods.brandBlocked], e: exceptCart },
      )
    ).data.alreadyComing
  expect(await beside('')).toEqual([
    { id: `2000/${goods.quota}`, exceptCart: '', carts: [{ key, qty: 4 }], orders: [] },
    {
      id: `2000/${goods.part}`,
      exceptCart: '',
      carts: [{ key, qty: 4 }],
      orders: [{ qty: 2 }, { qty: 3 }],
    },
  ])
  expect(await beside(key)).toEqual([
    { id: `2000/${goods.quota}`, exceptCart: key, carts: [{ key: '', qty: 2 }], orders: [] },
    { id: `2000/${goods.part}`, exceptCart: key, carts: [], orders: [{ qty: 2 }, { qty: 3 }] },
  ])
})

test('without a customer, and for more codes than anybody shows, it refuses', async () => {
  expect((await here.rep.ask(ask, { c: [goods.part] })).errors?.[0]?.extensions?.code).toBe(
    'NO_CUSTOMER',
  )
  expect(
    (await here.dealer.ask(ask, { c: Array.from({ length: maxCartLines + 1 }, (_, n) => `A${n}`) }))
      .errors?.[0]?.extensions?.code,
  ).toBe('TOO_LARGE')
})
