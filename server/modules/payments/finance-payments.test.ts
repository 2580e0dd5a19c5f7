import { expect, test } from 'vitest'
import {
  invoiceStatuses,
  pay,
  paymentGround,
  requestFields,
  seen,
  tokenOf,
  type Wanted,
} from '../../../tests/support/payment-ground.ts'
import { photo, sha256Of } from '../../../tests/support/photo.ts'
import type { Session } from '../../../tests/support/server.ts'
import { tusOf } from '../../../tests/support/upload.ts'
import { r3Of } from '../../../tests/support/world.ts'
import { importFeeds } from '../../import/import-feeds.ts'
import { type FeedRecord, recordSource } from '../../import/source.ts'

const here = paymentGround()
let seed = 1
const upload = async (session: Session = here.people.dealer) => {
  seed += 1
  const content = await photo({ width: 40, height: 30, seed })
  const { id, answer } = await tusOf(session).send({
    kind: 'payment-proof',
    content,
    name: 'proof.jpg',
  })
  expect(answer.statusCode).toBe(204)
  return { id, bytes: content.length, sha256: sha256Of(content) }
}
const attach = async (id: string, fileId: string, session: Session = here.people.dealer) =>
  (
    await session.ask(
      `mutation($id: ID!, $f: ID!) { uploadPaymentDoc(id: $id, fileId: $f) { paymentRequest { ${requestFields} } userErrors { code field } } }`,
      { id, f: fileId },
    )
  ).data.uploadPaymentDoc
const detach = async (fileId: string, session: Session = here.people.dealer) =>
  (
    await session.ask(
      `mutation($id: ID!) { deletePaymentDoc(id: $id) { paymentRequest { ${requestFields} } userErrors { code } } }`,
      { id: fileId },
    )
  ).data.deletePaymentDoc
const approve = async (number: string, amount?: string, note?: string) =>
  (
    await here.people.finance.ask(
      `mutation($n: ID!, $a: Decimal, $t: String) { approvePayment(orderNumber: $n, amount: $a, note: $t) { paymentRequest { ${requestFields} } userErrors { code field } } }`,
      { n: number, a: amount, t: note },
    )
  ).data.approvePayment
const voidAsFinance = async (number: string, note: string) =>
  (
    await here.people.finance.ask(
      `mutation($n: ID!, $t: String!) { voidPayment(orderNumber: $n, note: $t) { paymentRequest { ${requestFields} } userErrors { code field } } }`,
      { n: number, t: note },
    )
  ).data.voidPayment
const requested = async (wanted: Wanted = {}) =>
  (await pay(here.people.dealer, wanted)).paymentRequest
const notices = async () => {
  await here.work()
  const rows = await here.sql<{ username: string; kind: string; title: string }>(
    `SELECT u.username, n.kind, n.title FROM notification n JOIN app_user u ON u.id = n.user_id ORDER BY n.id`,
  )
  await here.sql('DELETE FROM notification')
  return rows
}
const bring = (records: Record<string, FeedRecord[]>) =>
  importFeeds(
    here.database,
    'aa',
    recordSource(
      Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, () => rows])),
    ),
    { delta: true, today: '2026-11-25' },
  )
const state = async (id: string) =>
  (
    await here.sql<{
      status: string
      failure: string | null
      attention: string | null
      source: string | null
    }>('SELECT status, failure, attention, source FROM payment_request WHERE id = $1', [id])
  )[0]!

