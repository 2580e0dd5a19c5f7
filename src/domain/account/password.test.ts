import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { newPasswordProblems, passwordProblem } from './password.ts'

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

test('both fields are told what they lack', () => {
  expect(newPasswordProblems({ password: '', confirmation: '' })).toEqual({
    password: 'required',
    confirmation: 'required',
  })
  expect(newPasswordProblems({ password: 'Sattel-9', confirmation: 'Sattel-8' })).toEqual({
    confirmation: 'pass_not_match',
  })
  expect(newPasswordProblems({ password: 'sattel', confirmation: 'sattel' })).toEqual({
    password: 'pass_min_length',
  })
  expect(newPasswordProblems({ password: 'Sattel-9', confirmation: 'Sattel-9' })).toEqual({})
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
