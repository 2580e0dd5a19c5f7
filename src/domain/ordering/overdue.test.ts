import { expect, test } from 'vitest'
import type { CreditBlock } from './credit.ts'
import { type OpenDue, overdueOf, overdueNotice } from './overdue.ts'

const today = '2026-11-22'
const due = (day: string, amount: string, company = 'A', currency = 'USD'): OpenDue => ({
  company,
  currency,
  due: day,
  amount,
})

test.each<[string, OpenDue[], string[] | null, string]>([
  ['nothing is open', [], ['A'], '0'],
  ['due yesterday', [due('2026-11-21', '100.5')], ['A'], '100.5'],
  ['due today is not late', [due(today, '100')], ['A'], '0'],
  [
    'several days add up, exact to the last digit',
    [due('2026-11-01', '12345678901234.5'), due('2026-10-01', '0.0001')],
    ['A'],
    '12345678901234.5001',
  ],
  [
    'a credit note that is due counts against it',
    [due('2026-11-01', '100'), due('2026-11-02', '-30')],
    ['A'],
    '70',
  ],
  [
    'one that is not due does not',
    [due('2026-11-01', '100'), due('2026-12-02', '-30')],
    ['A'],
    '100',
  ],
  [
    'more credit than debt is nothing overdue',
    [due('2026-11-01', '10'), due('2026-11-02', '-30')],
    ['A'],
    '0',
  ],
  ['another company’s', [due('2026-11-01', '10', 'B')], ['A'], '0'],
  [
    'all companies of a record',
    [due('2026-11-01', '10', 'B'), due('2026-11-01', '5')],
    ['A', 'B'],
    '15',
  ],
  ['a record for all companies', [due('2026-11-01', '10', 'C')], null, '10'],
  ['another currency', [due('2026-11-01', '10', 'A', 'CAD'), due('2026-11-01', '5')], ['A'], '5'],
])('%s', (_, open, companies, is) =>
  expect(overdueOf(open, { companies, currency: 'USD', today })).toBe(is),
)

test.each<[string, CreditBlock | null, boolean, ReturnType<typeof overdueNotice>]>([
  ['0.0000', null, true, null],
  ['0.0000', 'oldest_ar_blocked', true, null],
  ['5', null, true, 'open'],
  ['5', 'overdue_over_limit', true, 'blocks'],
  ['5', 'oldest_ar_blocked', true, 'blocks'],
  ['5', 'oldest_ar_blocked', false, 'open'],
  ['5', 'limit_exceeded', true, 'open'],
])(
  '%s overdue with the reason %s, told: %s',
  (overdue, reasonBlocked, creditStatusBlockedReason, is) => {
    expect(overdueNotice({ overdue, reasonBlocked }, { creditStatusBlockedReason })).toBe(is)
  },
)
