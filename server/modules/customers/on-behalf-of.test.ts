import { expect, test } from 'vitest'
import { choose, logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'
import type { Answer } from '../../../tests/support/answered.ts'

const here = serverForTests(['dealer', 'dealer2', 'rep'], {
  fill: async () => {
    for (const key of ['X', 'Y', 'Z'] as const) {
      await sql('UPDATE customer SET name = $2 WHERE id = $1', [
        here.world.customers[key],
        `Shop ${key}`,
      ])
      await sql(
        `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, '2000', 'shipped', 'USD', 1, now())`,
        [here.world.customers[key], `O-${key}`],
      )
      await sql(
        `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal) VALUES ('aa', $1, $2, 1, $3, $3, 'Then', 1, 'EA', 12, 12)`,
        [here.world.customers[key], `O-${key}`, goods.part],
      )
    }
    await sql(
      `INSERT INTO price (tenant_id, article_id, sorg, for_customer, dealer) SELECT 'aa', id, '2000', $1, 3 FROM article WHERE code = $2`,
      [here.world.customers.Y, goods.part],
    )
  },
})
const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )

/** Asks in a customer's place. */
async function onBehalfOf(session: Session, r3: string, query: string): Promise<Answer> {
  const response = await session.send({
    url: '/graphql',
    payload: { query },
    headers: { 'x-on-behalf-of': r3 },
  })
  return response.json<Answer>()
}
const question = `{ orders { order_no } previousPurchases { entries { products { article_code price { dealer } } } } }`
const codes = ({ errors }: Answer) => [
  ...new Set(errors?.map(({ extensions }) => extensions?.code)),
]

test('a sales representative reads of a customer what that customer would read, and goes on working for the one he has chosen', async () => {
  await choose(here.rep, r3Of('X'))
  const { data } = await onBehalfOf(here.rep, r3Of('Y'), question)
  expect(data.orders).toEqual([{ order_no: 'O-Y' }])
  expect(data.previousPurchases.entries).toEqual([
    { products: [{ article_code: goods.part, price: { dealer: '3.0000' } }] },
  ])
  expect((await here.rep.ask('{ orders { order_no } }')).data.orders).toEqual([{ order_no: 'O-X' }])
})

test('it needs no customer to be chosen', async () => {
  const fresh = await logIn(here.app, here.world.host, 'rep')
  expect((await onBehalfOf(fresh, r3Of('Y'), '{ orders { order_no } }')).data.orders).toEqual([
    { order_no: 'O-Y' },
  ])
})

test.each([
  ['of nobody’s', r3Of('Z')],
  ['that does not exist', 'nobody'],
  ['with a quote in its code', `x' OR 'a'='a`],
])('a customer %s is lost', async (_, r3) => {
  expect(codes(await onBehalfOf(here.rep, r3, question))).toEqual(['CUSTOMER_LOST'])
})

test('who may not change the customer may not read in another’s place, in his own neither', async () => {
  for (const key of ['X', 'Y'] as const)
    expect(codes(await onBehalfOf(here.dealer, r3Of(key), question))).toEqual(['FORBIDDEN'])
})

test('nothing is changed in another’s place', async () => {
  const add = `mutation { updateProductsInCart(products: [{ article_code: "${goods.part}", sorg: "2000", qty: 1 }]) { message { status } } }`
  expect(codes(await onBehalfOf(here.rep, r3Of('Y'), add))).toEqual(['BAD_INPUT'])
})
