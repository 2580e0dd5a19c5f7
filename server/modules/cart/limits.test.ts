import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { maxCartLines, maxNamedCarts } from '#domain/cart/cart-limits.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

// What a cart refuses for its size or for what has become of it meanwhile, one case for each word.

const here = serverForTests(['dealer', 'rep', 'admin'], {
  fill: (database) =>
    database
      .within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
        // As many articles as a cart holds lines, each like the bolt.
        const like = (table: string, on: string, more: string) =>
          tx.query(
            `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(b, ${more})).* FROM ${table} b JOIN article bolt ON bolt.code = $1 AND ${on}, generate_series(1, $2) n`,
            [goods.bolt, maxCartLines],
          )
        await like(
          'article',
          'b.id = bolt.id',
          `jsonb_build_object('id', 100000 + n, 'code', 'MANY-' || n, 'code_display', 'MANY-' || n, 'slug', 'many-' || n, 'ean', null)`,
        )
        for (const table of ['article_sorg', 'price'])
          await like(
            table,
            'b.article_id = bolt.id',
            `jsonb_build_object('id', 100000 + n, 'article_id', 100000 + n)`,
          )
      })
      .then(() => database.asOwner('ANALYZE')),
})
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
const bolt = { sorg: '2000', article: goods.bolt }

/** Intents of a new device, in their order; their statuses, a refused one as its reason. */
async function run(...intents: [kind: string, args: object][]) {
  const sent = intents.map(([kind, args], n) => ({
    seq: n + 1,
    mutationId: randomUUID(),
    v: 1,
    customerKey: r3Of('X'),
    kind,
    args,
  }))
  const { data } = await here.dealer.ask(
    'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { results { status reason } } }',
    { s: randomUUID(), i: sent },
  )
  return (data.syncIntents.results as { status: string; reason: string | null }[]).map(
    ({ status, reason }) => reason ?? status,
  )
}
const set = async (products: object[]) =>
  (
    await here.dealer.ask(
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { totalQuantity } userErrors { code field } } }',
      { p: products },
    )
  ).data.updateProductsInCart
