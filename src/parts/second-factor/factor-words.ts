import { msg } from '@lingui/core/macro'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Words for refusals that only changes of second factors get. */
export const factorWords: ProblemWords = {
  code_shape: msg`Enter the 6 digits that the app shows`,
  code_incorrect: msg`This code isn’t right. Check the time on your phone and enter the next code.`,
  log_in_again: msg`Log out and log in again with your company’s account. Then you have 10 minutes for this.`,
  codes_on: msg`An authenticator app is already set up. Reload the page.`,
  no_second_factor: msg`Two-step login is already off. Reload the page.`,
  unknown_passkey: msg`This passkey was already removed. Reload the page.`,
  passkey_cancelled: msg`No passkey was created. Try again when you’re ready.`,
  passkey_known: msg`This device already has a passkey for your account.`,
  passkey_invalid: msg`The passkey couldn’t be added. Close this window and start again.`,
  too_many: msg`You have the maximum number of passkeys. Remove one first.`,
}