test('a proof is shown to finance, who approve it', async () => {
  const { id, number } = await requested()
  const file = await upload()
  const { paymentRequest } = await attach(id, file.id)
  expect(paymentRequest).toMatchObject({
    paymentStatus: { id: 'uploaded', phase: 'ours' },
    attention: 'PROOF',
    docs: [{ id: file.id, name: 'proof.jpg', url: `/server/payment-docs/${file.id}` }],
    actions: ['UPLOAD', 'DELETE_DOC'],
  })
  expect(await invoiceStatuses(here)).toEqual({ 'I-1': 'Pending Payment' })
  // Again changes nothing.
  expect((await attach(id, file.id)).userErrors).toEqual([])
  expect((await notices()).map(({ username }) => username).sort()).toEqual(['admin', 'finance'])
  // It waits for finance however long that takes.
  here.later(5)
  await here.sql(`UPDATE payment_request SET expires_at = '2026-11-25T09:00:00Z'`)
  await here.sweep()
  const approved = await approve(number)
  expect(approved.paymentRequest).toMatchObject({
    paymentStatus: { id: 'completed' },
    source: 'proof',
    receivedAmount: '100.0000',
    actions: [],
  })
  expect(await notices()).toEqual([
    { username: 'dealer', kind: 'payment-completed', title: `Payment ${number} is complete` },
    { username: 'dealer2', kind: 'payment-completed', title: `Payment ${number} is complete` },
  ])
  expect((await approve(number)).userErrors).toEqual([{ code: 'not_open', field: 'orderNumber' }])
  expect((await detach(file.id)).userErrors).toEqual([{ code: 'not_waiting' }])
})

test('who sees the payment sees its proof, and nobody else', async () => {
  const { id } = await requested()
  const file = await upload()
  await attach(id, file.id)
  const read = async (session: Session, url = `/server/payment-docs/${file.id}`) =>
    (await session.send({ method: 'GET', url })).statusCode
  expect(await read(here.people.dealer)).toBe(200)
  expect(await read(here.people.dealer2)).toBe(200)
  expect(await read(here.people.finance)).toBe(200)
  expect(await read(here.people.dealerz)).toBe(404)
  expect(await read(here.people.content)).toBe(403)
  expect(await read(here.people.other)).toBe(404)
  // Nor by the address of files, which knows no customers.
  expect(await read(here.people.dealerz, `/server/files/${file.id}`)).toBe(403)
})

test('proofs are taken back, at most five, the own ones, and only of transfers', async () => {
  const { id } = await requested()
  const files = []
  for (let n = 0; n < 6; n += 1) files.push(await upload())
  for (const file of files.slice(0, 5)) expect((await attach(id, file.id)).userErrors).toEqual([])
  expect((await attach(id, files[5]!.id)).userErrors).toEqual([
    { code: 'too_many_docs', field: 'id' },
  ])
  for (const file of files.slice(0, 4)) await detach(file.id)
  expect((await seen(here.people.dealer, id))!.paymentStatus.id).toBe('uploaded')
  expect((await detach(files[4]!.id)).paymentRequest.paymentStatus.id).toBe('waiting')
  const foreign = await upload(here.people.dealer2)
  expect((await attach(id, foreign.id)).userErrors).toEqual([
    { code: 'file_unknown', field: 'fileId' },
  ])
  expect((await attach(id, files[5]!.id, here.people.dealerz)).userErrors).toEqual([
    { code: 'not_found', field: 'id' },
  ])
  const card = await requested({
    paymentId: 'CARD',
    invoices: [['I-2', '50.5']],
    amount: '49.49',
    token: await tokenOf(here),
  })
  expect((await attach(card.id, files[5]!.id)).userErrors).toEqual([
    { code: 'not_by_proof', field: 'id' },
  ])
})

test('a proof taken offline comes as an intent with its file, once', async () => {
  const { id } = await requested()
  const { id: fileId, bytes, sha256 } = await upload()
  const send = async (session: Session, seq: number, request: string, mutationId: string) =>
    (
      await session.ask(
        `mutation($i: [IntentInput!]!) { syncIntents(streamId: "proofs-of-${session === here.people.dealer ? 'x' : 'z'}", intents: $i) { results { status reason } } }`,
        {
          i: [
            {
              seq,
              mutationId,
              v: 1,
              customerKey: session === here.people.dealer ? r3Of('X') : r3Of('Z'),
              kind: 'PAYMENT_PROOF',
              args: { request, files: [{ id: fileId, kind: 'payment-proof', bytes, sha256 }] },
            },
          ],
        },
      )
    ).data.syncIntents.results[0]!
  const key = '0198c0de-0000-7000-8000-0000000000f1'
  expect(await send(here.people.dealer, 1, id, key)).toEqual({ status: 'APPLIED', reason: null })
  expect((await send(here.people.dealer, 1, id, key)).status).toBe('ALREADY')
  expect((await seen(here.people.dealer, id))!.docs).toHaveLength(1)
  expect(await send(here.people.dealerz, 1, id, key.replace('f1', 'f2'))).toMatchObject({
    status: 'REJECTED',
    reason: 'files_refused',
  })
})

