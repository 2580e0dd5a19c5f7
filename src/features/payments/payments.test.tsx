// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn } from '#domain/time/day.ts'
import { findKeptPayment, forgetOthersPayments } from '#offline/kept-payments.ts'
import { bringInvoices, invoiceRecord } from '../../../tests/support/invoice-records.ts'
import { placeOrder } from '../../../tests/support/payment-ground.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { logIn } from '../../../tests/support/server.ts'
import { r3Of } from '../../../tests/support/world.ts'

// Those of jsdom have no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

const today = dayIn('UTC', new Date())
const payPath = (invoices: string) =>
  `/payment/invoice/v2?payer=${r3Of('X')}&invoices=${encodeURIComponent(invoices)}`

const methods = [
  ['TRANSFER', 'Transfer', null, '0', 72],
  ['CARD', 'Credit Card', 'sandbox', '0.02', 24],
  ['ACH', 'ACH', 'sandbox', '0', 24],
  ['VA', 'Virtual Account', 'sandbox', '0', 24],
  ['STRIPE', 'Credit Card', 'stripe', '0', 24],
] as const

beforeAll(async () => {
  const { database, sql } = await testServer({
    payment: true,
    paymentGateway: true,
    allowPartialPayment: true,
    invoicePaymentRule: 'oldest',
  })
  await bringInvoices(database, 'aa', today, {
    invoices: [
      invoiceRecord(today, ['I1', 'X', '1000', -20, '100']),
      invoiceRecord(today, ['I2', 'X', '1000', 5, '50.5']),
      invoiceRecord(today, ['C1', 'X', '1000', 0, '-20']),
    ],
  })
  for (const module of ['invoice', 'order'])
    for (const [id, type, gateway, discount, hours] of methods)
      await sql(
        `INSERT INTO payment_method (tenant_id, sorg, module, id, type, description, instruction, gateway_id, discount, on_credit, expiry_hours)
         VALUES ('aa', '1000', $6, $1::text, $2, 'By ' || $1::text, 'Name the number.', $3, $4, false, $5)`,
        [id, type, gateway, discount, hours, module],
      )
})

beforeEach(async () => {
  const { sql } = await testServer()
  for (const table of [
    'payment_event',
    'payment_request_invoice',
    'payment_request',
    'saved_payment',
  ])
    await sql(`DELETE FROM ${table}`)
  await sql(`UPDATE invoice SET status = 'Open'`)
})

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const requests = async () => {
  const { sql } = await testServer()
  return sql<{ payment_id: string; amount: string; discount: string; is_partial: boolean }>(
    'SELECT payment_id, amount::text, discount::text, is_partial FROM payment_request',
  )
}

