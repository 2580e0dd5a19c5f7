import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  invoiceStatuses,
  pay,
  paymentGround,
  seen,
  tokenOf,
  type Wanted,
} from '../../../tests/support/payment-ground.ts'
import { r3Of } from '../../../tests/support/world.ts'

const here = paymentGround()
const older = [
  ['I-1', '100'],
  ['I-2', '50.5'],
] as const

test('a request is made once, locks its invoices and tells whose turn it is', async () => {
  const id = randomUUID()
  const wanted: Wanted = { id, invoices: [...older, ['C-1', '-20']], amount: '130.50' }
  const { paymentRequest, userErrors } = await pay(here.people.dealer, wanted)
  expect(userErrors).toEqual([])
  expect(paymentRequest).toMatchObject({
    id,
    module: 'invoice',
    amount: '130.5000',
    total: '130.5000',
    discount: '0.0000',
    paymentStatus: { id: 'waiting', phase: 'yours', description: 'Waiting for payment' },
    isPartialPayment: false,
    isStarting: false,
    expiredDate: '2026-11-28T10:00:00.000Z',
    actions: ['UPLOAD', 'VOID'],
    createdBy: 'Name of dealer',
    invoices: [
      { invoiceNo: 'I-1' },
      { invoiceNo: 'I-2' },
      { invoiceNo: 'C-1', amount: '-20.0000' },
    ],
    history: [{ status: 'waiting', by: 'Name of dealer' }],
  })
  expect(await invoiceStatuses(here)).toEqual({
    'C-1': 'Waiting For Payment',
    'I-1': 'Waiting For Payment',
    'I-2': 'Waiting For Payment',
  })
  // Sent again it is the same one.
  const again = await pay(here.people.dealer, wanted)
  expect(again.paymentRequest).toMatchObject({ id, number: paymentRequest.number })
  expect(await here.sql('SELECT 1 FROM payment_request')).toHaveLength(1)
  expect(
    await here.sql(`SELECT action, target FROM audit_log WHERE action LIKE 'payment.%'`),
  ).toEqual([{ action: 'payment.requested', target: paymentRequest.number }])
})

test.each<[string, Wanted, string, string | null]>([
  ['nothing', { invoices: [] }, 'nothing_selected', 'extRefData'],
  ['an unknown invoice', { invoices: [['I-9', '1']] }, 'invoice_unknown', 'extRefData.0'],
  [
    "another payer's",
    { invoices: [['I-Y', '10']], amount: '10' },
    'invoice_unknown',
    'extRefData.0',
  ],
  ["another merchant's", { merchant: '2000' }, 'invoice_unknown', 'extRefData.0'],
  ['an unknown merchant', { merchant: '9' }, 'merchant_not_payable', 'paymentRequestData.merchant'],
  [
    'an amount of yesterday',
    { invoices: [['I-1', '90']], amount: '90' },
    'invoice_changed',
    'extRefData.0',
  ],
  [
    'a newer one first',
    { invoices: [['I-2', '50.5']], amount: '50.5' },
    'wrong_choice',
    'extRefData',
  ],
  [
    'half an assignment',
    { invoices: [...older, ['I-3', '25']], amount: '175.5' },
    'wrong_choice',
    'extRefData',
  ],
  [
    'a credit note alone',
    { invoices: [['C-1', '-20']], amount: '-20' },
    'no_invoice',
    'extRefData',
  ],
  ['another currency', { currency: 'EUR' }, 'currency_differs', 'paymentRequestData.currency'],
  ['another amount', { amount: '99' }, 'amount_changed', 'paymentRequestData.amount'],
  ['no amount', { amount: null }, 'amount_missing', 'paymentRequestData.amount'],
  ['an unknown way', { paymentId: 'CASH' }, 'method_not_offered', 'paymentId'],
  ['a service that is not set up', { paymentId: 'STRIPE' }, 'method_not_offered', 'paymentId'],
  [
    'a card without one',
    { paymentId: 'CARD', amount: '98' },
    'token_needed',
    'paymentRequestData.token',
  ],
  [
    'a card number as token',
    { paymentId: 'CARD', amount: '98', token: '4242 4242 4242 4242' },
    'token_unknown',
    'paymentRequestData.token',
  ],
  [
    'an unknown saved card',
    { paymentId: 'CARD', amount: '98', savedPaymentId: randomUUID() },
    'saved_payment_unknown',
    'paymentRequestData.savedPaymentId',
  ],
  ['no id', { id: 'mine' }, 'id_taken', 'id'],
  [
    'a part below the minimum',
    { partial: true, amount: '0.5' },
    'amount_min',
    'paymentRequestData.amount',
  ],
  [
    'a part above the total',
    { partial: true, amount: '101' },
    'amount_max',
    'paymentRequestData.amount',
  ],
  [
    'a part with too many decimals',
    { partial: true, amount: '1.234' },
    'amount_precision',
    'paymentRequestData.amount',
  ],
  [
    'a part of two',
    { partial: true, invoices: older, amount: '10' },
    'partial_not_allowed',
    'isPartialPayment',
  ],
  [
    'too many',
    { invoices: Array.from({ length: 201 }, (_, n) => [`I-${n}`, '1'] as const) },
    'too_many_invoices',
    'extRefData',
  ],
])('%s is refused', async (_, wanted, code, field) => {
  const { paymentRequest, userErrors } = await pay(here.people.dealer, wanted)
  expect(userErrors).toEqual([{ code, field }])
  expect(paymentRequest).toBeNull()
  expect(await here.sql('SELECT 1 FROM payment_request')).toEqual([])
  expect(await invoiceStatuses(here)).toEqual({})
})

