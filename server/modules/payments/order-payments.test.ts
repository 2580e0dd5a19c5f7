import { expect, test } from 'vitest'
import {
  pay,
  paymentGround,
  placeOrder,
  requestFields,
  seen,
  tokenOf,
} from '../../../tests/support/payment-ground.ts'

const here = paymentGround()

const order = (paymentId: string) => placeOrder(here.people.dealer, paymentId)
const requestOf = async (orderNo: string) =>
  (
    await here.people.dealer.ask(
      `query($n: [String!]) { orders(filter: { orderNumbers: $n }) { orderPayment { amount request { ${requestFields} } } } }`,
      { n: [orderNo] },
    )
  ).data.orders[0]!.orderPayment.request
const payFor = async (orderNo: string, token: string | null = null) =>
  (
    await here.people.dealer.ask(
      `mutation($n: ID!, $t: String) { payOrder(orderNumber: $n, token: $t) { paymentRequest { id paymentStatus { id } isStarting } userErrors { code field } } }`,
      { n: orderNo, t: token },
    )
  ).data.payOrder

test('an order in advance by transfer asks for its amount, and is approved by its number', async () => {
  const orderNo = await order('TRANSFER')
  expect(await requestOf(orderNo)).toMatchObject({
    module: 'order',
    orderNumber: orderNo,
    amount: '105.0000',
    invoices: [],
    paymentStatus: { id: 'waiting' },
  })
  const { officeOrder } = (
    await here.people.finance.ask(`{ officeOrder(orderNo: "${orderNo}") { paymentId } }`)
  ).data
  expect(officeOrder.paymentId).toBe((await requestOf(orderNo)).id)
  const { data } = await here.people.finance.ask(
    `mutation { approvePayment(orderNumber: "${orderNo}") { paymentRequest { paymentStatus { id } } } }`,
  )
  expect(data.approvePayment.paymentRequest.paymentStatus.id).toBe('completed')
  expect((await payFor(orderNo)).userErrors).toEqual([
    { code: 'already_paid', field: 'orderNumber' },
  ])
})

test('an order on credit asks for nothing', async () => {
  expect(await requestOf(await order('N30'))).toBeNull()
})

test('an order by card is paid once it is entered, and again after a decline', async () => {
  const orderNo = await order('CARD')
  expect(await requestOf(orderNo)).toMatchObject({
    amount: '102.9000',
    discount: '2.1000',
    actions: ['PAY', 'VOID'],
  })
  expect((await payFor(orderNo)).userErrors).toEqual([{ code: 'token_needed', field: 'token' }])
  await payFor(orderNo, await tokenOf(here, { cardNumber: '4000000000000002' }))
  expect((await payFor(orderNo, await tokenOf(here))).userErrors).toEqual([
    { code: 'payment_running', field: 'orderNumber' },
  ])
  await here.work()
  expect(await requestOf(orderNo)).toMatchObject({
    paymentStatus: { id: 'failed' },
    failure: 'declined',
    actions: ['PAY'],
  })
  const failed = (await requestOf(orderNo)).id
  expect((await payFor(orderNo, await tokenOf(here))).userErrors).toEqual([])
  await here.work()
  expect((await requestOf(orderNo)).paymentStatus.id).toBe('completed')
  expect((await seen(here.people.dealer, failed))!.actions).toEqual([])
  expect(
    await here.sql('SELECT status FROM payment_request WHERE order_no = $1 ORDER BY number', [
      orderNo,
    ]),
  ).toEqual([{ status: 'failed' }, { status: 'completed' }])
})

test('an order whose late money was paid back is open for payment again', async () => {
  const orderNo = await order('CARD')
  await payFor(orderNo, await tokenOf(here, { cardNumber: '4000000000000002' }))
  await here.work()
  const { id } = await requestOf(orderNo)
  await here.sql(
    `UPDATE payment_request SET attention = 'RELEASED_LATE', source = 'gateway', received_amount = amount, received_currency = currency, received_at = now() WHERE id = $1::uuid`,
    [id],
  )
  const settle = (paidBack: boolean) =>
    here.people.finance.ask(
      `mutation($b: Boolean!) { settlePayment(id: "${id}", note: "Done", paidBack: $b) { userErrors { code } } }`,
      { b: paidBack },
    )
  const refused = [{ code: 'already_paid', field: 'orderNumber' }]
  expect((await requestOf(orderNo)).actions).toEqual([])
  expect((await payFor(orderNo, await tokenOf(here))).userErrors).toEqual(refused)
  // Booked in the ERP, it has paid the order.
  await settle(false)
  expect((await requestOf(orderNo)).actions).toEqual([])
  expect((await payFor(orderNo, await tokenOf(here))).userErrors).toEqual(refused)
  await here.sql(`UPDATE payment_request SET attention = 'RELEASED_LATE' WHERE id = $1::uuid`, [id])
  await settle(true)
  expect((await requestOf(orderNo)).actions).toEqual(['PAY'])
  expect((await payFor(orderNo, await tokenOf(here))).userErrors).toEqual([])
  await here.work()
  expect((await requestOf(orderNo)).paymentStatus.id).toBe('completed')
})

test('a virtual account of an order is made at once, and ends with the order', async () => {
  const orderNo = await order('VA')
  await here.work()
  expect((await requestOf(orderNo)).virtualAccountNo).toMatch(/^8808/)
  await here.sql(`UPDATE sales_order SET status = 'cancelled' WHERE order_no = $1`, [orderNo])
  await here.sweep()
  expect((await requestOf(orderNo)).paymentStatus.id).toBe('voided')
  expect(await here.sql('SELECT state FROM sandbox_payment')).toEqual([{ state: 'cancelled' }])
})

test("another customer's order is not paid, nor its payment seen", async () => {
  const orderNo = await order('CARD')
  const { data } = await here.people.dealerz.ask(
    `mutation { payOrder(orderNumber: "${orderNo}") { userErrors { code } } }`,
  )
  expect(data.payOrder.userErrors).toEqual([{ code: 'not_found' }])
  expect((await pay(here.people.dealer)).userErrors).toEqual([])
})

test('the mail of an order in advance says until when to pay, how much, and the number to name', async () => {
  await here.database.bare((tx) =>
    tx.query(
      `UPDATE tenant SET config = config || '{"orderConfirmation": true}'::jsonb WHERE id = 'aa'`,
    ),
  )
  await here.sql(
    `UPDATE app_user SET send_email = true, email = 'ann@x.example' WHERE username = 'dealer'`,
  )
  // The server remembers a tenant for some seconds.
  here.later(1)
  const { number } = await requestOf(await order('TRANSFER'))
  const [mail] = await here.sql<{ text: string }>('SELECT text FROM mail_message ORDER BY id DESC')
  expect(mail!.text).toMatch(new RegExp(`Pay by.*2026.*\\$105.00.*${number}`))
})
