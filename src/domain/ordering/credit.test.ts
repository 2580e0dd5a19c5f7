import { describe, expect, test } from 'vitest'
import {
  colouring,
  companyNames,
  type Credit,
  creditsOf,
  creditTone,
  isOpenToBuy,
  usedPercent,
  worstCredit,
} from './credit.ts'

const good = { reasonBlocked: null, overdue: '0', balance: '10', orderedSince: '0' }
test.each<[string, Partial<Record<keyof typeof good, string | null>>[], string]>([
  ['one record', [{}], 'success'],
  ['several', [{}, {}], 'success'],
  ['no reason in an old answer', [{ reasonBlocked: '' }], 'success'],
  ['the other one blocked', [{}, { reasonBlocked: 'limit_exceeded' }], 'danger'],
  ['blocked and overdue', [{ reasonBlocked: 'other_company_blocked', overdue: '5' }], 'danger'],
  ['an overdue invoice', [{}, { overdue: '0.01' }], 'warning'],
  ['nothing left', [{ balance: '-0.01' }], 'warning'],
  ['nothing left after new orders', [{ orderedSince: '11' }], 'warning'],
  ['all of it used', [{ orderedSince: '10' }], 'success'],
])('the colour of credit with %s', (_, records, tone) => {
  expect(
    creditTone(
      records.map((record) => ({ ...good, ...record }) as Parameters<typeof creditTone>[0][0]),
    ),
  ).toBe(tone)
})

test.each<[string, Partial<Record<keyof typeof good, string | null>>[], string[]]>([
  ['nothing wrong', [{}, {}], ['success', 'success']],
  ['one overdue', [{}, { overdue: '1' }], ['success', 'warning']],
  ['one blocked', [{}, { reasonBlocked: 'limit_exceeded' }], ['danger', 'danger']],
  [
    'one blocked, one overdue',
    [{ overdue: '1' }, { reasonBlocked: 'limit_exceeded' }],
    ['danger', 'danger'],
  ],
])('balances in a list with %s', (_, records, tones) => {
  const all = records.map(
    (record) => ({ ...good, ...record }) as Parameters<typeof creditTone>[0][0],
  )
  expect(all.map((one) => creditTone(colouring(one, all)))).toEqual(tones)
})

test.each([
  ['1000.00', '0', 0],
  ['1000.00', '634.5', 63],
  ['1000', '635', 64],
  ['1000', '1250', 125],
  ['1000', '-50', 0],
  ['0', '100', null],
  ['-1', '100', null],
  ['12345678901234', '6172839450617', 50],
  ['0.0001', '0', 0],
])('of a limit of %s with %s open', (creditLimit, creditExposure, percent) => {
  expect(usedPercent({ creditLimit, creditExposure })).toBe(percent)
})

test.each([
  ['shop.example', ['shop.example'], true],
  ['SHOP.example', ['shop.example'], true],
  ['other.example', ['shop.example'], false],
  ['shop.example', [], false],
  ['shop.example', undefined, false],
] as const)('open to buy on %s of %j: %s', (host, hosts, expected) => {
  expect(isOpenToBuy(host, hosts)).toBe(expected)
})

describe('an answer', () => {
  test.each([
    [undefined, 'graphql return no data'],
    [null, 'graphql return no data'],
    [{ creditInformation: null as never }, 'graphql return no data'],
    [{ creditInformation: [] }, 'No data found for credit information.'],
  ])('%j is an error', (answer, words) => {
    expect(() => creditsOf(answer)).toThrow(words)
  })
  test('with records gives them', () => {
    expect(creditsOf({ creditInformation: [1, 2] })).toEqual([1, 2])
  })
})

test('a group is called by all its companies', () => {
  expect(
    companyNames({
      companies: [
        { code: 'A', name: 'Bikes' },
        { code: 'B', name: 'Parts' },
      ],
    }),
  ).toBe('Bikes, Parts')
})

const warned = (overdue: string, reasonBlocked: Credit['reasonBlocked'] = null) => ({
  overdue,
  reasonBlocked,
})

test.each([
  ['no record', [], undefined],
  ['nothing overdue and nothing blocked', [warned('0')], undefined],
  ['the most overdue', [warned('5'), warned('20'), warned('7')], warned('20')],
  [
    'a blocked one before a larger amount',
    [warned('20'), warned('0', 'limit_exceeded')],
    warned('0', 'limit_exceeded'),
  ],
  [
    'of two blocked ones the more overdue',
    [warned('3', 'limit_exceeded'), warned('9', 'overdue_over_limit')],
    warned('9', 'overdue_over_limit'),
  ],
])('the record to warn of: %s', (_case, records, expected) => {
  expect(worstCredit(records)).toEqual(expected)
})
