import { describe, expect, test } from 'vitest'
import {
  cardProblem,
  cardTypeOf,
  expiryOf,
  expiryProblem,
  fitsSecurityCode,
  isCardExpired,
  passesLuhn,
} from './card.ts'

test.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['79927398713', true],
  ['79927398710', false],
  ['0', true],
  ['', false],
  ['4242 4242', false],
])('check digit of %s: %s', (digits, passes) => expect(passesLuhn(digits)).toBe(passes))

test.each([
  ['4', 'Visa'],
  ['4000 0000 0000 0002', 'Visa'],
  ['51', 'MasterCard'],
  ['55-55', 'MasterCard'],
  ['50', null],
  ['56', null],
  ['2221', 'MasterCard'],
  ['2720', 'MasterCard'],
  ['2220', null],
  ['2721', null],
  ['222', null],
  ['34', 'American Express'],
  ['37', 'American Express'],
  ['35', null],
  ['6011', 'Discover'],
  ['65', 'Discover'],
  ['644', 'Discover'],
  ['643', null],
  ['622126', 'Discover'],
  ['622125', null],
  ['622925', 'Discover'],
  ['622926', null],
  ['', null],
  ['3', null],
])('%s is a %s', (typed, type) => expect(cardTypeOf(typed)).toBe(type))

test.each([
  ['', 'card_missing'],
  ['  - ', 'card_missing'],
  ['4242 4242 4242 4242', null],
  ['4242-4242-4242-4242', null],
  ['4242 4242 4242 4241', 'card_number_wrong'],
  ['4222222222222', null],
  ['424242424242', 'card_number_wrong'],
  ['378282246310005', null],
  ['3782822463100050', 'card_number_wrong'],
  ['5555555555554444', null],
  ['2223003122003222', null],
  ['6011111111111117', null],
  ['3530111333300000', 'card_not_taken'],
  ['4242x', 'card_number_wrong'],
  ['none', 'card_number_wrong'],
])('card %s: %s', (typed, problem) => expect(cardProblem(typed)).toBe(problem))

test.each([
  ['123', 'Visa', true],
  ['1234', 'Visa', false],
  ['1234', 'American Express', true],
  ['123', 'American Express', false],
  ['123', null, true],
  ['1234', null, true],
  ['12', null, false],
  ['12a', 'Discover', false],
  ['', 'MasterCard', false],
] as const)('security code %s on %s: %s', (code, type, fits) =>
  expect(fitsSecurityCode(code, type)).toBe(fits),
)

describe('good until', () => {
  const today = '2026-11-25'
  test.each([
    ['', '27', 'expiry_missing'],
    ['1', '', 'expiry_missing'],
    ['11', '26', null],
    ['11', '2026', null],
    ['10', '26', 'card_expired'],
    ['12', '25', 'card_expired'],
    ['1', '27', null],
    ['01', '27', null],
    ['0', '27', 'expiry_wrong'],
    ['13', '27', 'expiry_wrong'],
    ['x', '27', 'expiry_wrong'],
    ['1', '027', 'expiry_wrong'],
    ['11', '2046', null],
    ['11', '2047', 'expiry_wrong'],
  ])('%s/%s: %s', (month, year, problem) => expect(expiryProblem(month, year, today)).toBe(problem))

  test('is written with year and month', () => expect(expiryOf('4', '28', today)).toBe('2028-04'))
  test.each([
    [null, false],
    ['2026-11', false],
    ['2026-10', true],
    ['2028-04', false],
  ])('%s is over: %s', (expiry, over) => expect(isCardExpired(expiry, today)).toBe(over))
})
