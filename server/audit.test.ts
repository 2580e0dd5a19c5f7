import { expect, test } from 'vitest'
import { serverForTests } from '../tests/support/test-people.ts'
import { audit } from './audit.ts'

const here = serverForTests(['dealer'])
const everything = { tenantId: 'aa', user: 'any', customers: 'all' } as const

interface Line {
  action: string
  target: string | null
  on_behalf_of: number | null
  before: unknown
  after: unknown
  request_id: string | null
}
const linesOf = (action: string) =>
  here.database.within(everything, (tx) =>
    tx.query<Line>(
      'SELECT action, target, on_behalf_of, before, after, request_id FROM audit_log WHERE action = $1 ORDER BY id',
      [action],
    ),
  )

test('a change says what it was before and after, for which customer, and by which request', async () => {
  await here.dealer.ask(
    'mutation { updateProfileUser(user: { name: "New Name", email: "new@shop.test", password: "Pannier2026" }) { message { status } } }',
  )
  const [line] = await linesOf('profile.updated')
  expect(line).toMatchObject({
    target: 'dealer',
    before: { name: expect.any(String) },
    after: { name: 'New Name' },
  })
  expect(line!.on_behalf_of).toBeTypeOf('number')
  expect(line!.request_id).toMatch(/^\S{6,}$/)
})

test('an order says by which device’s stream it came', async () => {
  const order =
    'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { cart { version } } }'
  const products = [{ article_code: 'BIKE-1', sorg: '1000', qty: 1 }]
  await here.dealer.ask(order, { p: products })
  const { data } = await here.dealer.ask(
    `mutation($p: [CheckoutProductInput!]!) { checkout(attemptKey: "k1", cartVersion: 0, streamId: "device-7", streamSeq: 0, shipto: "S1", paymentId: "N30",
      shipments: [{ sorg: "1000", id: "STD" }], products: $p) { orders { order_no } userErrors { code } } }`,
    { p: products },
  )
  expect(data.checkout.userErrors).toEqual([])
  const [line] = await here.database.within(everything, (tx) =>
    tx.query(
      `SELECT target, stream_id, request_id IS NOT NULL AS asked FROM audit_log WHERE action = 'order.placed'`,
    ),
  )
  expect(line).toEqual({
    target: data.checkout.orders[0]!.order_no,
    stream_id: 'device-7',
    asked: true,
  })
})

test('a change that is rolled back leaves no line', async () => {
  await expect(
    here.database.within(everything, async (tx) => {
      await audit(
        {
          tx,
          tenant: { id: 'aa' },
          clock: () => new Date(),
          user: { id: 1 },
          customer: null,
          requestId: null,
        },
        { action: 'order.resent', target: 'W1' },
      )
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await linesOf('order.resent')).toEqual([])
})
