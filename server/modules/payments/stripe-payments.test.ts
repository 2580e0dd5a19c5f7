import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import {
  invoiceStatuses,
  pay,
  paymentGround,
  seen,
  type Wanted,
} from '../../../tests/support/payment-ground.ts'
import { startStripe, type StripeServer } from '../../../tests/support/stripe-server.ts'
import type { StripeAccount } from '../../settings.ts'

const webhookSecret = 'whsec_test_secret'
const accounts = new Map<string, StripeAccount>()
let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripe()
  accounts.set('stripe', { secretKey: 'sk_test_1', webhookSecret, url: stripe.url })
})
afterAll(() => stripe.close())
const here = paymentGround(emptyPostgres, { stripe: accounts })
beforeEach(() => {
  stripe.calls.length = 0
  stripe.answers.clear()
})

/** A checkout session as Stripe's API answers it; fields that nothing reads are left out. */
const session = (more: object = {}) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  amount_total: 10_000,
  currency: 'usd',
  mode: 'payment',
  payment_intent: null,
  payment_status: 'unpaid',
  status: 'open',
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  metadata: {},
  ...more,
})
const answer = (call: string, body: object, status = 200) =>
  stripe.answers.set(call, { status, body })

const request = async (wanted: Wanted = {}) => {
  answer('POST /v1/checkout/sessions', session())
  const { paymentRequest, userErrors } = await pay(here.people.dealer, {
    paymentId: 'STRIPE',
    ...wanted,
  })
  expect(userErrors).toEqual([])
  await here.work()
  return paymentRequest
}

let events = 0
/** Sends an event as Stripe does, signed by its own library. */
const tell = async (
  type: string,
  object: object,
  { id = `evt_${(events += 1)}`, secret = webhookSecret, host = 'aa.test', age = 0 } = {},
) => {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  })
  const reply = await here.app.inject({
    method: 'POST',
    url: '/server/payment-events/stripe',
    headers: {
      host,
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': header,
    },
    payload,
  })
  return [reply.statusCode, reply.json<{ outcome: string }>().outcome]
}
const ours = (id: string, save = '0') => ({
  pannier_request: id,
  pannier_tenant: 'aa',
  pannier_save: save,
})
const paid = (id: string, more: object = {}) =>
  session({ status: 'complete', payment_status: 'paid', url: null, metadata: ours(id), ...more })

test('a page is opened for exactly this amount, under the key of the request', async () => {
  const { id, number } = await request()
  const [call] = stripe.calls
  expect(call).toMatchObject({
    method: 'POST',
    path: '/v1/checkout/sessions',
    headers: {
      authorization: 'Bearer sk_test_1',
      'idempotency-key': id,
      'content-type': 'application/x-www-form-urlencoded',
    },
    form: {
      mode: 'payment',
      client_reference_id: id,
      'adaptive_pricing[enabled]': 'false',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '10000',
      'line_items[0][price_data][product_data][name]': `Portal aa ${number}`,
      'metadata[pannier_request]': id,
      'metadata[pannier_tenant]': 'aa',
      success_url: `http://aa.test:4400/payment?request=${id}`,
      cancel_url: `http://aa.test:4400/payment?request=${id}`,
    },
  })
  const left = Number(call!.form.expires_at) - Date.now() / 1000
  expect(left).toBeGreaterThan(30 * 60)
  expect(left).toBeLessThan(24 * 3600)
  expect(await seen(here.people.dealer, id)).toMatchObject({
    externalId: 'cs_test_1',
    redirectUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
    phase: 'yours',
    actions: ['PAY', 'VOID'],
  })
})

test('an event of a paid session completes the request, once', async () => {
  const { id } = await request()
  expect(await tell('checkout.session.completed', paid(id), { id: 'evt_paid' })).toEqual([
    200,
    'taken',
  ])
  expect(await tell('checkout.session.completed', paid(id), { id: 'evt_paid' })).toEqual([
    200,
    'again',
  ])
  expect(
    await tell('checkout.session.expired', session({ status: 'expired', metadata: ours(id) })),
  ).toEqual([200, 'taken'])
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'completed' },
    receivedAmount: '100.0000',
    source: 'gateway',
    redirectUrl: null,
  })
})

test('a debit is on its way until Stripe says so, in whatever order it does', async () => {
  const { id } = await request()
  const pending = session({
    status: 'complete',
    payment_status: 'unpaid',
    url: null,
    metadata: ours(id),
  })
  await tell('checkout.session.completed', pending)
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'waiting' },
    phase: 'carrier',
    redirectUrl: null,
  })
  await tell('checkout.session.async_payment_succeeded', paid(id))
  await tell('checkout.session.completed', pending)
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('completed')
})

test.each([
  ['checkout.session.async_payment_failed', { status: 'complete' }, 'declined'],
  ['checkout.session.expired', { status: 'expired' }, 'expired'],
])('%s frees the invoices', async (type, more, failure) => {
  const { id } = await request()
  await tell(type, session({ ...more, url: null, metadata: ours(id) }))
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'failed' },
    failure,
  })
  expect(await invoiceStatuses(here)).toEqual({})
})

test('another amount is shown to finance', async () => {
  const { id } = await request()
  await tell('checkout.session.completed', paid(id, { amount_total: 9_999 }))
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'uploaded' },
    attention: 'AMOUNT_DIFFERS',
    receivedAmount: '99.9900',
  })
})

