// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/time/day.ts'
import { bringInvoices, invoiceRecord } from '../../../tests/support/invoice-records.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const today = dayIn('UTC', new Date())
const path = '/invoice/open-invoice'

beforeAll(async () => {
  const { database, sql } = await testServer({ allowPartialPayment: true })
  await bringInvoices(database, 'aa', today, {
    components: [{ sorg: '1000', module: 'invoice', displays: 'recycleFee' }],
    invoices: [
      invoiceRecord(today, ['L1', 'X', '1000', -40, '100'], { notes: 'Call first' }),
      invoiceRecord(today, ['L2', 'X', '1000', -3, '50']),
      invoiceRecord(today, ['N1', 'X', '1000', 0, '20'], { assignment: 'A9' }),
      invoiceRecord(today, ['N2', 'X', '1000', 12, '30'], { assignment: 'A9' }),
      invoiceRecord(today, ['C1', 'X', '1000', 5, '-15']),
      invoiceRecord(today, ['W1', 'X', '1000', -9, '70'], { status: 'Waiting For Payment' }),
      invoiceRecord(today, ['B1', 'X', '2000', 3, '9'], { payer_code: 'HEAD', payer_name: 'Head' }),
      invoiceRecord(today, ['P1', 'X', '1000', -60, '11'], {
        status: 'Cleared',
        clearing_date: addDays(today, -2),
      }),
      invoiceRecord(today, ['P2', 'X', '1000', -300, '12'], {
        status: 'Cleared',
        clearing_date: addDays(today, -200),
      }),
    ],
    lines: [
      {
        invoice_no: 'L1',
        line_no: 1,
        article_code: 'BIKE-1',
        name: 'A bike',
        qty: 2,
        price: 50,
        subtotal: 100,
      },
    ],
  })
  await sql(`UPDATE app_user SET email = 'books@example.com' WHERE username = 'dealer'`)
})

const account = (name: string) => screen.findByRole('region', { name })
const tick = (no: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${no}` }))
const bar = () => screen.getByRole('complementary', { name: 'Selected for payment' })
const isTicked = (no: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${no}` }).checked
const payLink = () => within(bar()).getByRole('link', { name: 'Pay' }).getAttribute('href')

test('shows what is owed, late and coming, by company and payer, and narrows it by age', async () => {
  const { address } = await renderAt(path, { as: 'dealer' })
  const first = await account('1000')
  for (const text of [
    '$185.00 open',
    '$150.00 overdue',
    'Due within 12 days',
    'Overdue 40 days',
    'Due now',
    'Credit note',
  ])
    expect(first.textContent).toContain(text)
  expect((await account('2000')).textContent).toContain('Payer: Head')
  const waiting = within(first).getByRole('table', { name: /being paid/ })
  expect(waiting.textContent).toContain('W1')
  expect(within(waiting).queryByRole('checkbox')).toBeNull()
  const ageing = screen.getByRole('region', { name: 'Ageing' })
  const late = within(ageing).getByRole('button', {
    name: /31–60 days overdue.*\$100\.00.*1 invoice/,
  })
  fireEvent.click(late)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'L2' })).toBeNull())
  expect(screen.getByRole('button', { name: 'L1' })).toBeDefined()
  expect(late.getAttribute('aria-pressed')).toBe('true')
  expect(address()).toContain('ageing=days_31_60')
  fireEvent.click(late)
  expect(await screen.findByRole('button', { name: 'L2' })).toBeDefined()
})

