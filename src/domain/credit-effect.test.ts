import { expect, test } from 'vitest'
import type { Credit } from './credit.ts'
import { creditAfter } from './credit-effect.ts'

const record = (code: string, balance: string, currency = 'IDR', orderedSince = '0'): Credit => ({
  companies: [{ code, name: code }], currency, creditLimit: '80000000', balance, creditExposure: '0', openInvoice: '0', overdue: '0', openDo: '0', consignment: '0', orderedSince, reasonBlocked: null, updatedAt: '2026-11-21T00:00:00Z',
})
const of: Record<string, string> = { 1000: 'A', 2000: 'B' }
const left = (credits: Credit[], ...totals: [sorg: string, total: string, currency?: string][]) =>
  creditAfter(credits, totals.map(([sorg, total, currency = 'IDR']) => ({ sorg, total, currency })), (sorg) => of[sorg]).map((effect) => [effect.credit.companies[0]!.code, effect.left, effect.enough])

test.each<[string, Credit[], [string, string, string?][], unknown]>([
  ['enough', [record('A', '20000000')], [['1000', '7600000']], [['A', '12400000', true]]],
  ['just enough', [record('A', '500')], [['1000', '500']], [['A', '0', true]]],
  ['not enough', [record('A', '500')], [['1000', '500.5']], [['A', '-0.5', false]]],
  ['what was ordered since the balance was told', [record('A', '500', 'IDR', '100')], [['1000', '400.5']], [['A', '-0.5', false]]],
  ['one record is for all sales organisations', [record('A', '100')], [['1000', '10'], ['2000', '20']], [['A', '70', true]]],
  ['each company has its own', [record('A', '100'), record('B', '10')], [['1000', '10'], ['2000', '20']], [['A', '90', true], ['B', '-10', false]]],
  ['a record the order does not touch is left out', [record('A', '100'), record('B', '10')], [['1000', '10']], [['A', '90', true]]],
  ['another currency is not counted', [record('A', '100')], [['1000', '10', 'USD']], []],
  ['no credit at all', [], [['1000', '10']], []],
])('%s', (_, credits, totals, is) => { expect(left(credits, ...totals)).toEqual(is) })
