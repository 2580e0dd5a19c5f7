import { describe, expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { allocate, overdueKeys } from './allocation.ts'
import { type PaymentRule, selectInvoices } from './invoice-selection.ts'
import type { OpenInvoice } from './open-invoice.ts'

const today = '2026-11-25'

/** `900 -5 100 A1 Pending`: number, days until due, amount, assignment, status. */
const invoices = (text: string): OpenInvoice[] =>
  text.split(',').map((one) => {
    const [invoiceNo = '', days = '', amount = '', ...more] = one.trim().split(' ')
    return {
      invoiceNo,
      dueDate: addDays(today, Number(days)),
      accountingAmount: amount,
      assignment: more.find((word) => word.startsWith('A')) ?? null,
      currency: 'EUR',
      status: more.includes('Pending') ? 'Pending Payment' : 'Open',
    }
  })
const words = (text: string) => text.split(' ').filter((one) => one !== '')

const three = '3 10 25, 1 -40 100, 2 -5 50'

describe('amount X, oldest first', () => {
  test.each<[string, PaymentRule, string, string, string, string, string, string | null]>([
    ['all of it', 'oldest', three, '175', '1 2 3', '175', '0', null],
    ['more than there is', 'oldest', three, '200', '1 2 3', '175', '25', null],
    ['the first two and a rest', 'oldest', three, '160', '1 2', '150', '10', '15'],
    ['too little for the first', 'oldest', three, '99.99', '', '0', '99.99', '0.01'],
    ['a smaller one is not paid before an older one', 'overdue', three, '60', '', '0', '60', '40'],
    ['equally old ones by number', 'oldest', '2 1 10, 1 1 10, 3 1 10', '25', '1 2', '20', '5', '5'],
    ['numbers are compared as text', 'oldest', '10 1 10, 9 1 10', '10', '10', '10', '0', '10'],
    ['a credit note first', 'oldest', '1 1 100, 9 30 -20', '80', '1 9', '80', '0', null],
    [
      'a credit note pays for the next one too',
      'oldest',
      '1 1 100, 2 2 50, 9 30 -60',
      '95',
      '1 2 9',
      '90',
      '5',
      null,
    ],
    ['credit covers it all: it waits', 'oldest', '1 1 100, 9 1 -500', '100', '1', '100', '0', null],
    [
      'credit covers it all and the amount is short',
      'oldest',
      '1 1 100, 9 1 -500',
      '10',
      '1 9',
      '-400',
      '10',
      null,
    ],
    [
      'the newer of two credit notes waits',
      'oldest',
      '1 1 100, 8 1 -60, 9 2 -60',
      '60',
      '1 8',
      '40',
      '20',
      null,
    ],
    ['credit notes alone', 'oldest', '9 1 -500', '10', '', '0', '10', null],
    ['an assignment as a whole', 'oldest', '1 1 40 A7, 2 5 60 A7', '100', 'A7', '100', '0', null],
    ['an assignment that does not fit', 'oldest', '1 1 40 A7, 2 5 60 A7', '99', '', '0', '99', '1'],
    [
      'an assignment brings what lies between',
      'oldest',
      '1 1 40 A7, 2 5 60 A7, 3 3 10',
      '110',
      'A7 3',
      '110',
      '0',
      null,
    ],
    [
      'and does not fit without it',
      'oldest',
      '1 1 40 A7, 2 5 60 A7, 3 3 10',
      '105',
      '',
      '0',
      '105',
      '5',
    ],
    [
      'under "overdue" it brings only what is overdue',
      'overdue',
      '1 -9 40 A7, 2 5 60 A7, 3 3 10',
      '105',
      'A7',
      '100',
      '5',
      '5',
    ],
    ['pending ones stay out', 'oldest', '1 1 40 Pending, 2 5 60', '60', '2', '60', '0', null],
    [
      'a pending credit note stays out',
      'oldest',
      '1 1 40, 9 1 -30 Pending',
      '10',
      '',
      '0',
      '10',
      '30',
    ],
    ['cents', 'oldest', '1 1 0.1, 2 1 0.2', '0.3', '1 2', '0.3', '0', null],
    ['rupiah', 'oldest', '1 1 12500000, 2 2 1', '12500001', '1 2', '12500001', '0', null],
  ])('%s (%s)', (_, rule, open, amount, keys, total, left, lacks) => {
    const rules = { rule, today, allowPartialPayment: false }
    const all = invoices(open)
    const allocation = allocate(all, amount, rules)
    expect(allocation.keys.toSorted()).toEqual(words(keys).toSorted())
    expect(allocation).toMatchObject({ total, left, isPartial: false })
    expect(allocation.next?.lacks ?? null).toBe(lacks)
    const selection = selectInvoices(all, allocation.keys, rules)
    expect(selection.wrong).toBeNull()
    expect(selection.total).toBe(total)
  })

  test.each<[string, string, string, string, boolean, string, string]>([
    ['a part of the oldest', three, '60', '1', true, '60', '0'],
    ['a part of the oldest less its credit', '1 1 100, 9 1 -30', '60', '1 9', true, '60', '0'],
    ['not when an invoice fits as a whole', three, '120', '1', false, '100', '20'],
    ['not of two that go together', '1 1 40 A7, 2 5 60 A7', '50', '', false, '0', '50'],
    ['not below the minimum', three, '0.99', '', false, '0', '0.99'],
    ['the minimum', three, '1', '1', true, '1', '0'],
  ])('where parts may be paid: %s', (_, open, amount, keys, isPartial, paid, left) => {
    const rules = { rule: 'oldest', today, allowPartialPayment: true } as const
    const allocation = allocate(invoices(open), amount, rules)
    expect(allocation.keys.toSorted()).toEqual(words(keys).toSorted())
    expect(allocation).toMatchObject({ isPartial, amount: paid, left })
  })
})

describe('all that is overdue', () => {
  test.each<[string, PaymentRule, string, string]>([
    ['and nothing else', 'overdue', three, '1 2'],
    ['under "oldest" the same', 'oldest', three, '1 2'],
    ['nothing', 'overdue', '1 0 10, 2 5 10', ''],
    ['nothing, and no credit note for itself', 'overdue', '1 0 10, 9 -5 -10', ''],
    ['with credit notes', 'overdue', '1 -5 100, 9 5 -10', '1 9'],
    ['without those that leave nothing to pay', 'overdue', '1 -5 100, 8 4 -90, 9 5 -10', '1 8'],
    ['with what an assignment brings', 'overdue', '1 -5 100 A7, 2 5 10 A7, 3 3 10', 'A7'],
    ['with what "oldest" wants before that', 'oldest', '1 -5 100 A7, 2 5 10 A7, 3 3 10', 'A7 3'],
    ['without pending ones', 'overdue', '1 -5 100 Pending, 2 -4 10', '2'],
  ])('%s (%s)', (_, rule, open, keys) => {
    const all = invoices(open)
    const chosen = overdueKeys(all, { rule, today })
    expect(chosen.toSorted()).toEqual(words(keys).toSorted())
    const rules = { rule, today, allowPartialPayment: false }
    expect(selectInvoices(all, chosen, rules).wrong).toBeNull()
  })
})
