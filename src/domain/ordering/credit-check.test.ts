import { expect, test } from 'vitest'
import type { Credit, CreditBlock } from './credit.ts'
import { creditRefusal, isCreditRefusal } from './credit-check.ts'
import { creditAfter } from './credit-effect.ts'

const record = (
  code: string,
  creditLimit: string,
  balance: string,
  reasonBlocked: CreditBlock | null = null,
): Credit => ({
  companies: [{ code, name: code }],
  currency: 'EUR',
  creditLimit,
  balance,
  creditExposure: '0',
  openInvoice: '0',
  overdue: '0',
  openDo: '0',
  consignment: '0',
  orderedSince: '0',
  reasonBlocked,
  updatedAt: '',
})
const on = { creditCheck: true, creditStatusBlockedReason: true }
const ordering = (credits: Credit[], total: string) =>
  creditAfter(credits, [{ sorg: 'A', currency: 'EUR', total }], (sorg) => sorg)

test.each<[string, Credit[], string, typeof on, string | null]>([
  ['enough', [record('A', '100', '50')], '49.99', on, null],
  ['to the last cent', [record('A', '100', '50')], '50', on, null],
  ['one cent more', [record('A', '100', '50')], '50.01', on, 'insufficient_balance'],
  [
    'as much as the limit, part of it used',
    [record('A', '100', '50')],
    '100',
    on,
    'insufficient_balance',
  ],
  ['more than the limit', [record('A', '100', '50')], '100.01', on, 'over_order_limit'],
  ['no limit at all', [record('A', '0', '0')], '1', on, 'insufficient_balance'],
  ['no limit, but paid ahead', [record('A', '0', '20')], '20', on, null],
  ['nothing to pay', [record('A', '0', '0')], '0', on, null],
  [
    'a balance below zero refuses even what costs nothing',
    [record('A', '10', '-5')],
    '0',
    on,
    'insufficient_balance',
  ],
  [
    'blocked, and enough',
    [record('A', '100', '50', 'oldest_ar_blocked')],
    '1',
    on,
    'oldest_ar_blocked',
  ],
  [
    'blocked comes before the amount',
    [record('A', '100', '50', 'limit_exceeded')],
    '500',
    on,
    'limit_exceeded',
  ],
  [
    'blocked, and the host does not say why',
    [record('A', '100', '50', 'overdue_over_limit')],
    '1',
    { ...on, creditStatusBlockedReason: false },
    'credit_blocked',
  ],
  [
    'another company blocks',
    [record('A', '100', '50'), record('B', '100', '50', 'oldest_ar_blocked')],
    '1',
    on,
    null,
  ],
  ['nobody keeps a record', [], '1000000', on, null],
  [
    'not checked',
    [record('A', '100', '-50', 'limit_exceeded')],
    '500',
    { ...on, creditCheck: false },
    null,
  ],
])('%s', (_, credits, total, rules, refusal) => {
  expect(creditRefusal(ordering(credits, total), rules)).toBe(refusal)
  expect(isCreditRefusal(refusal ?? 'ship_to_changed')).toBe(refusal !== null)
})
