import { expect, test } from 'vitest'
import { accountTypes, isAccountNumber, isAccountType, isRoutingNumber } from './bank-account.ts'

test.each([
  ['110000000', true],
  ['021000021', true],
  ['021-000-021', true],
  ['122 105 155', true],
  ['021000022', false],
  ['120000021', false],
  ['000000000', false],
  ['02100002', false],
  ['0210000211', false],
  ['02100002a', false],
  ['', false],
])('routing number %s: %s', (typed, is) => expect(isRoutingNumber(typed)).toBe(is))

test.each([
  ['0001', true],
  ['000 123 456 789', true],
  ['12345678901234567', true],
  ['123456789012345678', false],
  ['123', false],
  ['12a4', false],
  ['', false],
])('account number %s: %s', (typed, is) => expect(isAccountNumber(typed)).toBe(is))

test('account types are known by their names', () => {
  expect(accountTypes.filter(isAccountType)).toHaveLength(4)
  expect(isAccountType('checking')).toBe(false)
})
