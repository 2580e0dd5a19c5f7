import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  formatPhone,
  hasEntry,
  isAlphanumeric,
  isEmail,
  isGiven,
  isMultilineText,
  isNotBlank,
  isNumeric,
  isPhone,
  isText,
  problemsOf,
  rules,
} from './validation.ts'

const table: [string, (value: string) => boolean, good: string[], bad: string[]][] = [
  [
    'text',
    isText,
    ['Rad & Tat', 'Müller-Lüdenscheid', 'A. B., C/D: E', 'Čapek'],
    ['O’Neil', 'Unit 7', 'two\nlines', '<b>', 'a@b', '100%'],
  ],
  [
    'text of several lines',
    isMultilineText,
    ['first line,\r\nsecond line.', 'one'],
    ['Room 7', 'a;b', 'tab\there'],
  ],
  ['alphanumeric', isAlphanumeric, ['AB12', 'Ärger7'], ['A B', 'A-1', '7.5']],
  [
    'e-mail',
    isEmail,
    ['a@b.co', 'first.last+tag@shop.example.com'],
    [
      'a',
      'a@b',
      '@b.co',
      'a@b..co',
      'a b@c.de',
      'a@b.co, c@d.ee',
      'A <a@b.co>',
      'a@b.co\nBcc: x@y.zz',
    ],
  ],
  [
    'phone',
    isPhone,
    ['0', '08123456789', '12345678901234567'],
    ['123456789012345678', '+62812', '08 12', '0812-3'],
  ],
  ['number', isNumeric, ['0', '12', '-3.5'], ['1,5', '1.', 'x', '1e5']],
]

describe.each(table)('%s', (_name, rule, good, bad) => {
  test.each(good)('takes %j', (value) => expect(rule(value)).toBe(true))
  test.each(bad)('refuses %j', (value) => expect(rule(value)).toBe(false))
  test('lets the empty value pass', () => expect(rule('')).toBe(true))
})

test.each([
  ['', false],
  [null, false],
  [undefined, false],
  [[], false],
  [false, true],
  [0, true],
  [' ', true],
  ['x', true],
])('given: %j is %j', (value, given) => {
  expect(isGiven(value)).toBe(given)
})

test('not blank, and at least one entry', () => {
  expect([isNotBlank(' \n'), isNotBlank(''), isNotBlank(' x ')]).toEqual([false, false, true])
  expect([hasEntry([]), hasEntry([0])]).toEqual([false, true])
})

test.each([
  ['08123456', undefined, '+628123456'],
  ['8123456', '+62', '+628123456'],
  ['0089555', '+49', '+49089555'],
  ['', '+1', ''],
])('the number %j with the country code %j is stored as %j', (digits, code, stored) => {
  expect(formatPhone(digits, code)).toBe(stored)
})

test('the first rule that fails speaks for its field', () => {
  const schema = v.object({
    name: v.pipe(v.string(), rules.required, rules.text),
    email: v.pipe(v.string(), rules.email),
  })
  expect(problemsOf(schema, { name: '', email: 'x' })).toEqual({
    name: 'required',
    email: 'valid_email',
  })
  expect(problemsOf(schema, { name: '7', email: '' })).toEqual({ name: 'valid_text' })
  expect(problemsOf(schema, { name: 'A', email: 'a@b.co' })).toEqual({})
})
