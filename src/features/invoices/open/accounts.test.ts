import { expect, test } from 'vitest'
import { accountsOf, averageDays, figuresOf, narrowedRows } from './accounts.ts'
import { keysAfter } from './use-selections.ts'

type Companies = Parameters<typeof accountsOf>[0]

/** `900 -5 100 A1 Y`: number, days until due, amount, assignment, customer. */
const invoice = (text: string) => {
  const [invoiceNo = '', days = '0', amount = '0', assignment = '', customer = 'X'] =
    text.split(' ')
  return {
    invoiceNo,
    overdue: Number(days),
    accountingAmount: amount,
    assignment: assignment === '-' ? null : assignment,
    custName: customer,
    payerName: 'Head',
    orderNo: `O-${invoiceNo}`,
    doNo: null,
    dueDate: { date: '2026-11-25' },
  }
}
const customer = (payerCode: string, open: string, pending = '', currency = 'USD') => ({
  payerCode,
  payerName: 'Head',
  currency,
  custName: 'X',
  ageing: [{ invoices: open.split(', ').map(invoice) }],
  pending: pending ? pending.split(', ').map(invoice) : [],
})
const company = (companyCode: string, ...creditCustomers: ReturnType<typeof customer>[]) => ({
  companyCode,
  companyName: companyCode,
  additionalDisplays: [],
  allowPayInvoice: true,
  creditCustomers,
})
const accounts = (...companies: ReturnType<typeof company>[]) =>
  accountsOf(companies as unknown as Companies)

test('what one payer owes one company stands together, oldest first', () => {
  const found = accounts(
    company('A', customer('P', '2 5 10 -, 3 -9 20 -'), customer('P', '1 -1 7 -', '9 1 4 -')),
    company(
      'B',
      customer('P', '4 0 1 -'),
      customer('Q', '5 0 1 -'),
      customer('P', '6 0 1 -', '', 'EUR'),
    ),
  )
  expect(
    found.map(({ key, open, pending }) => [key, open.map((row) => row.invoiceNo), pending.length]),
  ).toEqual([
    ['A P USD', ['3', '1', '2'], 1],
    ['B P USD', ['4'], 0],
    ['B Q USD', ['5'], 0],
    ['B P EUR', ['6'], 0],
  ])
})

test('figures of all accounts, a currency each', () => {
  const [dollars, euros] = figuresOf(
    accounts(
      company('A', customer('P', '1 -31 100 -, 2 -1 -30 -, 3 0 5 -, 4 7 6 -, 5 8 7 -', '6 1 50 -')),
      company('B', customer('P', '7 -91 0.1 -', '', 'EUR')),
    ),
  )
  expect(dollars).toEqual({
    currency: 'USD',
    total: '88',
    overdue: '70',
    soon: '11',
    pending: '50',
    ageing: {
      not_due: { value: '18', count: 3 },
      days_1_30: { value: '-30', count: 1 },
      days_31_60: { value: '100', count: 1 },
      days_61_90: { value: '0', count: 0 },
      over_90: { value: '0', count: 0 },
    },
  })
  expect(euros).toMatchObject({ total: '0.1', ageing: { over_90: { value: '0.1', count: 1 } } })
})

test.each([
  [{}, ['1', '2', '3']],
  [{ ageing: 'not_due' as const }, ['3']],
  [{ search: 'o-2' }, ['2']],
  [{ search: 'shop A7' }, ['1']],
  [{ search: 'head o-' }, ['1', '2', '3']],
  [{ search: 'o-2', ageing: 'not_due' as const }, []],
])('narrowed by %j', (by, expected) => {
  const [account] = accounts(
    company('A', customer('P', '1 -9 10 A7 Shop, 2 -5 10 - Other, 3 0 10 - Other')),
  )
  expect(narrowedRows(account!.open, by).map(({ invoiceNo }) => invoiceNo)).toEqual(expected)
})

test.each([
  ['one is ticked', '', '1', '', 'A7'],
  ['a credit note goes by its number', '', '4', '', '4'],
  ['a tick taken away takes all of the assignment', '1 2', '2', 'A7', ''],
  ['what is not in sight stays', '', '3', '77', '77 A8'],
])('%s', (_, before, now, keys, expected) => {
  const [account] = accounts(
    company('A', customer('P', '1 1 10 A7, 2 1 10 A7, 3 1 10 A8, 4 1 -5 A7')),
  )
  const set = (text: string) => new Set(text.split(' ').filter(Boolean))
  expect([...keysAfter(account!.open, set(before), set(now), set(keys))].join(' ')).toBe(expected)
})

test('days to pay, weighed by invoices', () => {
  const year = (number: number, averagePaymentDay: number, invoices: number) => ({
    year: number,
    averagePaymentDay,
    invoices,
  })
  expect(
    averageDays([
      { years: [year(2026, 10, 1), year(2025, 30, 2)] },
      { years: [year(2026, 30, 3)] },
    ]),
  ).toEqual([
    { year: 2026, days: 25 },
    { year: 2025, days: 30 },
  ])
})
