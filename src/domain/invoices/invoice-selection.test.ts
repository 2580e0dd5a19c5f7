import { describe, expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { type PaymentRule, selectInvoices, type SelectionObstacle } from './invoice-selection.ts'
import { keysOf, keysText, type OpenInvoice, selectionKey } from './open-invoice.ts'

const today = '2026-11-25'

/** `900 -5 100 A1 Pending`: number, days until due, amount, assignment, status; `EUR` is the currency where none is named. */
function invoice(text: string): OpenInvoice {
  const [invoiceNo = '', days = '', amount = '', ...more] = text.split(' ')
  const assignment = more.find((word) => word.startsWith('A')) ?? null
  const states: Record<string, string> = {
    Open: 'Open',
    None: '',
    Pending: 'Pending Payment',
    Waiting: 'Waiting For Payment',
  }
  return {
    invoiceNo,
    dueDate: addDays(today, Number(days)),
    accountingAmount: amount,
    assignment,
    currency: more.find((word) => /^[A-Z]{3}$/.test(word)) ?? 'EUR',
    status: states[more.find((word) => word in states) ?? 'Open'] ?? null,
  }
}
const invoices = (text: string) =>
  text
    .split(',')
    .filter((one) => one !== '')
    .map((one) => invoice(one.trim()))
const words = (text: string) => text.split(' ').filter((one) => one !== '')

type Case = [
  what: string,
  rule: PaymentRule,
  open: string,
  chosen: string,
  total: string,
  missing: string,
  obstacle: SelectionObstacle | null,
]

const three = '1 -40 100, 2 -5 50, 3 10 25'

describe('which invoices may be chosen together', () => {
  test.each<Case>([
    ['nothing of nothing', 'oldest', '', '', '0', '', 'nothing_selected'],
    ['nothing of three', 'oldest', three, '', '0', '', 'nothing_selected'],
    ['the oldest', 'oldest', three, '1', '100', '', null],
    ['the two oldest', 'oldest', three, '1 2', '150', '', null],
    ['all', 'oldest', three, '1 2 3', '175', '', null],
    ['the second without the first', 'oldest', three, '2', '50', '1', 'wrong_choice'],
    ['the last alone', 'oldest', three, '3', '25', '1 2', 'wrong_choice'],
    ['a gap in the middle', 'oldest', three, '1 3', '125', '2', 'wrong_choice'],
    ['one of two equally old', 'oldest', '1 5 10, 2 5 20', '2', '20', '', null],
    ['the other of two equally old', 'oldest', '1 5 10, 2 5 20', '1', '10', '', null],
    [
      'both equally old ones stand before a later one',
      'oldest',
      '1 5 10, 2 5 20, 3 6 30',
      '1 3',
      '40',
      '2',
      'wrong_choice',
    ],
    [
      'the rule counts also where nothing is due',
      'oldest',
      '1 5 10, 2 9 20',
      '2',
      '20',
      '1',
      'wrong_choice',
    ],
    [
      'the order of the list does not matter',
      'oldest',
      '3 10 25, 1 -40 100',
      '3',
      '25',
      '1',
      'wrong_choice',
    ],
    ['overdue: any overdue invoice', 'overdue', three, '2', '50', '', null],
    ['overdue: the other overdue one', 'overdue', three, '1', '100', '', null],
    ['overdue: one that is not due first', 'overdue', three, '3', '25', '1 2', 'wrong_choice'],
    ['overdue: one missing', 'overdue', three, '1 3', '125', '2', 'wrong_choice'],
    ['overdue: all overdue and another', 'overdue', three, '1 2 3', '175', '', null],
    ['overdue: nothing is overdue, any order', 'overdue', '1 5 10, 2 9 20', '2', '20', '', null],
    ['due today is not overdue', 'overdue', '1 0 10, 2 9 20', '2', '20', '', null],
    [
      'due today may not come before overdue',
      'overdue',
      '1 0 10, 2 -1 20',
      '1',
      '10',
      '2',
      'wrong_choice',
    ],
    ['due yesterday is overdue', 'overdue', '1 -1 10, 2 9 20', '2', '20', '1', 'wrong_choice'],
    ['a credit note alone', 'oldest', '9 -5 -30, 1 5 100', '9', '-30', '', 'no_invoice'],
    [
      'a credit note alone, overdue rule',
      'overdue',
      '9 5 -30, 1 -5 100',
      '9',
      '-30',
      '',
      'no_invoice',
    ],
    ['with a credit note', 'oldest', '9 -5 -30, 1 5 100', '1 9', '70', '', null],
    [
      'an unchosen credit note holds nothing up',
      'oldest',
      '9 -50 -30, 1 5 100',
      '1',
      '100',
      '',
      null,
    ],
    [
      'an overdue credit note holds nothing up',
      'overdue',
      '9 -50 -30, 1 5 100',
      '1',
      '100',
      '',
      null,
    ],
    [
      'a late credit note is never too early',
      'oldest',
      '9 90 -30, 1 5 100, 2 9 50',
      '1 9',
      '70',
      '',
      null,
    ],
    [
      'credit as high as the invoice',
      'oldest',
      '9 1 -100, 1 5 100',
      '1 9',
      '0',
      '',
      'not_above_zero',
    ],
    [
      'more credit than invoices',
      'oldest',
      '9 1 -130, 1 5 100',
      '1 9',
      '-30',
      '',
      'not_above_zero',
    ],
    ['credit leaves the smallest unit', 'oldest', '9 1 -99.99, 1 5 100', '1 9', '0.01', '', null],
    ['two credit notes', 'overdue', '8 1 -10, 9 1 -20.5, 1 5 100', '1 8 9', '69.5', '', null],
    [
      'an assignment takes all its invoices',
      'oldest',
      '1 1 10 A7, 2 1 20 A7',
      'A7',
      '30',
      '',
      null,
    ],
    [
      'an invoice with an assignment is not chosen by its number',
      'oldest',
      '1 1 10 A7',
      '1',
      '0',
      '',
      'nothing_selected',
    ],
    [
      'an assignment leaves credit notes of the same one',
      'oldest',
      '1 1 10 A7, 9 1 -4 A7',
      'A7',
      '10',
      '',
      null,
    ],
    ['a credit note goes by its number', 'oldest', '1 1 10 A7, 9 1 -4 A7', 'A7 9', '6', '', null],
    [
      'two of one assignment, another between',
      'oldest',
      '1 -9 10 A7, 2 -5 20, 3 -1 30 A7',
      'A7',
      '40',
      '2',
      'wrong_choice',
    ],
    [
      'two of one assignment and what lies between',
      'oldest',
      '1 -9 10 A7, 2 -5 20, 3 -1 30 A7',
      'A7 2',
      '60',
      '',
      null,
    ],
    [
      'what is missing brings its assignment, and what is older than that',
      'oldest',
      '1 -9 10 A7, 2 -8 20, 3 -1 30 A7, 4 -2 40',
      '2',
      '20',
      'A7 4',
      'wrong_choice',
    ],
    [
      'an assignment with overdue and due invoices',
      'overdue',
      '1 -9 10 A7, 2 9 20 A7, 3 -2 30',
      'A7',
      '30',
      '3',
      'wrong_choice',
    ],
    [
      'the overdue one beside that assignment',
      'overdue',
      '1 -9 10 A7, 2 9 20 A7, 3 -2 30',
      '3',
      '30',
      '',
      null,
    ],
    [
      'missing overdue ones bring their assignment',
      'overdue',
      '1 -9 10 A7, 2 9 20 A7, 3 2 30',
      '3',
      '30',
      'A7',
      'wrong_choice',
    ],
    ['pending ones cannot be chosen', 'oldest', '1 1 10 Pending', '1', '0', '', 'nothing_selected'],
    ['waiting ones cannot be chosen', 'oldest', '1 1 10 Waiting', '1', '0', '', 'nothing_selected'],
    ['pending ones hold nothing up', 'oldest', '1 -90 10 Pending, 2 5 20', '2', '20', '', null],
    ['waiting ones hold nothing up', 'overdue', '1 -90 10 Waiting, 2 5 20', '2', '20', '', null],
    [
      'a pending one of a chosen assignment stays out',
      'oldest',
      '1 1 10 A7, 2 1 20 A7 Pending',
      'A7',
      '10',
      '',
      null,
    ],
    ['no status is open', 'oldest', '1 1 10 None', '1', '10', '', null],
    ['a pending credit note stays out', 'oldest', '1 1 10, 9 1 -4 Pending', '1 9', '10', '', null],
    [
      'an amount of zero is no invoice to pay',
      'oldest',
      '1 -5 0, 2 5 20',
      '1',
      '0',
      '',
      'no_invoice',
    ],
    ['an amount of zero holds nothing up', 'oldest', '1 -5 0, 2 5 20', '2', '20', '', null],
    ['a key twice counts once', 'oldest', three, '1 1', '100', '', null],
    ['a key that is gone', 'oldest', three, '1 77', '100', '', null],
    ['only keys that are gone', 'overdue', three, '77', '0', '', 'nothing_selected'],
    ['two currencies', 'oldest', '1 1 10 EUR, 2 1 20 CHF', '1 2', '0', '', 'mixed_currencies'],
    ['one of two currencies', 'oldest', '1 1 10 EUR, 2 1 20 CHF', '2', '20', '', null],
    [
      'rupiah without decimals',
      'oldest',
      '1 1 12500000 IDR, 9 2 -500000 IDR',
      '1 9',
      '12000000',
      '',
      null,
    ],
    [
      'dollars and cents that floats lose',
      'oldest',
      '1 1 0.10 USD, 2 1 0.20 USD',
      '1 2',
      '0.3',
      '',
      null,
    ],
    [
      'amounts as long as they get',
      'overdue',
      '1 1 99999999999999.9999, 2 1 0.0001',
      '1 2',
      '100000000000000',
      '',
      null,
    ],
    ['four decimals of the books', 'overdue', '1 1 10.1250, 9 1 -0.1250', '1 9', '10', '', null],
    ['over the turn of a month', 'oldest', '1 -25 10, 2 -24 20', '2', '20', '1', 'wrong_choice'],
    ['over the turn of a year', 'oldest', '1 36 10, 2 37 20', '2', '20', '1', 'wrong_choice'],
    [
      'a wrong choice is said before a total of nothing',
      'oldest',
      '1 1 10, 2 2 20, 9 1 -50',
      '2 9',
      '-30',
      '1',
      'wrong_choice',
    ],
  ])('%s (%s): %s choosing %s', (_, rule, open, chosen, total, missing, obstacle) => {
    const rules = { rule, today, allowPartialPayment: false }
    const all = invoices(open)
    const selection = selectInvoices(all, words(chosen), rules)
    expect(selection.total).toBe(total)
    expect(selection.wrong?.keys.toSorted() ?? []).toEqual(words(missing).toSorted())
    expect(selection.obstacle).toBe(obstacle)
    expect(selection.mayPay).toBe(obstacle === null)
    const mended = selectInvoices(all, [...words(chosen), ...words(missing)], rules)
    expect(mended.wrong).toBeNull()
  })

  test.each([
    [200, null],
    [201, 'too_many'],
  ])('%i invoices at once: %s', (count, obstacle) => {
    const all = invoices(Array.from({ length: count }, (_, n) => `${n} 1 10`).join(','))
    const keys = all.map(({ invoiceNo }) => invoiceNo)
    const rules = { rule: 'oldest', today, allowPartialPayment: false } as const
    expect(selectInvoices(all, keys, rules).obstacle).toBe(obstacle)
  })

  test.each<[string, string, string, string, string]>([
    ['oldest', three, '2 3', '2 3', '1'],
    ['oldest', three, '1 3', '3', '2'],
    ['overdue', three, '1 3', '3', '2'],
    ['overdue', '1 -9 10, 2 -8 10, 3 0 5, 4 8 5', '1 3 4', '3 4', '2'],
  ])(
    '%s: of %s with %s chosen, %s come too early, before %s',
    (rule, open, chosen, early, missing) => {
      const { wrong } = selectInvoices(invoices(open), words(chosen), {
        rule: rule as PaymentRule,
        today,
        allowPartialPayment: false,
      })
      expect(wrong?.tooEarly.map(({ invoiceNo }) => invoiceNo)).toEqual(words(early))
      expect(wrong?.missing.map(({ invoiceNo }) => invoiceNo)).toEqual(words(missing))
    },
  )
})

describe('a part may be paid', () => {
  test.each<[string, boolean, string, string, boolean]>([
    ['of one invoice', true, three, '1', true],
    ['not where the tenant forbids it', false, three, '1', false],
    ['not of two invoices', true, three, '1 2', false],
    ['of one invoice less a credit note', true, '1 1 100, 9 1 -10', '1 9', true],
    ['not of an assignment with two', true, '1 1 10 A7, 2 1 20 A7', 'A7', false],
    ['of an assignment with one', true, '1 1 10 A7', 'A7', true],
    ['not of a wrong choice', true, three, '2', false],
    ['not of nothing', true, '1 1 10, 9 1 -10', '1 9', false],
  ])('%s', (_, allowPartialPayment, open, chosen, is) => {
    const { mayPayPart } = selectInvoices(invoices(open), words(chosen), {
      rule: 'oldest',
      today,
      allowPartialPayment,
    })
    expect(mayPayPart).toBe(is)
  })
})

test('keys that are not payable are told', () => {
  const open = invoices('1 1 10, 2 1 20 Pending, 9 1 -4')
  const rules = { rule: 'oldest', today, allowPartialPayment: false } as const
  expect(selectInvoices(open, ['1', '2', '9', '77'], rules).unknown).toEqual(['2', '77'])
})

test('the key is the assignment of what is to pay, and the number of all else', () => {
  expect(invoices('1 1 10 A7, 2 1 -10 A7, 3 1 10, 4 1 0 A7').map(selectionKey)).toEqual([
    'A7',
    '2',
    '3',
    '4',
  ])
})

test.each([[[]], [['1']], [['A,1', 'B%2C', '100%', ',']], [['Ä 7', '%25']]])(
  'keys %j stand in an address and come back',
  (keys) => expect(keysOf(keysText(keys))).toEqual(keys),
)