describe('paying invoices', () => {
  test('by transfer: sums with credit notes, one press, and the page that says what to do', async () => {
    const { router } = await renderAt(payPath('I1,C1'), { as: 'dealer' })
    await choose(/^By TRANSFER/)
    const invoice = screen.getByRole('link', { name: 'I1' })
    expect(invoice.getAttribute('href')).toContain('/invoice/open-invoice?invoice=I1')
    expect(invoice.getAttribute('target')).toBe('_blank')
    screen.getByText('Name the number.')
    await press('Credit notes')
    const credits = await screen.findByRole('dialog', { name: 'Credit notes' })
    within(credits).getByText('C1')
    fireEvent.click(within(credits).getAllByRole('button', { name: 'Close' }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Pay $80.00')
    await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
    expect(router.state.location.pathname).toMatch(/^\/en-us\/payment\/[0-9a-f-]{36}$|^\/payment\//)
    screen.getByText(/^Waiting for your payment since/)
    await screen.findByRole('button', { name: 'Choose proof' })
    expect(await requests()).toEqual([
      { payment_id: 'TRANSFER', amount: '80.0000', discount: '0.0000', is_partial: false },
    ])
  })

  test('nothing is sent without a method, or while an older invoice is left out', async () => {
    await renderAt(payPath('I1'), { as: 'dealer' })
    await press('Pay $100.00')
    await screen.findByText('Choose a payment method')
    expect(await requests()).toEqual([])
  })

  test('a newer invoice alone is explained and cannot be paid', async () => {
    await renderAt(payPath('I2'), { as: 'dealer' })
    await screen.findByText('Other invoices must be paid first. Change your selection.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay/ }).disabled).toBe(true)
  })

  test('by card: each field tells what is wrong, the discount counts, and only a token reaches the server', async () => {
    await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By CARD/)
    await press('Pay $98.00')
    await screen.findByText('Enter the card number')
    screen.getByText('Enter month and year')
    type(/^Card number/, '4242 4242 4242 4241')
    type(/^Month/, '4')
    type(/^Year/, String(Number(today.slice(0, 4)) + 2))
    type(/^Security code/, '123')
    await press('Pay $98.00')
    await screen.findByText('Check the card number')
    expect(screen.getByLabelText(/^Card number/)).toHaveProperty('value', '4242 4242 4242 4241')
    type(/^Card number/, '4242 4242 4242 4242')
    await press('Pay $98.00')
    await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
    expect(await requests()).toEqual([
      { payment_id: 'CARD', amount: '98.0000', discount: '2.0000', is_partial: false },
    ])
    const { sql } = await testServer()
    const stored = await sql<{ row: string }>('SELECT r::text AS row FROM payment_request r')
    expect(stored[0]!.row.replaceAll(' ', '')).not.toContain('4242424242424242')
  })

  test('a bank account is checked digit by digit before it leaves the page', async () => {
    await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By ACH/)
    type(/^Kind of account/, 'Checking')
    type(/^Routing number/, '110000001')
    type(/^Account number/, '000123456789')
    await press('Pay $100.00')
    await screen.findByText('Check the routing number')
    type(/^Routing number/, '110000000')
    await press('Pay $100.00')
    await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
  })

  test('a part of one invoice: limits in words, and what stays open', async () => {
    await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By TRANSFER/)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pay only a part' }))
    type(/^Amount to pay now/, '100.5')
    await press(/^Pay/)
    await screen.findByText('The maximum amount is $100.00')
    type(/^Amount to pay now/, '0.5')
    await press(/^Pay/)
    await screen.findByText('The minimum amount is 1')
    type(/^Amount to pay now/, '40')
    await press('Pay $40.00')
    await screen.findByText('Part of $100.00')
    expect(await requests()).toMatchObject([{ amount: '40.0000', is_partial: true }])
  })

  test('what another person pays meanwhile is not paid twice', async () => {
    await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By TRANSFER/)
    const { sql } = await testServer()
    await sql(`UPDATE invoice SET status = 'Waiting For Payment' WHERE invoice_no = 'I1'`)
    await press('Pay $100.00')
    await screen.findAllByText(/No open invoice is selected|already under way/)
    expect(await requests()).toEqual([])
  })

  test('offline nothing can be paid, and without a selection the way to it is shown', async () => {
    const { setOnline } = await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By TRANSFER/)
    setOnline(false)
    await screen.findByText('You’re offline. Payments need a connection.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay/ }).disabled).toBe(true)
    setOnline(true)
  })

  test('without a selection the way to it is shown', async () => {
    await renderAt('/payment/invoice', { as: 'dealer' })
    await screen.findByText('No open invoice is selected')
    within(screen.getByRole('main')).getByRole('link', { name: 'Open invoices' })
  })
})

const nextYear = String(Number(today.slice(0, 4)) + 1)
const typeCard = (number: string) => {
  type(/^Card number/, number)
  type(/^Month/, '4')
  type(/^Year/, nextYear)
  type(/^Security code/, '123')
}
/** Saves a card of the dealer's customer with a payment service. */
const saveCard = async (paymentId: string, gateway: string) =>
  (await testServer()).sql(
    `INSERT INTO saved_payment (tenant_id, customer_id, id, gateway_id, sorg, payment_id, reference, kind, display, card_type, expiry, created_at)
     SELECT 'aa', id, gen_random_uuid(), $2, '1000', $1, 'kept-' || $2, 'CARD', 'Visa •••• 4242', 'Visa', '2099-04', now() FROM customer WHERE r3 = $3`,
    [paymentId, gateway, r3Of('X')],
  )