test('the bar adds what two companies are owed by age, a currency each', async () => {
  const { sql } = await testServer()
  const group = (name: string) =>
    within(screen.getByRole('region', { name: 'Ageing' })).getByRole('button', {
      name: new RegExp(`^${name}`),
    })
  const groups = ['Not due', '1–30 days overdue', '31–60 days overdue']
  const said = () =>
    groups.map((name) => group(name).textContent.replace(name, '').replaceAll(/\s/g, ' '))
  const { unmount } = await renderAt(path, { as: 'dealer' })
  expect((await account('1000')).textContent).toContain('$185.00 open')
  expect((await account('2000')).textContent).toContain('$9.00 open')
  expect(screen.getByText('Owed').parentElement!.textContent).toContain('$194.00')
  expect(said()).toEqual(['$44.004 invoices', '$50.001 invoice', '$100.001 invoice'])
  fireEvent.click(group('Not due'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'L1' })).toBeNull())
  for (const no of ['N1', 'B1']) expect(screen.getByRole('button', { name: no })).toBeDefined()
  unmount()

  await sql(`UPDATE invoice SET currency = 'EUR' WHERE invoice_no = 'B1'`)
  await renderAt(path, { as: 'dealer' })
  await account('2000')
  expect(said()).toEqual(['$35.00EUR 9.004 invoices', '$50.001 invoice', '$100.001 invoice'])
  await sql(`UPDATE invoice SET currency = NULL WHERE invoice_no = 'B1'`)
})

test('a search without a match says so, and is cleared', async () => {
  await renderAt(`${path}?search=nothing`, { as: 'dealer' })
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('button', { name: 'L1' })).toBeDefined()
})

test('a wrong choice is explained and mended with one press, and leads to the payment', async () => {
  await renderAt(path, { as: 'dealer' })
  await account('1000')
  tick('N1')
  // Of one assignment.
  expect(isTicked('N2')).toBe(true)
  expect(bar().textContent).toContain('$50.00')
  expect(within(bar()).getByRole('alert').textContent).toContain(
    'Overdue invoices come first: 2 more, $150.00',
  )
  expect(within(bar()).getByRole('button', { name: 'Pay' })).toHaveProperty('disabled', true)
  fireEvent.click(within(bar()).getByRole('button', { name: 'Add 2 invoices' }))
  expect(bar().textContent).toContain('$200.00')
  tick('C1')
  expect(bar().textContent).toContain('$185.00')
  expect(bar().textContent).toContain('5 selected, 1 credit note')
  expect(payLink()).toBe(
    '/en-us/payment/invoice/v2?payer=0000000001&invoices=L1%2CL2%2CN1%2CC1%2CN2',
  )
})

test('under the rule "oldest" what is older comes first', async () => {
  await renderAt(path, { as: 'dealer', config: { invoicePaymentRule: 'oldest' } })
  await account('1000')
  tick('L2')
  expect(within(bar()).getByRole('alert').textContent).toContain(
    'Older invoices come first: 1 more, $100.00',
  )
})

test('everything overdue is chosen at once, with credit notes', async () => {
  await renderAt(path, { as: 'dealer' })
  fireEvent.click(await screen.findByRole('button', { name: 'Select all overdue' }))
  expect(bar().textContent).toContain('$135.00')
  fireEvent.click(within(bar()).getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('complementary', { name: 'Selected for payment' })).toBeNull()
})

test('credit notes alone can’t be paid', async () => {
  await renderAt(path, { as: 'dealer' })
  await account('1000')
  tick('C1')
  expect(bar().textContent).toContain('Credit notes alone can’t be paid')
  expect(within(bar()).queryByRole('link', { name: 'Pay' })).toBeNull()
})

test('an amount pays the oldest, and what is left over is said', async () => {
  await renderAt(path, { as: 'dealer' })
  const [open] = await screen.findAllByRole('button', { name: 'Pay an amount…' })
  fireEvent.click(open!)
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByLabelText('Amount in USD')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Select invoices' }))
  await within(dialog).findByText(/Enter an amount above zero/)
  fireEvent.change(field, { target: { value: '140' } })
  const outcome = within(dialog).getByRole('status').textContent
  for (const text of [
    '2 invoices, $135.00 to pay',
    '1 credit note takes off $15.00',
    '$5.00 is left over. The next invoice, N1, needs $45.00 more.',
  ])
    expect(outcome).toContain(text)
  fireEvent.submit(field)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bar().textContent).toContain('$135.00')
})

