import { expect, test } from 'vitest'
import {
  amountOf,
  codeStrength,
  isDay,
  isGtin,
  isMoney,
  isProse,
  isScientific,
  markedAmount,
  namedAmount,
} from './paste-tokens.ts'

test.each<[string, number | null, string | null, boolean]>([
  ['3', 3, null, false],
  ['3 Stk.', 3, null, false],
  ['x3', 3, null, false],
  ['2,0', 2, null, false],
  ['2.000', 2, null, true],
  ['2,5', 2, 'fraction', false],
  ['0', 0, 'zero', false],
  ['-2', -2, 'negative', false],
  ['100000', 100_000, 'too_many', false],
  ['ABC', null, null, false],
  ['3 ABC', null, null, false],
])('%s as a quantity', (text, qty, problem, doubt) => {
  expect(amountOf(text)).toEqual(qty === null ? null : { qty, problem, doubt })
})

test.each<[string, number | undefined, string | undefined]>([
  ['3x ABC', 3, 'ABC'],
  ['ABC: 3 pcs', 3, 'ABC'],
  ['ABC qty 3', 3, 'ABC'],
  ['TYRE 700x25', undefined, undefined],
  ['Menge: 3', 3, 'Menge'],
])('the marked quantity of %s', (text, qty, rest) => {
  expect([markedAmount(text)?.amount.qty, markedAmount(text)?.rest]).toEqual([qty, rest])
})

test('a cell that is a named quantity and no more', () => {
  expect([namedAmount('Menge: 3')?.qty, namedAmount('Tyre 29 x 2.4')]).toEqual([3, null])
})

test.each([
  ['4006381333931', 5],
  ['ABC-123', 4],
  ['00755', 4],
  ['10023', 4],
  ['123', 2],
  ['12', 0],
  ['ABC', 2],
  ['chain', 1],
  ['11-speed', 1],
  ['21.11.2026', 0],
  ['€19,90', 0],
  ['a@b.de', 0],
])('%s looks like a code: %i', (token, strength) => {
  expect(codeStrength(token)).toBe(strength)
})

test('check digits, powers of ten, money and prose', () => {
  expect([
    isGtin('4006381333931'),
    isGtin('4006381333930'),
    isScientific('4,00638E+12'),
    isScientific('1E10'),
    isMoney('€19,90'),
    isMoney('2.00'),
  ]).toEqual([true, false, true, false, true, false])
  expect(['Thank you', 'Total 12', 'Tel. 030 1234', 'ABC 12', 'ABC'].map(isProse)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test.each([
  ['2025-10-01', true],
  ['1999-1-1', false],
  ['21.11.2026', false],
  ['10-2025', false],
])('%s is a day as a workbook holds it: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