test('a part of one invoice is paid without discount', async () => {
  const { paymentRequest } = await pay(here.people.dealer, {
    partial: true,
    amount: '40',
    paymentId: 'CARD',
    token: await tokenOf(here),
  })
  expect(paymentRequest).toMatchObject({
    amount: '40.0000',
    total: '100.0000',
    discount: '0.0000',
    isPartialPayment: true,
    isStarting: true,
    phase: 'carrier',
  })
})

test('what one request holds no other one takes', async () => {
  const first = await pay(here.people.dealer)
  const second = await pay(here.people.dealer2)
  expect(second.userErrors).toEqual([{ code: 'invoice_locked', field: 'extRefData.0' }])
  // The older one is held, so it holds nothing up.
  const third = await pay(here.people.dealer2, { invoices: [['I-2', '50.5']], amount: '50.5' })
  expect(third.userErrors).toEqual([])
  const found = await here.people.dealer.ask(
    `query($p: ID!) { paymentRequestByPayerAndInvoiceNos(payerCode: $p, invoiceNos: ["I-1", "I-9"], merchant: "1000") { id } }`,
    { p: r3Of('X') },
  )
  expect(found.data.paymentRequestByPayerAndInvoiceNos.id).toBe(first.paymentRequest.id)
})

const voidBy = async (name: 'dealer' | 'dealerz' | 'dealer2', id: string | null) => {
  const { data } = await here.people[name].ask(
    `mutation($p: ID!, $id: ID) { voidPaymentRequest(payerCode: $p, merchant: "1000", id: $id) { paymentRequest { paymentStatus { id } } userErrors { code field } } }`,
    { p: r3Of('X'), id },
  )
  return data.voidPaymentRequest
}

test('a waiting request is voided by payer and merchant, and frees its invoices', async () => {
  const one = await pay(here.people.dealer)
  await pay(here.people.dealer, { invoices: [['I-2', '50.5']], amount: '50.5' })
  expect((await voidBy('dealer', null)).userErrors).toEqual([{ code: 'several_open', field: 'id' }])
  expect((await voidBy('dealerz', one.paymentRequest.id)).userErrors).toEqual([
    { code: 'not_found', field: 'id' },
  ])
  expect((await voidBy('dealer', one.paymentRequest.id)).paymentRequest.paymentStatus.id).toBe(
    'voided',
  )
  expect(await invoiceStatuses(here)).toEqual({ 'I-2': 'Waiting For Payment' })
  expect((await voidBy('dealer', one.paymentRequest.id)).userErrors).toEqual([
    { code: 'not_waiting', field: 'id' },
  ])
  expect((await voidBy('dealer', null)).userErrors).toEqual([])
  expect(await invoiceStatuses(here)).toEqual({})
  expect((await pay(here.people.dealer)).userErrors).toEqual([])
})

