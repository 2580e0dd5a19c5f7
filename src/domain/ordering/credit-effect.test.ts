import { expect, test } from 'vitest'
import type { Credit } from './credit.ts'
import { creditAfter, mostPressing } from './credit-effect.ts'

const record = (code: string, balance: string, currency = 'IDR', orderedSince = '0'): Credit => ({
  companies: [{ code, name: code }],
  currency,
  creditLimit: '80000000',
  balance,
  creditExposure: '0',
  openInvoice: '0',
  overdue: '0',
  openDo: '0',
  consignment: '0',
  orderedSince,
  reasonBlocked: null,
  updatedAt: '2026-11-21T00:00:00Z',
})
const of: Record<string, string> = { 1000: 'A', 2000: 'B' }
const left = (credits: Credit[], ...totals: [sorg: string, total: string, currency?: string][]) =>
  creditAfter(
    credits,
    totals.map(([sorg, total, currency = 'IDR']) => ({ sorg, total, currency })),
    (sorg) => of[sorg],
  ).map((effect) => [effect.credit.companies[0]!.code, effect.left, effect.enough])

test.each<[string, Credit[], [string, string, string?][], unknown]>([
  ['enough', [record('A', '20000000')], [['1000', '7600000']], [['A', '12400000', true]]],
  ['just enough', [record('A', '500')], [['1000', '500']], [['A', '0', true]]],
  ['not enough', [record('A', '500')], [['1000', '500.5']], [['A', '-0.5', false]]],
  [
    'what was ordered since the balance was told',
    [record('A', '500', 'IDR', '100')],
    [['1000', '400.5']],
    [['A', '-0.5', false]],
  ],
  [
    'one record is for all sales organisations',
    [record('A', '100')],
    [
      ['1000', '10'],
      ['2000', '20'],
    ],
    [['A', '70', true]],
  ],
  [
    'each company has its own',
    [record('A', '100'), record('B', '10')],
    [
      ['1000', '10'],
      ['2000', '20'],
    ],
    [
      ['A', '90', true],
      ['B', '-10', false],
    ],
  ],
  [
    'a record the order does not touch is left out',
    [record('A', '100'), record('B', '10')],
    [['1000', '10']],
    [['A', '90', true]],
  ],
  ['another currency is not counted', [record('A', '100')], [['1000', '10', 'USD']], []],
  ['no credit at all', [], [['1000', '10']], []],
])('%s', (_, credits, totals, is) => {
  expect(left(credits, ...totals)).toEqual(is)
})

const effect = (code: string, left: string, more: Partial<Credit> = {}) => ({
  credit: { ...record(code, '0'), creditLimit: '1000', ...more },
  taken: '1',
  left,
  enough: !left.startsWith('-'),
})

test.each<[string, ReturnType<typeof effect>[], string | undefined]>([
  ['nothing of none', [], undefined],
  ['the only one', [effect('A', '5')], 'A'],
  ['the one with the least left', [effect('A', '900'), effect('B', '500')], 'B'],
  [
    'the least of its limit, not the least amount',
    [effect('A', '90', { creditLimit: '100' }), effect('B', '500')],
    'B',
  ],
  ['the first of two alike', [effect('A', '500'), effect('B', '500')], 'A'],
  [
    'one without a limit before one with something left',
    [effect('A', '500'), effect('B', '0', { creditLimit: '0' })],
    'B',
  ],
  [
    'overdue invoices before little left',
    [effect('A', '1'), effect('B', '900', { overdue: '31.5' })],
    'B',
  ],
  [
    'too little left before overdue invoices',
    [effect('A', '900', { overdue: '31.5' }), effect('B', '-0.01')],
    'B',
  ],
  [
    'a block before too little left',
    [effect('A', '-500'), effect('B', '900', { reasonBlocked: 'limit_exceeded' })],
    'B',
  ],
  [
    'the cause before what is blocked because of it',
    [
      effect('A', '-5', { reasonBlocked: 'other_company_blocked' }),
      effect('B', '900', { reasonBlocked: 'oldest_ar_blocked' }),
    ],
    'B',
  ],
  [
    'a block because of a company that is not drawn on',
    [effect('A', '-5'), effect('B', '900', { reasonBlocked: 'other_company_blocked' })],
    'B',
  ],
])('where there is room for one, %s is named', (_, effects, code) => {
  expect(mostPressing(effects)?.credit.companies[0]!.code).toBe(code)
})
