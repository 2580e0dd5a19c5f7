import { expect, test } from 'vitest'
import { fromMinorUnits, toMinorUnits } from './minor-units.ts'

test.each([
  ['12.34', 'USD', 1234, '12.34'],
  ['12.3400', 'usd', 1234, '12.34'],
  ['0.01', 'EUR', 1, '0.01'],
  ['1234', 'JPY', 1234, '1234'],
  // Rupiah has no cents in shops, but has at Stripe.
  ['12500000', 'IDR', 1_250_000_000, '12500000.00'],
  ['1.234', 'KWD', 1234, '1.234'],
  ['99999999.99', 'USD', 9_999_999_999, '99999999.99'],
])('%s %s is %i', (amount, currency, units, back) => {
  expect(toMinorUnits(amount, currency)).toBe(units)
  expect(fromMinorUnits(units, currency)).toBe(back)
})