const lines = async () =>
  (
    await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM cart_line l JOIN cart c ON c.id = l.cart_id WHERE c.key = ''`,
    )
  )[0]!.n

beforeEach(async () => {
  await sql('DELETE FROM cart_line')
  await sql(`DELETE FROM cart WHERE key <> ''`)
})

test('a cart that is full takes no further line, by whichever way it comes', async () => {
  const many = Array.from({ length: maxCartLines }, (_, n) => ({
    sorg: '2000',
    article_code: `MANY-${n + 1}`,
    qty: 1,
  }))
  expect((await set(many)).userErrors).toEqual([])
  expect(await lines()).toBe(maxCartLines)
  const other = randomUUID()
  expect(
    await run(
      ['ADD', { ...bolt, qty: 1 }],
      ['ADD', { sorg: '2000', article: 'MANY-1', qty: 1 }],
      ['NEW_CART', { cart: other, name: 'Later' }],
      ['ADD', { ...bolt, qty: 1, cart: other }],
      ['MOVE', { ...bolt, qty: 1, from: other, to: '' }],
    ),
  ).toEqual(['too_many_lines', 'APPLIED', 'APPLIED', 'APPLIED', 'too_many_lines'])
  expect(await set([{ sorg: '2000', article_code: goods.bolt, qty: 1 }])).toEqual({
    cart: null,
    userErrors: [{ code: 'too_many_lines', field: 'products.0.article_code' }],
  })
  expect(await lines()).toBe(maxCartLines)
}, 60_000)

test('what is said of a line that is gone', async () => {
  expect(
    await run(
      ['NOTE', { ...bolt, note: 'for Ann' }],
      ['NEW_CART', { cart: randomUUID(), name: 'A' }],
    ),
  ).toEqual(['line_gone', 'APPLIED'])
  const other = randomUUID()
  expect(
    await run(
      ['NEW_CART', { cart: other, name: 'B' }],
      ['MOVE', { ...bolt, qty: 1, from: '', to: other }],
    ),
  ).toEqual(['APPLIED', 'line_gone'])
})

test('a named cart that is there already, one too many, and one that somebody has filled meanwhile', async () => {
  const cart = randomUUID()
  expect(
    await run(['NEW_CART', { cart, name: 'Spring' }], ['NEW_CART', { cart, name: 'Spring again' }]),
  ).toEqual(['APPLIED', 'cart_exists'])
  await sql(
    `INSERT INTO cart_line (tenant_id, customer_id, cart_id, article_id, sorg, qty, version, changed_by) SELECT 'aa', customer_id, id, $1, '2000', 1, 9, $2 FROM cart WHERE key = $3`,
    [here.world.articles[goods.bolt], here.world.users.rep, cart],
  )
  expect(
    await run(['DROP_CART', { cart, seenVersion: 8 }], ['DROP_CART', { cart, seenVersion: 9 }]),
  ).toEqual(['changed_meanwhile', 'APPLIED'])
  const opened = Array.from({ length: maxNamedCarts }, (_, n): [string, object] => [
    'NEW_CART',
    { cart: randomUUID(), name: `Cart ${n}` },
  ])
  expect(new Set(await run(...opened))).toEqual(new Set(['APPLIED']))
  expect(await run(['NEW_CART', { cart: randomUUID(), name: 'One more' }])).toEqual([
    'too_many_carts',
  ])
})

test('a change that was taken back does nothing, also when its first copy arrives late', async () => {
  const streamId = randomUUID()
  const row = {
    seq: 1,
    mutationId: randomUUID(),
    v: 1,
    customerKey: r3Of('X'),
    kind: 'ADD',
    args: { ...bolt, qty: 3 },
  }
  const send = async (intent: object) =>
    (
      await here.dealer.ask(
        'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { lastSeq gap fork results { status reason } } }',
        { s: streamId, i: [intent] },
      )
    ).data.syncIntents
  const withdrawn = {
    lastSeq: 1,
    gap: null,
    fork: false,
    results: [{ status: 'REJECTED', reason: 'withdrawn' }],
  }
  expect(await send({ ...row, kind: 'WITHDRAW', args: {} })).toEqual(withdrawn)
  expect(await send(row)).toEqual(withdrawn)
  expect(await lines()).toBe(0)
  const second = { ...row, seq: 2, mutationId: randomUUID() }
  await send(second)
  expect(await send({ ...second, kind: 'WITHDRAW', args: {} })).toMatchObject({
    results: [{ status: 'ALREADY', reason: null }],
  })
})

const codes = Array.from({ length: 2_001 }, (_, n) => `C${n}`)
describe('a list that is longer than any screen sends is refused whole', () => {
  test.each<[string, 'dealer' | 'admin', string, string, unknown]>([
    [
      'updateProductsInCart',
      'dealer',
      'products',
      'mutation($v: [CartProductInput!]!) { updateProductsInCart(products: $v) { message { status } } }',
      codes.map((article_code) => ({ sorg: '2000', article_code, qty: 1 })),
    ],
    [
      'cartFreight',
      'dealer',
      'cartItems',
      'query($v: [CartItemInput!]!) { cartFreight(cartItems: $v) { sorg } }',
      codes.map((article_code) => ({ sorg: '2000', article_code, qty: 1 })),
    ],
    [
      'cartFreightBenefits',
      'dealer',
      'qtyByWarehouseArea',
      'query($v: [WarehouseAreaQtyInput!]!) { cartFreightBenefits(qtyByWarehouseArea: $v) { sorg } }',
      codes.slice(0, 101).map((warehouseArea) => ({ warehouseArea, qty: 1 })),
    ],
    [
      'stockOrderConfirmations',
      'dealer',
      'orders',
      'query($v: [ID!]!) { stockOrderConfirmations(orders: $v) { order_no } }',
      codes.slice(0, 101),
    ],
    [
      'productAnalyzesV2',
      'dealer',
      'articleCodes',
      'query($v: [String!]!) { productAnalyzesV2(sorg: "2000", articleCodes: $v) { articleCode } }',
      codes.slice(0, 501),
    ],
    [
      'productAnalyzesV3',
      'dealer',
      'articleCodes',
      'query($v: [String!]!) { productAnalyzesV3(sorg: "2000", articleCodes: $v) { articleCode } }',
      codes.slice(0, 501),
    ],
    [
      'updateOrderLimits',
      'admin',
      'products',
      'mutation($v: [OrderLimitInput!]!) { updateOrderLimits(products: $v) { updated } }',
      codes.slice(0, 501).map((articleCode) => ({ sorg: '2000', articleCode, limit: 1 })),
    ],
  ])('%s', async (_, person, field, document, v) => {
    expect((await here[person].ask(document, { v })).errors?.[0]?.extensions).toMatchObject({
      code: 'TOO_LARGE',
      field,
    })
  })
})
