import { msg } from '@lingui/core/macro'

/** Why a change of a key was refused. */
export const keyWords = {
  name_taken: msg`This name is already in use`,
  nothing_chosen: msg`Choose at least one`,
  rate_range: msg`Enter a whole number from 1 to 6,000`,
  valid_day: msg`Enter a day`,
  key_revoked: msg`This key was revoked and can’t be changed`,
  key_of_customer: msg`This key belongs to a customer and can’t be changed here`,
  scope_not_yours: msg`You can only allow what you may do yourself`,
  key_active: msg`This key still works. Revoke it first.`,
}