test('finance ends a request with a reason', async () => {
  const { number } = await requested()
  expect((await voidAsFinance(number, ' ')).userErrors).toEqual([
    { code: 'required', field: 'note' },
  ])
  expect((await voidAsFinance(number, 'Paid by cheque')).paymentRequest).toMatchObject({
    paymentStatus: { id: 'voided' },
    note: 'Paid by cheque',
    history: [
      { status: 'voided', by: 'Name of finance', note: 'Paid by cheque' },
      { status: 'waiting' },
    ],
  })
  expect(await invoiceStatuses(here)).toEqual({})
  expect((await voidAsFinance('P0', 'x')).userErrors).toEqual([
    { code: 'not_found', field: 'orderNumber' },
  ])
  expect((await notices()).map(({ kind }) => kind)).toEqual(['payment-voided', 'payment-voided'])
})

test.each([
  ['the same', '100', null, null],
  ['less', '80', null, 'required'],
  ['less, with a reason', '80', 'Bank fees', null],
  ['more, with a reason', '120', 'Paid twice', null],
  ['nothing', '0', 'x', 'amount_min'],
  ['too exact', '99.999', 'x', 'amount_precision'],
])('finance approves %s', async (_, amount, note, code) => {
  const { number } = await requested()
  const { userErrors, paymentRequest } = await approve(number, amount, note ?? undefined)
  expect(userErrors.map((error) => error.code)).toEqual(code ? [code] : [])
  if (!code) expect(Number(paymentRequest.receivedAmount)).toBe(Number(amount))
})

