import { expect, test } from 'vitest'
import { shownAmount, writtenAmount } from './written-amount.ts'

const us = { thousandSeparator: ',', decimalSeparator: '.' }
const de = { thousandSeparator: '.', decimalSeparator: ',' }

test.each([
  ['', us, undefined],
  ['  ', us, undefined],
  ['12', us, '12'],
  ['1,234.50', us, '1234.50'],
  ['1.234,5', de, '1234.5'],
  ['2.500.000', de, '2500000'],
  ['12,5', de, '12.5'],
  ['1 000', us, '1000'],
  ['-5', us, null],
  ['ten', us, null],
  ['1.2.3', us, null],
  ['1.23456', us, null],
])('%s', (typed, format, amount) => expect(writtenAmount(typed, format)).toBe(amount))

test.each([
  ['12.5', us, '12.5'],
  ['1234567.50', us, '1,234,567.50'],
  ['12.5', de, '12,5'],
  ['1500000', de, '1.500.000'],
  ['999', de, '999'],
])('%s is shown as the tenant writes it, and read back as the same', (amount, format, shown) => {
  expect(shownAmount(amount, format)).toBe(shown)
  expect(writtenAmount(shown, format)).toBe(amount)
})
