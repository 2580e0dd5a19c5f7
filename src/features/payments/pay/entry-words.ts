import { msg } from '@lingui/core/macro'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Problems of a card or an account, in words. */
export const entryWords: ProblemWords = {
  card_missing: msg`Enter the card number`,
  card_not_taken: msg`This kind of card isn’t accepted`,
  card_number_wrong: msg`Check the card number`,
  expiry_missing: msg`Enter month and year`,
  expiry_wrong: msg`Check month and year`,
  card_expired: msg`This card has expired`,
  security_code_missing: msg`Enter the security code`,
  security_code_wrong: msg`Check the security code`,
  account_type_missing: msg`Choose the kind of account`,
  routing_number_missing: msg`Enter the routing number`,
  routing_number_wrong: msg`Check the routing number`,
  account_number_missing: msg`Enter the account number`,
  account_number_wrong: msg`Check the account number`,
}