describe('an order in advance', () => {
  const order = async (paymentId: string) =>
    placeOrder(await logIn((await testServer()).app, 'aa.test', 'dealer'), paymentId)
  const orderPaidBy = async (paymentId: string) => {
    const { sql } = await testServer()
    await order(paymentId)
    const [row] = await sql<{ id: string }>('SELECT id FROM payment_request')
    return row!.id
  }

  test('is paid by card on its payment, and again after a decline', async () => {
    await renderAt(`/payment/${await orderPaidBy('CARD')}`, { as: 'dealer' })
    await press(/^Pay \$/)
    await screen.findByText('Enter the card number')
    typeCard('4000 0000 0000 0002')
    await press(/^Pay \$/)
    await screen.findByText(/^The payment service is preparing/)
    const { sql, work } = await testServer()
    await work()
    await screen.findByText('The payment was declined by the bank.')
    typeCard('4242 4242 4242 4242')
    await press(/^Pay \$/)
    await screen.findByText(/^The payment service is preparing/)
    await work()
    await screen.findAllByText('Paid')
    expect(await sql('SELECT status FROM payment_request ORDER BY number')).toEqual([
      { status: 'failed' },
      { status: 'completed' },
    ])
  })

  test('shows its payment and leads to it, from its page and from its confirmation', async () => {
    const orderNo = await order('TRANSFER')
    await renderAt(`/cart/order-confirmation?orders=${orderNo}`, { as: 'dealer' })
    await screen.findByRole('link', { name: 'Pay now' })
    cleanup()
    await renderAt(`/order/view/${orderNo}`, { as: 'dealer' })
    await screen.findByText('Waiting for payment')
    screen.getByText(/^Pay by/)
    fireEvent.click(screen.getByRole('link', { name: 'Pay now' }))
    await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
    const link = await screen.findByRole('link', { name: orderNo })
    expect(link.getAttribute('href')).toContain(`/order/view/${orderNo}`)
  })

  test('is paid by a saved card', async () => {
    await saveCard('CARD', 'sandbox')
    await renderAt(`/payment/${await orderPaidBy('CARD')}`, { as: 'dealer' })
    await screen.findByRole('radio', { name: 'Visa •••• 4242' })
    await press(/^Pay \$/)
    await screen.findByText(/^The payment service is preparing/)
    const { sql } = await testServer()
    expect(await sql('SELECT saved_payment_id IS NOT NULL AS saved FROM payment_request')).toEqual([
      { saved: true },
    ])
  })
})

describe('on the page of a payment service', () => {
  test('another card can be saved', async () => {
    await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By STRIPE/)
    await screen.findByText(/^Next, you continue on the secure page/)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Save with the payment service/ }))
    await press('Pay $100.00')
    await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
    const { sql } = await testServer()
    expect(await sql('SELECT save_payment, saved_payment_id FROM payment_request')).toEqual([
      { save_payment: true, saved_payment_id: null },
    ])
  })

  test('a saved card is charged instead', async () => {
    await saveCard('STRIPE', 'stripe')
    await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By STRIPE/)
    await screen.findByRole('radio', { name: 'Visa •••• 4242' })
    await press('Pay $100.00')
    await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
    const { sql } = await testServer()
    expect(
      await sql('SELECT save_payment, saved_payment_id IS NOT NULL AS saved FROM payment_request'),
    ).toEqual([{ save_payment: false, saved: true }])
  })
})

/** Pays I1 by transfer on the screen. */
async function payOne() {
  const rendered = await renderAt(payPath('I1'), { as: 'dealer' })
  await choose(/^By TRANSFER/)
  await press('Pay $100.00')
  await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
  return rendered
}

