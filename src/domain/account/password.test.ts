import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { problemsOf } from '../portal/validation.ts'
import { changedPassword, namesOf, newPassword, passwordProblem } from './password.ts'

test.each([
  ['Sattel-9', 'dealer', undefined],
  ['Über8Berge', 'dealer', undefined],
  ['Short1A', 'dealer', 'pass_min_length'],
  ['NoDigitsHere', 'dealer', 'pass_should_contain_number'],
  ['alllower1', 'dealer', 'pass_should_contain_upp_and_lower'],
  ['ALLUPPER1', 'dealer', 'pass_should_contain_upp_and_lower'],
  ['12345678', 'dealer', 'pass_should_contain_upp_and_lower'],
  ['PassWord123', 'dealer', 'pass_too_common'],
  ['qWERTY12345', 'dealer', 'pass_too_common'],
  ['MyDealer77', 'dealer', 'pass_contains_username'],
  ['Jo9Sattelfest', 'jo', undefined],
  [`Aa1${'x'.repeat(198)}`, 'dealer', 'too_long'],
])('%s for %s: %s', (password, username, problem) => {
  expect(passwordProblem(password, username)).toBe(problem)
})

const names = namesOf(
  { username: 'mk', name: 'Mara Lindqvist', email: 'mara.l@shop.example' },
  'Pannier Bikes',
)
test.each([
  ['Summer2026!', 'pass_too_common'],
  ['P4ssw0rd!!', 'pass_too_common'],
  ['Lindqvist#77', 'pass_contains_name'],
  ['Pannier2026x', 'pass_contains_name'],
  ['7Mara-Sattel', 'pass_contains_name'],
  ['Sattel-9fest', undefined],
])('%s of Mara Lindqvist at Pannier Bikes: %s', (password, problem) => {
  expect(passwordProblem(password, names)).toBe(problem)
})

const both = (password: string, confirmation: string) => ({ password, confirmation })

test.each([
  [both('', ''), both('required', 'required')],
  [both('Sattel-9', 'Sattel-8'), { confirmation: 'pass_not_match' }],
  [both('sattel', 'sattel'), { password: 'pass_min_length' }],
  [both('sattel', 'Sattel'), both('pass_min_length', 'pass_not_match')],
  [both('MyDealer77', 'MyDealer77'), { password: 'pass_contains_username' }],
  [both('Sattel-9', ''), { confirmation: 'required' }],
  [both('Sattel-9', 'Sattel-9'), {}],
])('both fields are told what they lack: %j', (typed, problems) => {
  expect(problemsOf(newPassword('dealer'), typed)).toEqual(problems)
  expect(problemsOf(changedPassword('dealer'), { ...typed, oldPassword: 'x' })).toEqual(problems)
  expect(problemsOf(changedPassword('dealer'), { ...typed, oldPassword: '' })).toEqual({
    ...problems,
    oldPassword: 'required',
  })
})

test('the list holds only what the other rules would let pass', () => {
  const needless = [...commonPasswords].filter(
    (entry) =>
      entry !== entry.toLowerCase() ||
      entry.length < 8 ||
      !/\d/.test(entry) ||
      !/[a-z]/.test(entry),
  )
  expect(needless).toEqual([])
  expect(commonPasswords.size).toBeGreaterThan(250)
})
