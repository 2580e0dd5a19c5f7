import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { serverForTests } from '../../../../tests/support/test-people.ts'
import { goods } from '../../../../tests/support/world.ts'

const here = serverForTests(['dealer'])
const sql = <Row>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
const bolt = { article_code: goods.bolt, sorg: '2000' }
const fill = async (qty: number) =>
  (
    await here.dealer.ask(
      'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version } } }',
      { p: [{ ...bolt, qty }] },
    )
  ).data.updateProductsInCart.cart.version as number
const rates = async (variables: object = {}) =>
  (
    await here.dealer.ask(
      'query($items: [CartItemInput!]) { customerShipmentRates(cartItems: $items) { sorg id rate { rate } } }',
      { ...variables },
    )
  ).data.customerShipmentRates as { sorg: string; id: string; rate: { rate: string } }[]
const standard = async (variables: object = {}) =>
  Number(
    (await rates(variables)).find(({ sorg, id }) => sorg === '2000' && id === 'STD')!.rate.rate,
  )

beforeAll(async () => {
  await sql('UPDATE article SET weight = 0.5 WHERE code = $1', [goods.bolt])
  await sql(
    `UPDATE shipment_rate SET rate = 7, basis = 'weight', steps = '[{"from": "2", "rate": "12"}, {"from": "5", "rate": "20"}]' WHERE sorg = '2000' AND id = 'STD'`,
  )
})

test('freight by weight follows the cart, or the articles that are named', async () => {
  await fill(3)
  expect(await standard()).toBe(7)
  await fill(4)
  expect(await standard()).toBe(12)
  expect(await standard({ items: [{ ...bolt, qty: 10 }] })).toBe(20)
})

test('an order pays the step that it reaches; another price than was seen is a difference', async () => {
  const version = await fill(10)
  const place = (freight: string) =>
    here.dealer.ask(
      `mutation($k: ID!, $v: Int!, $p: [CheckoutProductInput!]!, $f: Decimal) {
        checkout(attemptKey: $k, cartVersion: $v, products: $p, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD", freight: $f }]) {
          orders { orderShipment { amount } } freightDifferences { oldFreight newFreight } userErrors { code } } }`,
      { k: randomUUID(), v: version, p: [{ ...bolt, qty: 10 }], f: freight },
    )
  const seen = (await place('12')).data.checkout
  expect(
    seen.freightDifferences.map((one: { newFreight: string }) => Number(one.newFreight)),
  ).toEqual([20])
  const { orders } = (await place('20')).data.checkout
  expect(Number(orders[0]!.orderShipment.amount)).toBe(20)
})

test('limits and deals in pieces are converted to the unit in which an article is sold', async () => {
  await sql(`UPDATE article SET uom = 'BOX', pieces = 10 WHERE code = $1`, [goods.bolt])
  await sql(
    `UPDATE article_sorg SET order_quota = 45 WHERE article_id = (SELECT id FROM article WHERE code = $1)`,
    [goods.bolt],
  )
  for (const [term, qty, uom] of [
    ['>=', 25, 'EA'],
    ['<=', 99, 'EA'],
    ['>=', 5, 'BOX'],
    ['>=', 2, 'PAL'],
  ])
    await sql(
      `INSERT INTO discount (tenant_id, article_id, sorg, sales_deal_no, description, discount, type, term, qty, uom, valid_from, valid_to)
       SELECT 'aa', id, '2000', 'D' || $2 || $4, 'Deal', -1, '%', $2, $3, $4, '2000-01-01', '2999-12-31' FROM article WHERE code = $1`,
      [goods.bolt, term, qty, uom],
    )
  const { data } = await here.dealer.ask(
    'query($c: [String!]!) { articlesByCode(codes: $c) { products { sorg orderQuota uom price { discount { detail { term qty uom } } } } } }',
    { c: [goods.bolt] },
  )
  const product = data.articlesByCode[0]!.products.find(
    (one: { sorg: string }) => one.sorg === '2000',
  )
  expect(product!.orderQuota).toBe(4)
  expect(product!.price.discount.flatMap((deal: { detail: object[] }) => deal.detail)).toEqual(
    expect.arrayContaining([
      { term: '>=', qty: 3, uom: 'BOX' },
      { term: '<=', qty: 9, uom: 'BOX' },
      { term: '>=', qty: 5, uom: 'BOX' },
    ]),
  )
  expect(JSON.stringify(product)).not.toContain('PAL')
})