/** Opens the first payment of finance's list. */
async function openInOffice(search = '') {
  cleanup()
  await renderAt(`/admin/payments${search}`, { as: 'finance' })
  fireEvent.click((await screen.findAllByRole('link', { name: /^P?\d+$/ }))[0]!)
}

describe('a payment', () => {
  test('leads its payer to the page of the payment service', async () => {
    await renderAt(payPath('I1'), { as: 'dealer' })
    await choose(/^By VA/)
    await press('Pay $100.00')
    await screen.findByText(/^The payment service is preparing/)
    const { work, sql } = await testServer()
    await work()
    const link = await screen.findByRole('link', { name: 'Continue to payment' })
    expect(link.getAttribute('href')).toMatch(/^\/sandbox-pay\//)
    screen.getByText('Transfer to this account')
    expect(await sql('SELECT gateway_state FROM payment_request')).toEqual([
      { gateway_state: 'running' },
    ])
  })

  test('takes a proof without a connection, keeps it, and shows it to finance once it has arrived', async () => {
    const { setOnline, container } = await payOne()
    setOnline(false)
    await screen.findByText(/^You’re offline. A proof is saved/)
    const paper = new File(['%PDF-1.7 transfer'], 'transfer.pdf', { type: 'application/pdf' })
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [paper] } })
    await screen.findByText('transfer.pdf')
    await press('Send proof')
    await screen.findByText(/^1 proof is on this device/)
    setOnline(true)
    await screen.findByRole('link', { name: 'transfer.pdf' }, { timeout: 20_000 })
    const { sql } = await testServer()
    expect(await sql('SELECT status, attention FROM payment_request')).toEqual([
      { status: 'uploaded', attention: 'PROOF' },
    ])
    await press('Delete transfer.pdf')
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete proof' }))
    await waitFor(async () =>
      expect(await sql('SELECT status FROM payment_request')).toEqual([{ status: 'waiting' }]),
    )
  })

  test('opens after a reload without a connection and takes a proof; log-out deletes it', async () => {
    const { router: before, user } = await payOne()
    const userId = user()!.id
    const id = before.state.location.pathname.split('/').at(-1)!
    await waitFor(async () => expect(await findKeptPayment(userId, id)).toBeDefined())
    cleanup()
    const { container, setOnline, router } = await renderAt('/outbox', { as: 'dealer' })
    setOnline(false)
    await router.navigate({ to: '/payment/$id', params: { id } })
    await screen.findByText('Name the number.')
    await screen.findByRole('button', { name: 'Choose proof' })
    const paper = new File(['%PDF-1.7 transfer'], 'kept.pdf', { type: 'application/pdf' })
    fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [paper] } })
    await screen.findByText('kept.pdf')
    await press('Send proof')
    await screen.findByText(/^1 proof is on this device/)
    setOnline(true)
    await screen.findByRole('link', { name: 'kept.pdf' })
    await forgetOthersPayments('')
    expect(await findKeptPayment(userId, id)).toBeUndefined()
  })

  test('is reached from its invoice, and leads back to it', async () => {
    await payOne()
    screen.getByRole('link', { name: 'I1' })
    cleanup()
    await renderAt('/invoice/open-invoice?invoice=I1', { as: 'dealer' })
    const dialog = await screen.findByRole('dialog', { name: 'Invoice I1' })
    await within(dialog).findByRole('link', { name: 'Show payment' })
    cleanup()
    await renderAt('/invoice/open-invoice', { as: 'dealer' })
    fireEvent.click(await screen.findByRole('link', { name: 'Show payment' }))
    await screen.findByRole('heading', { name: /^Payment P?\d+$/ })
  })

  test('is found in the list, and canceled after a question: its invoice is open again', async () => {
    await payOne()
    await press('Cancel payment')
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel payment' }))
    await waitFor(async () =>
      expect(
        await (await testServer()).sql(`SELECT status FROM invoice WHERE invoice_no = 'I1'`),
      ).toEqual([{ status: 'Open' }]),
    )
    expect(await screen.findAllByText('Canceled')).not.toEqual([])
  })

  test('is approved by finance, who see who has to be looked at', async () => {
    await payOne()
    await renderAt('/admin/payments', { as: 'finance' })
    fireEvent.click((await screen.findAllByRole('link', { name: /^P?\d+$/ }))[0]!)
    await press('Approve')
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText(/^Amount received/), {
      target: { value: '90' },
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await within(dialog).findByText('Another amount or currency needs a note.')
    fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: 'Bank fee' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(async () =>
      expect(
        await (
          await testServer()
        ).sql('SELECT status, received_amount::text, note FROM payment_request'),
      ).toEqual([{ status: 'completed', received_amount: '90.0000', note: 'Bank fee' }]),
    )
  })

  test('in another currency is shown as it came, and approved for what it counts', async () => {
    await payOne()
    const { sql } = await testServer()
    await sql(
      `UPDATE payment_request SET status = 'uploaded', attention = 'CURRENCY_DIFFERS', received_amount = 90, received_currency = 'EUR', received_at = now(), source = 'feed'`,
    )
    await openInOffice()
    await screen.findByText(/^€90.00|^EUR.90.00/)
    await press('Approve')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await within(dialog).findByText('Another amount or currency needs a note.')
    expect(within(dialog).getByLabelText(/^Amount in USD/)).toHaveProperty('value', '100')
    fireEvent.change(within(dialog).getByLabelText('Note'), { target: { value: 'Bank rate' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(async () =>
      expect(
        await sql('SELECT status, received_amount::text, received_currency FROM payment_request'),
      ).toEqual([{ status: 'completed', received_amount: '90.0000', received_currency: 'EUR' }]),
    )
  })

  test('of another amount is approved as it came', async () => {
    await payOne()
    const { sql } = await testServer()
    await sql(
      `UPDATE payment_request SET status = 'uploaded', attention = 'AMOUNT_DIFFERS', received_amount = 90, received_currency = 'USD', received_at = now(), source = 'feed'`,
    )
    await openInOffice()
    await press('Approve')
    const dialog = await screen.findByRole('dialog')
    type(/^Amount received/, '100')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(async () =>
      expect(await sql('SELECT status, received_amount::text FROM payment_request')).toEqual([
        { status: 'completed', received_amount: '100.0000' },
      ]),
    )
  })

  test('that came late is settled by finance with a note', async () => {
    await payOne()
    const { sql } = await testServer()
    await sql(
      `UPDATE payment_request SET status = 'failed', failure = 'expired', attention = 'RELEASED_LATE', received_amount = 100, received_currency = 'USD', received_at = now(), source = 'feed', module = 'order'`,
    )
    await openInOffice('?attention=yes')
    await press('Mark as settled')
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: 'Paid back' } })
    fireEvent.click(within(dialog).getByLabelText(/^The money was paid back/))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as settled' }))
    await waitFor(async () =>
      expect(await sql('SELECT attention, note, paid_back FROM payment_request')).toEqual([
        { attention: null, note: 'Paid back', paid_back: true },
      ]),
    )
  })

  test('is ended by finance with a reason', async () => {
    await payOne()
    await renderAt('/admin/payments?status=waiting', { as: 'finance' })
    fireEvent.click((await screen.findAllByRole('link', { name: /^P?\d+$/ }))[0]!)
    await press('End without payment')
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'End without payment' }))
    await within(dialog).findByText('Required')
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Twice' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'End without payment' }))
    await waitFor(async () =>
      expect(await (await testServer()).sql('SELECT status FROM payment_request')).toEqual([
        { status: 'voided' },
      ]),
    )
  })

  test('a customer finds it by its invoice, and another customer doesn’t', async () => {
    await payOne()
    await renderAt(`/payment?search=I1&from=${today}`, { as: 'dealer' })
    screen.getByLabelText('Created from')
    screen.getByText(/^Waiting for your payment since/, { selector: 'td *' })
    expect(await screen.findAllByRole('link', { name: /^P?\d+$/ })).toHaveLength(1)
    await renderAt('/payment', { as: 'dealerz' })
    await screen.findByText('No payments yet')
  })
})