test('a part of the oldest invoice is a payment in part', async () => {
  await renderAt(path, { as: 'dealer' })
  fireEvent.click((await screen.findAllByRole('button', { name: 'Pay an amount…' }))[0]!)
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Amount in USD'), { target: { value: '30' } })
  expect(within(dialog).getByRole('status').textContent).toContain('$30.00 pays a part of L1')
})

test('rows are walked, ticked and opened by keyboard', async () => {
  await renderAt(path, { as: 'dealer' })
  const table = within(await account('1000')).getByRole('table', { name: 'Open invoices of 1000' })
  const [, first, second] = within(table).getAllByRole('row')
  first!.focus()
  fireEvent.keyDown(first!, { key: ' ' })
  expect(isTicked('L1')).toBe(true)
  fireEvent.keyDown(first!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second!, { key: 'Enter' })
  expect(await screen.findByRole('dialog', { name: 'Invoice L2' })).toBeDefined()
})

test('an invoice says its lines, and is mailed to the one who asks', async () => {
  const { address } = await renderAt(`${path}?invoice=L1`, { as: 'dealer' })
  const dialog = await screen.findByRole('dialog', { name: 'Invoice L1' })
  await within(dialog).findByText('A bike')
  for (const text of ['Call first', 'Recycling fee', '$0.00', '2 EA'])
    expect(dialog.textContent).toContain(text)
  expect(within(dialog).getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
    '/server/invoices/L1',
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Email it to me' }))
  expect(await screen.findByText('Invoice L1 is on its way to books@example.com')).toBeDefined()
  const { sql } = await testServer()
  expect(await sql(`SELECT attachment_name FROM mail_message`)).toEqual([
    { attachment_name: 'L1.pdf' },
  ])
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(address()).not.toContain('invoice='))
})

test('an invoice of another customer is not there', async () => {
  const { database } = await testServer()
  await bringInvoices(database, 'aa', today, {
    invoices: [invoiceRecord(today, ['Z9', 'Z', '1000', 1, '5'])],
  })
  await renderAt(`${path}?invoice=Z9`, { as: 'dealer' })
  expect(await screen.findByText('There is no such invoice')).toBeDefined()
})

test('offline nothing is paid, mailed or opened as PDF', async () => {
  const { setOnline } = await renderAt(path, { as: 'dealer' })
  await account('1000')
  fireEvent.click(screen.getByRole('button', { name: 'Select all overdue' }))
  setOnline(false)
  await waitFor(() => expect(bar().textContent).toContain('You’re offline'))
  expect(within(bar()).queryByRole('link', { name: 'Pay' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Statement/ })).toBeNull()
})

test('where nothing is paid here, nothing can be selected', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE sales_organisation SET allow_pay_invoice = false WHERE sorg = '1000'`)
  await renderAt(path, { as: 'dealer' })
  const first = await account('1000')
  expect(first.textContent).toContain('These invoices can’t be paid here')
  expect(within(first).queryByRole('checkbox')).toBeNull()
  await sql('UPDATE sales_organisation SET allow_pay_invoice = true')
})

test('a customer who owes nothing is told so', async () => {
  await renderAt(path, { as: 'dealer2', customer: 'Y' })
  expect(await screen.findByText('Nothing to pay')).toBeDefined()
})

test.each(['/invoice/invoice-list', '/invoice/invoice-list-new'])(
  '%s lists what was cleared in a period',
  async (list) => {
    const { address } = await renderAt(list, { as: 'dealer' })
    expect(await screen.findByRole('button', { name: 'P1' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'P2' })).toBeNull()
    fireEvent.change(screen.getByLabelText('Cleared from'), {
      target: { value: addDays(today, -250) },
    })
    expect(await screen.findByRole('button', { name: 'P2' })).toBeDefined()
    expect(address()).toContain('from=')
    fireEvent.click(screen.getByRole('button', { name: 'P2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invoice P2' })
    expect((await within(dialog).findByText(/Cleared on/)).textContent).toBeDefined()
  },
)

test('without the permission there is no such screen', async () => {
  const { address } = await renderAt(path, { as: 'content' })
  expect(address()).toMatch(/^\/login/)
})
