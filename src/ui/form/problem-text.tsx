import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

/** Words by the code of a refusal. */
export type ProblemWords = Readonly<Record<string, MessageDescriptor>>

/** Codes that any form can get: those of the validation rules, and those of a save that failed. */
const common: ProblemWords = {
  required: msg`This is needed`,
  not_empty: msg`This is needed`,
  too_long: msg`This is too long`,
  valid_text: msg`Only letters, spaces and - . , / & : can be used here`,
  valid_alphaNumeric: msg`Only letters and digits can be used here`,
  valid_email: msg`This is not an e-mail address`,
  valid_web: msg`This is not a web address`,
  must_be_numeric: msg`Only digits can be used here`,
  must_be_numeric_with_max_digits: msg`Only digits, at most 17`,
  unknown_country: msg`Choose a country from the list`,
  pass_min_length: msg`At least 8 characters are needed`,
  pass_should_contain_number: msg`A digit is missing`,
  pass_should_contain_upp_and_lower: msg`Capital and small letters are both needed`,
  pass_too_common: msg`This password is among the most used ones and would be guessed at once`,
  pass_contains_username: msg`The password must not contain the user name`,
  pass_not_match: msg`The two passwords are not the same`,
  pass_same: msg`This is the present password`,
  password_incorrect: msg`This is not your password`,
  too_many_attempts: msg`Too many attempts. Wait a few minutes and try again`,
  NETWORK: msg`We couldn't reach the server. Your input is kept; check the connection and try again.`,
  FORBIDDEN: msg`You no longer have the right to do this.`,
  NOT_FOUND: msg`This entry no longer exists. Someone else may have deleted it.`,
  UNKNOWN: msg`Something went wrong on the server. Your input is kept; try again in a moment.`,
}

interface ProblemTextProps {
  code: string
  /** Words for codes that only one form knows; they win over the common ones. */
  words?: ProblemWords
}

/** Says why a field or a whole form was refused. */
export function ProblemText({ code, words }: ProblemTextProps) {
  const { i18n } = useLingui()
  return i18n._(words?.[code] ?? common[code] ?? msg`The server refused this`)
}

/** For a field's `error`: nothing where nothing is wrong. */
export const problem = (code: string | undefined) => code && <ProblemText code={code} />
