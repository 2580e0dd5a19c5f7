import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  invoiceStatuses,
  pay,
  paymentGround,
  requestFields,
  seen,
  tokenOf,
} from '../../../tests/support/payment-ground.ts'
import { r3Of } from '../../../tests/support/world.ts'
import { sandboxMessage } from '../sandbox-pay/sandbox-message.ts'
import type { SandboxRow } from '../sandbox-pay/sandbox-store.ts'
import { testSettings } from '../../../tests/support/server.ts'

const here = paymentGround()
const byCard = async (cardNumber: string, more: object = {}) =>
  (
    await pay(here.people.dealer, {
      paymentId: 'CARD',
      amount: '98',
      token: await tokenOf(here, { cardNumber }),
      ...more,
    })
  ).paymentRequest

test('a card is charged, its number known to nobody but the service', async () => {
  const { id } = await byCard('4242 4242 4242 4242')
  await here.work()
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'completed', phase: 'done' },
    source: 'gateway',
    receivedAmount: '98.0000',
    discount: '2.0000',
    isStarting: false,
    actions: [],
  })
  // Held until the ERP has booked it.
  expect(await invoiceStatuses(here)).toEqual({ 'I-1': 'Pending Payment' })
  const tables = await here.sql<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND n.nspname = 'public'`,
  )
  const rows: string[] = []
  for (const { name } of tables)
    for (const row of await here.sql(`SELECT to_jsonb(t)::text AS text FROM "${name}" t`))
      rows.push(String(row.text))
  for (const row of (await here.database.jobs('SELECT data::text AS text FROM pgboss.job')).rows)
    rows.push((row as { text: string }).text)
  const text = rows.join(' ')
  expect(text).toContain(id)
  expect(text).not.toMatch(/4242[ -]?4242/)
})

test.each([
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'insufficient_funds'],
])('card %s is %s, and its invoices are free again', async (card, failure) => {
  const { id } = await byCard(card)
  await here.work()
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'failed' },
    failure,
  })
  expect(await invoiceStatuses(here)).toEqual({})
})

test('a token serves once', async () => {
  const token = await tokenOf(here)
  const first = await pay(here.people.dealer, { paymentId: 'CARD', amount: '98', token })
  await here.work()
  const second = await pay(here.people.dealer, {
    paymentId: 'CARD',
    amount: '49.49',
    invoices: [['I-2', '50.5']],
    token,
  })
  await here.work()
  expect((await seen(here.people.dealer, first.paymentRequest.id))!.paymentStatus.id).toBe(
    'completed',
  )
  expect(await seen(here.people.dealer, second.paymentRequest.id)).toMatchObject({
    paymentStatus: { id: 'failed' },
    failure: 'gateway_error',
  })
})

test('a service that does not answer is asked again, and has charged once', async () => {
  const { id } = await byCard('4000 0000 0000 0119')
  await here.work()
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'waiting' },
    phase: 'carrier',
    isStarting: true,
    actions: [],
  })
  const refused = await here.people.dealer.ask(
    `mutation($id: ID!) { voidPaymentRequest(payerCode: "0000000001", merchant: "1000", id: $id) { userErrors { code } } }`,
    { id },
  )
  expect(refused.data.voidPaymentRequest.userErrors).toEqual([{ code: 'payment_running' }])
  await here.database.jobs('DELETE FROM pgboss.job')
  here.later(3)
  await here.sweep()
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('completed')
  expect(await here.sql('SELECT 1 FROM sandbox_payment')).toHaveLength(1)
})

test('a debit that takes its time is asked for until it is through', async () => {
  const { id } = await pay(here.people.dealer, {
    paymentId: 'ACH',
    token: (
      await here.app.inject({
        method: 'POST',
        url: '/sandbox-pay/tokens',
        headers: { host: 'aa.test' },
        payload: {
          accountType: 'Checking',
          accountNumber: '000123456789',
          routingNumber: '110000000',
        },
      })
    ).json<{ token: string }>().token,
  }).then(({ paymentRequest }) => paymentRequest)
  await here.work()
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'waiting' },
    phase: 'carrier',
    redirectUrl: null,
  })
  here.later(6)
  await here.sweep()
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('completed')
})

test.each([
  [{ cardNumber: '4242 4242 4242 4241' }, 'card_number_wrong', 'cardNumber'],
  [{ cardNumber: '3530 1113 3330 0000' }, 'card_not_taken', 'cardNumber'],
  [{ expiredYear: '25' }, 'card_expired', 'expiredMonth'],
  [{ securityCode: '12' }, 'security_code_wrong', 'securityCode'],
])('fields %j: %s', async (entered, code, field) => {
  const answer = await here.app.inject({
    method: 'POST',
    url: '/sandbox-pay/tokens',
    headers: { host: 'aa.test' },
    payload: {
      cardNumber: '4242424242424242',
      expiredMonth: '4',
      expiredYear: '28',
      securityCode: '123',
      ...entered,
    },
  })
  expect([answer.statusCode, answer.json()]).toEqual([422, { code, field }])
})

test('a saved card pays again, and is forgotten by both', async () => {
  await byCard('4242424242424242', { save: true })
  await here.work()
  const list = `{ savedPayments(sorgs: ["1000"]) { id display type cardType expiry isExpired paymentMerchant { payment { id } } } }`
  const [saved] = (await here.people.dealer.ask(list)).data.savedPayments
  expect(saved).toMatchObject({
    display: 'Visa •••• 4242',
    type: 'CARD',
    expiry: '2028-04',
    isExpired: false,
    paymentMerchant: { payment: { id: 'CARD' } },
  })
  expect((await here.people.other.ask(list)).data.savedPayments).toEqual([])
  expect((await here.people.dealerz.ask(list)).data.savedPayments).toEqual([])
  const { paymentRequest } = await pay(here.people.dealer, {
    paymentId: 'CARD',
    amount: '49.49',
    invoices: [['I-2', '50.5']],
    savedPaymentId: saved!.id,
  })
  await here.work()
  expect((await seen(here.people.dealer, paymentRequest.id))!.paymentStatus.id).toBe('completed')
  // Of another customer that the same person acts for.
  const elsewhere = await pay(here.people.dealer2, {
    paymentId: 'CARD',
    payerCode: r3Of('Y'),
    amount: '9.8',
    invoices: [['I-Y', '10']],
    savedPaymentId: saved!.id,
  })
  expect(elsewhere.userErrors).toEqual([
    { code: 'saved_payment_unknown', field: 'paymentRequestData.savedPaymentId' },
  ])
  const forget = `mutation($id: ID!) { deleteUserPayment(id: $id) { status userErrors { code } } }`
  expect(
    (await here.people.dealerz.ask(forget, { id: saved!.id })).data.deleteUserPayment.status,
  ).toBe(false)
  expect(
    (await here.people.dealer.ask(forget, { id: saved!.id })).data.deleteUserPayment.status,
  ).toBe(true)
  await here.work()
  expect(await here.sql('SELECT 1 FROM sandbox_token')).toEqual([])
})

const byAccount = async () => {
  const { paymentRequest } = await pay(here.people.dealer, { paymentId: 'VA' })
  await here.work()
  return (await seen(here.people.dealer, paymentRequest.id))!
}

const press = (url: string, form: Record<string, string>, host = 'aa.test') =>
  here.app.inject({
    method: 'POST',
    url,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

test('a virtual account is given out, and paid at the page of the service', async () => {
  const { id, virtualAccountNo, redirectUrl, phase, actions } = await byAccount()
  expect([virtualAccountNo, phase, actions]).toEqual([
    expect.stringMatching(/^8808\d{12}$/),
    'yours',
    ['PAY', 'VOID'],
  ])
  const page = await here.app.inject({ url: redirectUrl, headers: { host: 'aa.test' } })
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("form-action 'self'"),
  ])
  expect(page.body).toContain('$100.00')
  expect(
    (await here.app.inject({ url: redirectUrl, headers: { host: 'bb.test' } })).statusCode,
  ).toBe(404)
  const answer = await press(redirectUrl, { act: 'approve' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `http://aa.test:4400/payment?request=${id}`,
  ])
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('completed')
})

