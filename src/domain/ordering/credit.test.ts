import { describe, expect, test } from 'vitest'
import {
  companyNames,
  creditsOf,
  creditTone,
  isOpenToBuy,
  usedPercent,
  type CreditBlock,
} from './credit.ts'

test.each<[(CreditBlock | null | '')[], string]>([
  [[null], 'success'],
  [[null, null], 'success'],
  [['' as never], 'success'],
  [[null, 'limit_exceeded'], 'danger'],
  [['other_company_blocked', null], 'danger'],
])('blocked by %j', (reasons, tone) => {
  expect(
    creditTone(
      reasons.map((reasonBlocked) => ({ reasonBlocked: reasonBlocked as CreditBlock | null })),
    ),
  ).toBe(tone)
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
