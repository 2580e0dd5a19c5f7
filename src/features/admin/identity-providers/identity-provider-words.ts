import { msg } from '@lingui/core/macro'
import type { ProblemWords } from '#ui/form/problem-text.tsx'

/** Why a change of an identity provider was refused. */
export const identityProviderWords: ProblemWords = {
  name_taken: msg`This name is already in use`,
  not_open: msg`Enter an https address on the open internet, without a port or password`,
  secret_again: msg`Enter the client secret again: the stored one belongs to another issuer`,
  openid_missing: msg`The scopes must include openid`,
  valid_domain: msg`Enter domains such as example.com, separated by spaces`,
  unknown_role: msg`This role no longer exists`,
  unknown_group_role: msg`This group role doesn’t exist`,
  too_many: msg`Too many`,
}