test.each([
  ['decline', 'failed', 'declined'],
  ['expire', 'failed', 'expired'],
])('at the page: %s', async (act, status, failure) => {
  const { id, redirectUrl } = await byAccount()
  await press(redirectUrl, { act })
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: status },
    failure,
  })
})

test('at the page: delayed, and paid half a minute later', async () => {
  const { id, redirectUrl } = await byAccount()
  await press(redirectUrl, { act: 'delay' })
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'waiting' },
    redirectUrl: null,
  })
  here.later(6)
  await here.sweep()
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('completed')
})

test('another amount completes nothing: finance looks at it', async () => {
  const { id, number, redirectUrl } = await byAccount()
  await press(redirectUrl, { act: 'amount', amount: '60' })
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'uploaded', phase: 'ours' },
    attention: 'AMOUNT_DIFFERS',
    receivedAmount: '60.0000',
    receivedCurrency: 'USD',
  })
  await here.work()
  expect(
    await here.sql(
      `SELECT u.username, n.kind FROM notification n JOIN app_user u ON u.id = n.user_id WHERE n.path LIKE '%' || $1 ORDER BY 1`,
      [id],
    ),
  ).toEqual([
    { username: 'admin', kind: 'payment-attention' },
    { username: 'finance', kind: 'payment-attention' },
  ])
  const approve = `mutation($n: ID!, $a: Decimal, $t: String) { approvePayment(orderNumber: $n, amount: $a, note: $t) { paymentRequest { paymentStatus { id } receivedAmount source note attention } userErrors { code field } } }`
  const ask = async (amount: string | null, note: string | null) =>
    (await here.people.finance.ask(approve, { n: number, a: amount, t: note })).data.approvePayment
  expect((await ask(null, null)).userErrors).toEqual([{ code: 'amount_differs', field: 'amount' }])
  expect((await ask('60', null)).userErrors).toEqual([{ code: 'required', field: 'note' }])
  expect((await ask('60', 'The rest follows')).paymentRequest).toMatchObject({
    paymentStatus: { id: 'completed' },
    receivedAmount: '60.0000',
    source: 'gateway',
    note: 'The rest follows',
    attention: null,
  })
})

