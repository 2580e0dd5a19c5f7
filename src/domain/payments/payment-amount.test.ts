import { describe, expect, test } from 'vitest'
import { discountOf, precisionOf, receiptProblem, requestSums } from './payment-amount.ts'

describe('decimals of a currency', () => {
  test.each([
    ['EUR', 'EUR', 2, 2],
    ['USD', 'USD', 2, 2],
    ['IDR', 'IDR', 0, 0],
    ['JPY', 'EUR', 2, 0],
    ['KWD', 'EUR', 2, 3],
    ['EUR', 'IDR', 0, 2],
    ['no currency', 'EUR', 2, 2],
  ])('%s for a tenant in %s with %i: %i', (currency, display, decimalPrecision, decimals) =>
    expect(precisionOf(currency, { display, decimalPrecision })).toBe(decimals),
  )
})

describe('discount of a payment method', () => {
  test.each([
    ['100', '0.02', false, 2, '2.00'],
    ['100', '0.02', true, 2, '0'],
    ['100', '0', false, 2, '0'],
    ['100', '-0.02', false, 2, '0'],
    ['0', '0.02', false, 2, '0'],
    ['-5', '0.02', false, 2, '0'],
    ['33.33', '0.015', false, 2, '0.50'],
    ['0.10', '0.05', false, 2, '0.01'],
    ['0.01', '0.5', false, 2, '0'],
    ['12500050', '0.01', false, 0, '125001'],
    ['100', '1', false, 2, '0'],
    ['10.005', '0.1', false, 3, '1.001'],
  ])('of %s at %s, partial %s, %i decimals: %s', (total, fraction, partial, precision, discount) =>
    expect(discountOf(total, { fraction, isPartialPayment: partial, precision })).toBe(discount),
  )
})

describe('sums of a request', () => {
  test.each([
    ['the whole', '100.0000', null, '0', 2, '100.00', '0', '100.00', false],
    ['the whole with discount', '100', null, '0.02', 2, '100.00', '2.00', '98.00', false],
    ['a part, without discount', '100', '40', '0.02', 2, '100.00', '0', '40.00', true],
    ['a part that is the whole', '100', '100.00', '0.02', 2, '100.00', '2.00', '98.00', false],
    ['rupiah', '12500000.0000', null, '0.015', 0, '12500000', '187500', '12312500', false],
    ['four decimals are rounded once', '10.0050', null, '0', 2, '10.01', '0', '10.01', false],
  ])('%s', (_, total, part, fraction, precision, whole, discount, amount, isPartialPayment) =>
    expect(requestSums(total, part, { fraction, precision })).toEqual({
      total: whole,
      discount,
      amount,
      isPartialPayment,
    }),
  )
})

test.each([
  ['98.00', 'USD', '98', 'USD', null],
  ['98.00', 'USD', '98.01', 'USD', 'AMOUNT_DIFFERS'],
  ['98.00', 'USD', '97.99', 'USD', 'AMOUNT_DIFFERS'],
  ['98.00', 'USD', '98.00', 'EUR', 'CURRENCY_DIFFERS'],
  ['98.00', 'USD', '0', 'USD', 'AMOUNT_DIFFERS'],
] as const)('asked for %s %s, came %s %s: %s', (amount, currency, came, other, problem) =>
  expect(receiptProblem({ amount, currency }, { amount: came, currency: other })).toBe(problem),
)
