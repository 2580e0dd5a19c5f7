import type { KeyingConfig } from '@urql/exchange-graphcache'

const embedded = () => null

/** Links and answers about them have no identity of their own. */
export const keys: KeyingConfig = {
  AccountAnswer: embedded,
  PasswordLink: embedded,
  SetPasswordAnswer: embedded,
}
