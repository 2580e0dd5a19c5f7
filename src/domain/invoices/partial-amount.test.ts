import { expect, test } from 'vitest'
import { type AmountProblem, amountProblem, isPartial } from './partial-amount.ts'

test.each<[string | null | undefined, string, number, AmountProblem | null]>([
  [undefined, '100', 2, 'amount_missing'],
  [null, '100', 2, 'amount_missing'],
  ['0', '100', 2, 'amount_min'],
  ['0.99', '100', 2, 'amount_min'],
  ['-5', '100', 2, 'amount_min'],
  ['1', '100', 2, null],
  ['1.00', '100', 2, null],
  ['100', '100', 2, null],
  ['100.0000', '100', 0, null],
  ['100.01', '100', 2, 'amount_max'],
  ['12.345', '100', 2, 'amount_precision'],
  ['12.5', '12500000', 0, 'amount_precision'],
  ['12500000', '12500000.0000', 0, null],
  ['12500001', '12500000.0000', 0, 'amount_max'],
  ['12.5', '100', 1, null],
  ['12.55', '100', 1, 'amount_precision'],
  ['0.4', '0.40', 2, null],
  ['0.5', '0.40', 2, 'amount_min'],
])('%s of %s with %i decimals: %s', (amount, total, precision, problem) => {
  expect(amountProblem(amount, { total, precision })).toBe(problem)
})

test.each([
  ['100', '100.0000', false],
  ['99.99', '100', true],
])('%s of %s is a part: %s', (amount, total, is) => expect(isPartial(amount, total)).toBe(is))