/** A message as the sandbox would send it, about a request of this tenant. */
const messageOf = async (
  state: SandboxRow['state'],
  {
    id,
    amount = '100',
    currency = 'USD',
    eventId = randomUUID(),
    tenantId = 'aa',
    at = here.now,
  }: {
    id: string
    amount?: string
    currency?: string
    eventId?: string
    tenantId?: string
    at?: Date
  },
) => {
  const [row] = await here.sql<SandboxRow>('SELECT * FROM sandbox_payment WHERE reference = $1', [
    id,
  ])
  return sandboxMessage(
    testSettings,
    { tenantId, eventId, at },
    {
      ...row!,
      state,
      failure: state === 'failed' ? 'declined' : null,
      received_amount: state === 'paid' ? amount : null,
      received_currency: state === 'paid' ? currency : null,
    },
  )
}
const send = async (
  { body, headers }: { body: Buffer; headers: Record<string, string> },
  host = 'aa.test',
  gateway = 'sandbox',
) => {
  const answer = await here.app.inject({
    method: 'POST',
    url: `/server/payment-events/${gateway}`,
    headers: { host, 'content-type': 'application/json', ...headers },
    payload: body,
  })
  return [answer.statusCode, answer.json<{ outcome: string }>().outcome]
}

test('a message counts once, in whatever order and however often it comes', async () => {
  const { id } = await byAccount()
  const paid = await messageOf('paid', { id })
  const pending = await messageOf('pending', { id })
  const failed = await messageOf('failed', { id })
  expect(await send(paid)).toEqual([200, 'taken'])
  for (const late of [pending, failed, paid, pending]) await send(late)
  expect(await send(paid)).toEqual([200, 'again'])
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'completed' },
    receivedAmount: '100.0000',
    attention: null,
    history: [{ status: 'completed' }, { status: 'waiting' }],
  })
  expect(
    await here.sql(
      `SELECT 1 FROM audit_log WHERE action = 'payment.completed' AND target = (SELECT number FROM payment_request)`,
    ),
  ).toHaveLength(1)
})

test('many messages at once are one payment', async () => {
  const { id } = await byAccount()
  const messages = await Promise.all(Array.from({ length: 30 }, () => messageOf('paid', { id })))
  await Promise.all(messages.map((message) => send(message)))
  expect(await here.sql(`SELECT 1 FROM payment_event WHERE status = 'completed'`)).toHaveLength(1)
})

