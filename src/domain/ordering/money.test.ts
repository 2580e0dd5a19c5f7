import { expect, test } from 'vitest'
import type { CurrencyFormat } from '../portal/host-config.ts'
import {
  add,
  compare,
  formatMoney,
  formatMoneyIn,
  percentOff,
  percentOf,
  round,
  sum,
  times,
} from './money.ts'

test('decimals are exact', () => {
  expect(add('0.1', '0.2')).toBe('0.3')
  expect(times('1.005', 1000)).toBe('1005')
  expect(sum(['0.1', '0.2', '-0.3'])).toBe('0')
  expect(sum([])).toBe('0')
  expect(percentOf('80', '-5')).toBe('-4')
  expect(compare('1.0', '1')).toBe(0)
  expect(compare('-2', '1')).toBe(-1)
})

test.each([
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['1.005', 2, '1.01'],
  ['1', 2, '1.00'],
  ['123456789012345.675', 2, '123456789012345.68'],
])('%s to %s decimals is %s', (amount, precision, expected) => {
  expect(round(amount, precision)).toBe(expected)
})

test.each([
  ['100', '95', '5'],
  ['100', '96.9', '3.1'],
  ['95', '92', '3.2'],
  ['0', '0', '0'],
  ['100', '110', '-10'],
])('from %s to %s is %s percent less', (before, now, expected) => {
  expect(percentOff(before, now)).toBe(expected)
})

const dollars: CurrencyFormat = {
  display: 'USD',
  symbol: '$',
  thousandSeparator: ',',
  decimalSeparator: '.',
  decimalPrecision: 2,
}
const euros: CurrencyFormat = {
  ...dollars,
  symbol: '€',
  thousandSeparator: '.',
  decimalSeparator: ',',
}
const rupiah: CurrencyFormat = { ...euros, symbol: 'Rp', decimalPrecision: 0 }
test.each<[string, CurrencyFormat, string]>([
  ['1234567.891', dollars, '$1,234,567.89'],
  ['1234567.895', euros, '1.234.567,90 €'],
  ['12500000', rupiah, 'Rp 12.500.000'],
  ['999', dollars, '$999.00'],
  ['0', euros, '0,00 €'],
  ['-12.5', dollars, '-\u2060$12.50'],
  ['-0.001', dollars, '$0.00'],
  ['0.5', rupiah, 'Rp 1'],
])('%s is written %s', (amount, currency, expected) => {
  // The symbol never stands on a line of its own.
  expect(formatMoney(amount, currency)).toBe(expected.replace(' ', '\u00a0'))
})

test.each([
  ['-1234.5000', 'EUR', '-\u20601.234,50\u00a0€'],
  ['0.0000', 'EUR', '0,00\u00a0€'],
  ['12345678901000.0000', 'EUR', '12.345.678.901.000,00\u00a0€'],
  ['5', 'CHF', '5,00\u00a0CHF'],
])('%s %s is written %s', (amount, currency, text) => {
  expect(
    formatMoneyIn(amount, currency, {
      display: 'EUR',
      symbol: '€',
      thousandSeparator: '.',
      decimalSeparator: ',',
      decimalPrecision: 2,
    }),
  ).toBe(text)
})

test('a tenant that does not name its currency writes every amount with its own sign', () => {
  expect(
    formatMoneyIn('5', 'USD', {
      display: '',
      symbol: 'Rp',
      thousandSeparator: '.',
      decimalSeparator: ',',
      decimalPrecision: 0,
    }),
  ).toBe('Rp\u00a05')
})
