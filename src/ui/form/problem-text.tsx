import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'

/** Words by the code of a refusal. */
export type ProblemWords = Readonly<Record<string, MessageDescriptor>>

/** Words for a save by someone unknown while the form was edited. */
export const changedMeanwhile = msg`Someone else changed this while you were editing. Your entries are kept; save again to replace them.`

/** Codes that any form can get: those of the validation rules, and those of a save that failed. */
const common: ProblemWords = {
  required: msg`Required`,
  not_empty: msg`Required`,
  too_long: msg`This is too long`,
  valid_text: msg`Only letters, spaces and - . , / & : can be used here`,
  valid_alphaNumeric: msg`Only letters and digits can be used here`,
  valid_email: msg`Enter an email address`,
  valid_web: msg`Enter a web address`,
  must_be_numeric: msg`Only digits can be used here`,
  must_be_numeric_with_max_digits: msg`Only digits, at most 17`,
  unknown_country: msg`Choose a country from the list`,
  pass_min_length: msg`At least 8 characters are needed`,
  pass_should_contain_number: msg`A digit is missing`,
  pass_should_contain_upp_and_lower: msg`Capital and small letters are both needed`,
  pass_too_common: msg`This password is too common. Choose another one.`,
  pass_contains_username: msg`The password can’t contain the username`,
  pass_contains_name: msg`The password can’t contain your name or the portal’s name`,
  pass_not_match: msg`The passwords don’t match`,
  pass_same: msg`This is your current password`,
  password_incorrect: msg`This isn’t your password`,
  too_many_attempts: msg`Too many attempts. Wait a few minutes and try again`,
  changed_meanwhile: changedMeanwhile,
  NETWORK: msg`We couldn’t reach the server. Your input is kept; check the connection and try again.`,
  FORBIDDEN: msg`You no longer have permission to do this.`,
  VIEW_ONLY: msg`You’re viewing the portal as someone else. Nothing can be changed.`,
  NOT_FOUND: msg`This entry no longer exists. Someone else may have deleted it.`,
  UNKNOWN: msg`Something went wrong on the server. Your input is kept; try again in a moment.`,
}

/** Why something was refused, by its code; `words` win over the common ones. */
export const problemWord = (code: string, words?: ProblemWords): MessageDescriptor =>
  words?.[code] ?? common[code] ?? msg`The server refused this`

interface ProblemTextProps {
  code: string
  /** Words for codes that only one form knows; they win over the common ones. */
  words?: ProblemWords
  /** Name of the person who saved while the form was edited. */
  by?: string | null | undefined
  /** Characters of the typed text that its rule refuses. */
  refused?: readonly string[] | undefined
}

/** Says why a field or a whole form was refused. */
export function ProblemText({ code, words, by, refused: characters = [] }: ProblemTextProps) {
  const { i18n } = useLingui()
  const refused = characters.join(' ')
  if (code === 'valid_text' && refused)
    return <Trans>These characters cannot be sent: {refused}</Trans>
  if (code === 'changed_meanwhile' && by)
    return (
      <Trans>
        {by} changed this while you were editing. Your entries are kept; save again to replace them.
      </Trans>
    )
  return i18n._(problemWord(code, words))
}

/** For a field's `error`: nothing where nothing is wrong. */
export const problem = (code: string | undefined, refused?: readonly string[]) =>
  code && <ProblemText code={code} refused={refused} />