test('money after the end is told to finance, and completes nothing', async () => {
  const { id } = await byAccount()
  await send(await messageOf('failed', { id }))
  expect(await invoiceStatuses(here)).toEqual({})
  await send(await messageOf('paid', { id }))
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'failed' },
    attention: 'RELEASED_LATE',
    receivedAmount: '100.0000',
  })
  const settle = async (note: string) =>
    (
      await here.people.finance.ask(
        `mutation { settlePayment(id: "${id}", note: "${note}") { paymentRequest { ${requestFields} } userErrors { code field } } }`,
      )
    ).data.settlePayment
  expect((await settle(' ')).userErrors).toEqual([{ code: 'required', field: 'note' }])
  expect((await settle('Paid back')).paymentRequest).toMatchObject({
    paymentStatus: { id: 'failed' },
    attention: null,
    note: 'Paid back',
    actions: [],
  })
  expect((await settle('Paid back')).userErrors).toEqual([
    { code: 'nothing_to_settle', field: null },
  ])
  expect(await here.sql(`SELECT after FROM audit_log WHERE action = 'payment.settled'`)).toEqual([
    { after: { attention: null, note: 'Paid back', paidBack: false } },
  ])
})

test('another currency completes nothing until finance says what it counts for', async () => {
  const { id, number } = await byAccount()
  await send(await messageOf('paid', { id, currency: 'EUR' }))
  expect(await seen(here.people.dealer, id)).toMatchObject({
    paymentStatus: { id: 'uploaded' },
    attention: 'CURRENCY_DIFFERS',
    receivedCurrency: 'EUR',
  })
  const approve = async (more: string) =>
    (
      await here.people.finance.ask(
        `mutation { approvePayment(orderNumber: "${number}"${more}) { paymentRequest { ${requestFields} } userErrors { code field } } }`,
      )
    ).data.approvePayment
  expect((await approve(', note: "x"')).userErrors).toEqual([
    { code: 'amount_differs', field: 'amount' },
  ])
  expect((await approve(', amount: "100"')).userErrors).toEqual([
    { code: 'required', field: 'note' },
  ])
  expect((await approve(', amount: "100", note: "Bank rate"')).paymentRequest).toMatchObject({
    paymentStatus: { id: 'completed' },
    attention: null,
    receivedAmount: '100.0000',
    receivedCurrency: 'EUR',
    history: [
      { status: 'completed', amount: '100.0000', currency: 'USD', note: 'Bank rate' },
      { status: 'uploaded', amount: '100.0000', currency: 'EUR' },
      { status: 'waiting', currency: 'USD' },
    ],
  })
})

test('what is not signed for this tenant, now and as it is, is not believed', async () => {
  const { id } = await byAccount()
  const good = await messageOf('paid', { id })
  const refused = [400, 'bad_signature']
  expect(await send({ ...good, headers: {} })).toEqual(refused)
  expect(
    await send({ ...good, headers: { ...good.headers, 'webhook-signature': 'v1,AAAA' } }),
  ).toEqual(refused)
  expect(
    await send({ ...good, body: Buffer.from(good.body.toString().replace('100', '900')) }),
  ).toEqual(refused)
  expect(await send({ ...good, headers: { ...good.headers, 'webhook-id': 'other' } })).toEqual(
    refused,
  )
  expect(
    await send(await messageOf('paid', { id, at: new Date(here.now.getTime() - 600_000) })),
  ).toEqual(refused)
  // Another tenant's: not by its own signature here, nor by ours there.
  expect(await send(await messageOf('paid', { id, tenantId: 'bb' }))).toEqual(refused)
  expect(await send(good, 'bb.test')).toEqual(refused)
  expect(await send(await messageOf('paid', { id, tenantId: 'bb' }), 'bb.test')).toEqual([
    200,
    'ignored',
  ])
  expect(await send(good, 'aa.test', 'stripe')).toEqual([404, 'unknown'])
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('waiting')
  expect(await send(good)).toEqual([200, 'taken'])
})

test('a voided virtual account is called off at the service', async () => {
  const { id } = await byAccount()
  await here.people.dealer.ask(
    `mutation { voidPaymentRequest(payerCode: "${r3Of('X')}", merchant: "1000") { message { status } } }`,
  )
  await here.work()
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('voided')
  expect(await here.sql('SELECT state FROM sandbox_payment')).toEqual([{ state: 'cancelled' }])
})

test('a virtual account ends with its time, at both', async () => {
  const { id } = await byAccount()
  here.later(48 * 60 + 10)
  await here.sweep()
  expect(await here.sql('SELECT status, failure FROM payment_request WHERE id = $1', [id])).toEqual(
    [{ status: 'failed', failure: 'expired' }],
  )
  expect(await here.sql('SELECT state FROM sandbox_payment')).toEqual([{ state: 'cancelled' }])
  expect(await invoiceStatuses(here)).toEqual({})
})
