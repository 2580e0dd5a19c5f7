import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { commonPasswords } from './common-passwords.ts'
import { isGuessable } from './guessable.ts'

/** Longer ones would only cost the server time. */
const longestPassword = 200
const shortest = 8

/** Names that an attacker tries first: those of a person, their mailbox and their portal. */
export interface PasswordNames {
  username: string
  others: readonly string[]
}

/** Returns the names that a person's password must not be made of. */
export const namesOf = (
  { username, name, email }: { username: string; name?: string; email?: string | null },
  portal = '',
): PasswordNames => ({
  username,
  others: [name ?? '', email?.replace(/@.*/, '') ?? '', portal],
})

/**
 * Checks a new password: eight characters with a digit, a capital and a small letter; not a common one, and not made
 * of a name around it. Codes: pass_min_length, pass_should_contain_number, pass_should_contain_upp_and_lower,
 * pass_too_common, pass_contains_username, pass_contains_name, too_long.
 */
export function passwordProblem(
  password: string,
  names: string | PasswordNames = '',
): string | undefined {
  const { username, others } = typeof names === 'string' ? { username: names, others: [] } : names
  const small = password.toLowerCase()
  const name = username.trim().toLowerCase()
  if (password.length < shortest) return 'pass_min_length'
  if (password.length > longestPassword) return 'too_long'
  if (!/\p{Nd}/u.test(password)) return 'pass_should_contain_number'
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password))
    return 'pass_should_contain_upp_and_lower'
  if (commonPasswords.has(small) || isGuessable(small)) return 'pass_too_common'
  // A name of two letters stands in many a good password by chance.
  if (name.length > 2 && small.includes(name)) return 'pass_contains_username'
  if (wordsOf(others).some((word) => small.includes(word))) return 'pass_contains_name'
  return undefined
}

/** Short words stand in many a good password by chance. */
const wordsOf = (names: readonly string[]) =>
  names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3)

const required = v.pipe(v.string(), rules.required)

const typedTwice = (names: string | PasswordNames) => ({
  password: v.pipe(
    required,
    v.check(
      (password) => passwordProblem(password, names) === undefined,
      ({ input }) => String(passwordProblem(input, names)),
    ),
  ),
  confirmation: required,
})

interface TypedTwice {
  password: string
  confirmation: string
}

const isSame = ({ password, confirmation }: TypedTwice) =>
  confirmation === '' || confirmation === password

/**
 * A form that sets a password: `password` and `confirmation`, with the codes above, `required` and `pass_not_match`.
 * @param names of the person whose password it becomes
 */
export const newPassword = (names: string | PasswordNames = '') =>
  v.pipe(
    v.object(typedTwice(names)),
    v.forward(v.partialCheck([['password'], ['confirmation']], isSame, 'pass_not_match'), [
      'confirmation',
    ]),
  )

/** Checks a password change by a signed-in user, who also gives the present password. */
export const changedPassword = (names: string | PasswordNames) =>
  v.pipe(
    v.object({ ...typedTwice(names), oldPassword: required }),
    v.forward(v.partialCheck([['password'], ['confirmation']], isSame, 'pass_not_match'), [
      'confirmation',
    ]),
  )
