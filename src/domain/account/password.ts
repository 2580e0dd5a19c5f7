import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { commonPasswords } from './common-passwords.ts'

/** Longer ones would only cost the server time. */
const longestPassword = 200
const shortest = 8

/**
 * Checks a new password: eight characters with a digit, a capital and a small letter; not a common one, and not made
 * of the user name. Codes: pass_min_length, pass_should_contain_number, pass_should_contain_upp_and_lower,
 * pass_too_common, pass_contains_username, too_long.
 */
export function passwordProblem(password: string, username = ''): string | undefined {
  const small = password.toLowerCase()
  const name = username.trim().toLowerCase()
  if (password.length < shortest) return 'pass_min_length'
  if (password.length > longestPassword) return 'too_long'
  if (!/\p{Nd}/u.test(password)) return 'pass_should_contain_number'
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password))
    return 'pass_should_contain_upp_and_lower'
  if (commonPasswords.has(small)) return 'pass_too_common'
  // A name of two letters stands in many a good password by chance.
  if (name.length > 2 && small.includes(name)) return 'pass_contains_username'
  return undefined
}

/**
 * A form that sets a password: `password` and `confirmation`, with the codes above, `required` and `pass_not_match`.
 * @param username of the person whose password it becomes
 */
export const newPassword = (username = '') =>
  v.pipe(
    v.object({
      password: v.pipe(
        v.string(),
        rules.required,
        v.check(
          (password) => passwordProblem(password, username) === undefined,
          ({ input }) => String(passwordProblem(input, username)),
        ),
      ),
      confirmation: v.pipe(v.string(), rules.required),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmation']],
        ({ password, confirmation }) => confirmation === '' || confirmation === password,
        'pass_not_match',
      ),
      ['confirmation'],
    ),
  )

/** Checks a password change by a signed-in user, who also gives the present password. */
export const changedPassword = (username: string) =>
  v.intersect([
    newPassword(username),
    v.object({ oldPassword: v.pipe(v.string(), rules.required) }),
  ])