test('who may not decide decides nothing', async () => {
  const { number } = await requested()
  for (const name of ['dealer', 'content'] as const) {
    const { errors } = await here.people[name].ask(
      `mutation { approvePayment(orderNumber: "${number}") { message { status } } }`,
    )
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
  expect((await seen(here.people.dealer, number))!.paymentStatus.id).toBe('waiting')
})

test('a request that is not paid in time ends and frees its invoices', async () => {
  const { id } = await requested()
  here.later(72 * 60 - 1)
  await here.sweep()
  expect((await state(id)).status).toBe('waiting')
  here.later(1)
  await here.sweep()
  await here.sweep()
  expect(await state(id)).toMatchObject({ status: 'failed', failure: 'expired' })
  expect(await invoiceStatuses(here)).toEqual({})
  expect(await here.sql(`SELECT 1 FROM payment_event WHERE status = 'failed'`)).toHaveLength(1)
})

const receipt = (no: string, reference: string, amount: string, currency = 'USD') => ({
  receipt_no: no,
  reference,
  amount,
  currency,
  received_on: '2026-11-25',
})

test('the ERP reports money: the right amount completes, another one is looked at, a late one too', async () => {
  const first = await requested()
  const second = await requested({ invoices: [['I-2', '50.5']], amount: '50.5' })
  const third = await requested({
    invoices: [
      ['I-3', '25'],
      ['I-4', '75'],
    ],
    amount: '100',
  })
  await voidAsFinance(third.number, 'x')
  await bring({
    'payment-receipts': [
      receipt('R1', first.number, '100'),
      receipt('R2', second.number, '50'),
      receipt('R3', third.number, '100'),
      receipt('R4', 'P0', '1'),
    ],
  })
  await here.sweep()
  expect(await state(first.id)).toMatchObject({ status: 'completed', source: 'feed' })
  expect(await state(second.id)).toMatchObject({ status: 'uploaded', attention: 'AMOUNT_DIFFERS' })
  expect(await state(third.id)).toMatchObject({ status: 'voided', attention: 'RELEASED_LATE' })
  expect(await here.sql('SELECT receipt_no, outcome FROM payment_receipt ORDER BY 1')).toEqual([
    { receipt_no: 'R1', outcome: 'taken' },
    { receipt_no: 'R2', outcome: 'differs' },
    { receipt_no: 'R3', outcome: 'late' },
    { receipt_no: 'R4', outcome: 'unknown' },
  ])
  // The same money again, and by another way, counts once.
  await bring({ 'payment-receipts': [receipt('R5', first.number, '100')] })
  await here.sweep()
  expect(await here.sql(`SELECT 1 FROM payment_event WHERE status = 'completed'`)).toHaveLength(1)
})

const invoiceRow = (no: string, amount: string, more: object = {}) => ({
  invoice_no: no,
  customer: r3Of('X'),
  sorg: '1000',
  company_code: '1000',
  invoice_date: '2026-09-26',
  due_date: '2026-11-05',
  status: 'Open',
  grand_total: '100',
  accounting_amount: amount,
  ...more,
})

test('an import that calls a held invoice open does not free it', async () => {
  const { id, number } = await requested()
  await bring({ invoices: [invoiceRow('I-1', '100')] })
  await here.sweep()
  expect(await invoiceStatuses(here)).toEqual({ 'I-1': 'Waiting For Payment' })
  await approve(number)
  await bring({ invoices: [invoiceRow('I-1', '100')] })
  await here.sweep()
  expect(await invoiceStatuses(here)).toEqual({ 'I-1': 'Pending Payment' })
  expect((await pay(here.people.dealer2)).userErrors).toEqual([
    { code: 'invoice_locked', field: 'extRefData.0' },
  ])
  // Booked: it is no longer ours to hold.
  await bring({
    invoices: [invoiceRow('I-1', '100', { status: 'Cleared', clearing_date: '2026-11-25' })],
  })
  await here.sweep()
  expect((await seen(here.people.dealer, id))!.invoices).toMatchObject([{ paid: true }])
  expect(await here.sql('SELECT 1 FROM payment_request_invoice WHERE locked')).toEqual([])
})

test('what the ERP clears is paid, whoever said so first', async () => {
  const { id } = await requested()
  await bring({
    invoices: [invoiceRow('I-1', '100', { status: 'Cleared', clearing_date: '2026-11-25' })],
  })
  await here.sweep()
  expect(await state(id)).toMatchObject({ status: 'completed', source: 'feed' })
  await here.sweep()
  expect(await here.sql('SELECT 1 FROM payment_request_invoice WHERE locked')).toEqual([])
})

test('a part that was paid leaves the rest to be paid', async () => {
  const { id, number } = await requested({ partial: true, amount: '40' })
  await approve(number)
  await bring({ invoices: [invoiceRow('I-1', '60')] })
  await here.sweep()
  expect(await state(id)).toMatchObject({ status: 'completed' })
  expect(await invoiceStatuses(here)).toEqual({})
  expect(
    (await pay(here.people.dealer, { invoices: [['I-1', '60']], amount: '60' })).userErrors,
  ).toEqual([])
})

test('a request whose invoice has changed in the books ends', async () => {
  const { id } = await requested()
  await bring({ invoices: [invoiceRow('I-1', '130')] })
  await here.sweep()
  expect(await state(id)).toMatchObject({ status: 'failed', failure: 'reported' })
  expect(await invoiceStatuses(here)).toEqual({})
})

test('other programs are told of money and of its lack', async () => {
  await here.sql(
    `INSERT INTO webhook_endpoint (tenant_id, name, url, events, secret) VALUES ('aa', 'ERP', 'https://erp.test/', '{payment.completed,payment.failed}', 'whsec_eA==')`,
  )
  const { number } = await requested()
  await approve(number)
  const second = await requested({ invoices: [['I-2', '50.5']], amount: '50.5' })
  here.later(73 * 60)
  await here.sweep()
  expect(await here.sql('SELECT event, object FROM webhook_delivery ORDER BY id')).toEqual([
    { event: 'payment.completed', object: number },
    { event: 'payment.failed', object: second.number },
  ])
  await here.sql('DELETE FROM webhook_delivery')
  await here.sql('DELETE FROM webhook_endpoint')
})