test('what Stripe has not signed, long ago or for another, changes nothing', async () => {
  const { id } = await request()
  const refused = [400, 'bad_signature']
  expect(await tell('checkout.session.completed', paid(id), { secret: 'whsec_other' })).toEqual(
    refused,
  )
  expect(await tell('checkout.session.completed', paid(id), { age: 3_600 })).toEqual(refused)
  expect(await tell('checkout.session.completed', paid(id), { host: 'bb.test' })).toEqual([
    200,
    'ignored',
  ])
  expect(await tell('customer.created', { id: 'cus_1', object: 'customer' })).toEqual([
    200,
    'ignored',
  ])
  expect(await tell('checkout.session.completed', session())).toEqual([200, 'ignored'])
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('waiting')
})

test('a service that hangs up leaves the request waiting, and is asked again with the same key', async () => {
  stripe.answers.set('POST /v1/checkout/sessions', 'silence')
  const { paymentRequest } = await pay(here.people.dealer, { paymentId: 'STRIPE' })
  await here.work()
  expect(await seen(here.people.dealer, paymentRequest.id)).toMatchObject({
    paymentStatus: { id: 'waiting' },
    isStarting: true,
  })
  answer('POST /v1/checkout/sessions', session())
  await here.database.jobs('DELETE FROM pgboss.job')
  here.later(3)
  await here.sweep()
  expect((await seen(here.people.dealer, paymentRequest.id))!.externalId).toBe('cs_test_1')
  expect(new Set(stripe.calls.map(({ headers }) => headers['idempotency-key']))).toEqual(
    new Set([paymentRequest.id]),
  )
})

test('what no event says Stripe is asked for', async () => {
  const { id } = await request()
  answer('GET /v1/checkout/sessions/cs_test_1', paid(id))
  here.later(6)
  await here.sweep()
  expect(stripe.calls.at(-1)).toMatchObject({
    method: 'GET',
    form: { 'expand[0]': 'payment_intent.payment_method' },
  })
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('completed')
})

const voidIt = () =>
  here.people.dealer.ask(
    `mutation { voidPaymentRequest(payerCode: "0000000001", merchant: "1000") { message { status } } }`,
  )

test('a voided request closes its page; one that was paid meanwhile is told to finance', async () => {
  const { id } = await request()
  await voidIt()
  answer(
    'POST /v1/checkout/sessions/cs_test_1/expire',
    {
      error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' },
    },
    400,
  )
  answer('GET /v1/checkout/sessions/cs_test_1', paid(id))
  await here.work()
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'voided' },
    attention: 'RELEASED_LATE',
  })
})

const card = {
  id: 'pm_1',
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2028 },
}
const intent = (more: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 5_050,
  amount_received: 5_050,
  currency: 'usd',
  customer: 'cus_1',
  payment_method: card,
  status: 'succeeded',
  metadata: {},
  ...more,
})

const savedCard = async () => {
  const { id } = await request({ save: true })
  expect(stripe.calls[0]!.form).toMatchObject({
    customer_creation: 'always',
    'payment_intent_data[setup_future_usage]': 'off_session',
  })
  answer('GET /v1/checkout/sessions/cs_test_1', paid(id, { payment_intent: intent() }))
  await tell('checkout.session.completed', paid(id, { metadata: ours(id, '1') }))
  const { data } = await here.people.dealer.ask(`{ savedPayments { id display expiry } }`)
  expect(data.savedPayments).toMatchObject([{ display: 'Visa •••• 4242', expiry: '2028-04' }])
  return data.savedPayments[0]!.id
}

test('a kept card is charged without a page, and forgotten at Stripe', async () => {
  const savedPaymentId = await savedCard()
  answer('POST /v1/payment_intents', intent({ payment_method: 'pm_1' }))
  const second = await request({ savedPaymentId, invoices: [['I-2', '50.5']], amount: '50.5' })
  expect(stripe.calls.at(-1)).toMatchObject({
    path: '/v1/payment_intents',
    headers: { 'idempotency-key': second.id },
    form: {
      amount: '5050',
      currency: 'usd',
      customer: 'cus_1',
      payment_method: 'pm_1',
      off_session: 'true',
      confirm: 'true',
    },
  })
  expect((await seen(here.people.dealer, second.id))!.paymentStatus.id).toBe('completed')
  answer('POST /v1/payment_methods/pm_1/detach', card)
  await here.people.dealer.ask(`mutation { deleteUserPayment(id: "${savedPaymentId}") { status } }`)
  await here.work()
  expect(stripe.calls.at(-1)!.path).toBe('/v1/payment_methods/pm_1/detach')
})

test.each([
  ['card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['card_declined', 'generic_decline', 'declined'],
  ['authentication_required', 'authentication_required', 'authentication_failed'],
])('a kept card with %s, %s: %s', async (code, decline, failure) => {
  const savedPaymentId = await savedCard()
  answer(
    'POST /v1/payment_intents',
    {
      error: {
        type: 'card_error',
        code,
        decline_code: decline,
        message: 'Your card was declined.',
        payment_intent: intent({ status: 'requires_payment_method' }),
      },
    },
    402,
  )
  const { id } = await request({ savedPaymentId, invoices: [['I-2', '50.5']], amount: '50.5' })
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'failed' },
    failure,
  })
})