test('requests are listed for the chosen customer, and for finance of all', async () => {
  const { paymentRequest } = await pay(here.people.dealer)
  await pay(here.people.dealerz, {
    invoices: [['I-Z', '10']],
    amount: '10',
    payerCode: r3Of('Z'),
  })
  const list = `count rows { number custCode amount }`
  const mine = await here.people.dealer.ask(`{ paymentRequests(search: "i-1") { ${list} } }`)
  expect(mine.data.paymentRequests).toMatchObject({
    count: 1,
    rows: [{ number: paymentRequest.number, custCode: r3Of('X') }],
  })
  const none = await here.people.dealer.ask(`{ paymentRequests(search: "i-z") { ${list} } }`)
  expect(none.data.paymentRequests.count).toBe(0)
  const all = await here.people.finance.ask(
    `{ officePaymentRequests(sort: "amount", from: "2026-11-25", to: "2026-11-25", status: waiting) { ${list} } }`,
  )
  expect(all.data.officePaymentRequests.rows.map(({ amount }) => amount)).toEqual([
    '10.0000',
    '100.0000',
  ])
  const attention = await here.people.finance.ask(
    `{ officePaymentRequests(attention: true) { count } }`,
  )
  expect(attention.data.officePaymentRequests.count).toBe(0)
  expect(await seen(here.people.dealerz, paymentRequest.id)).toBeNull()
  expect((await seen(here.people.finance, paymentRequest.number))!.actions).toContain('APPROVE')
})

test('ways to pay come from data, and only those that work', async () => {
  const { data } = await here.people.dealer.ask(
    `{ payments(sorg: "1000", module: "invoice") { id kind entry canSave expiryHours paymentMerchants { instruction extPaymentGatewayId paymentDiscount tokenUrl } }
       none: payments(sorg: "1000", module: "gift") { id } paymentStatuses { id phase } }`,
  )
  expect(data.payments.map(({ id, kind, entry, canSave }) => [id, kind, entry, canSave])).toEqual([
    ['ACH', 'ACH', 'TOKEN', true],
    ['CARD', 'CARD', 'TOKEN', true],
    ['TRANSFER', 'TRANSFER', 'NONE', false],
    ['VA', 'VIRTUAL_ACCOUNT', 'NONE', false],
  ])
  expect(data.payments[1]!.paymentMerchants).toEqual([
    {
      instruction: 'Do this',
      extPaymentGatewayId: 'sandbox',
      paymentDiscount: '0.0200',
      tokenUrl: '/sandbox-pay/tokens',
    },
  ])
  expect(data.paymentStatuses.map(({ id, phase }) => `${id} ${phase}`)).toEqual([
    'waiting yours',
    'uploaded ours',
    'completed done',
    'failed done',
    'voided done',
  ])
})

test('what is older in another currency holds nothing up, and is not paid in the same payment', async () => {
  const { customers } = here.worlds.aa
  await here.sql(
    `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, currency, tax, shipping_cost, discount)
     VALUES ('aa', $1, 'I-EUR', '1000', '1000', '2026-01-01', '2026-01-02', 'Open', 100, 100, 'EUR', 0, 0, 0)`,
    [customers.X],
  )
  try {
    const both = await pay(here.people.dealer, {
      invoices: [
        ['I-EUR', '100'],
        ['I-1', '100'],
      ],
      amount: '200',
    })
    expect(both.userErrors).toEqual([{ code: 'mixed_currencies', field: 'extRefData' }])
    expect((await pay(here.people.dealer)).userErrors).toEqual([])
  } finally {
    await here.sql(`DELETE FROM payment_request_invoice`)
    await here.sql(`DELETE FROM invoice WHERE invoice_no = 'I-EUR'`)
  }
})
