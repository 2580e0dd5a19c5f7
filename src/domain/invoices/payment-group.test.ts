import { expect, test } from 'vitest'
import { paymentGroups } from './payment-group.ts'

/** `900 1000 USD`: number, sales organisation, currency. */
const invoice = (text: string) => {
  const [invoiceNo = '', sorg = '', currency = ''] = text.split(' ')
  return {
    invoiceNo,
    sorg,
    currency,
    assignment: null,
    accountingAmount: '1',
    dueDate: '2026-11-25',
    status: 'Open',
  }
}

test.each([
  ['nothing', '', []],
  ['one sales organisation', '1 A USD, 2 A USD', ['A USD: 1 2']],
  ['two of one company', '1 A USD, 2 B USD, 3 A USD', ['A USD: 1 3', 'B USD: 2']],
  ['two currencies', '1 A USD, 2 A EUR', ['A USD: 1', 'A EUR: 2']],
])('%s', (_, text, groups) =>
  expect(
    paymentGroups(text.split(', ').filter(Boolean).map(invoice)).map(
      ({ key, invoices }) => `${key}: ${invoices.map(({ invoiceNo }) => invoiceNo).join(' ')}`,
    ),
  ).toEqual(groups),
)
