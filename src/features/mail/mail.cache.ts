import type { KeyingConfig } from '@urql/exchange-graphcache'

/** A page of messages has no identity of its own. */
export const keys: KeyingConfig = { MailPage: () => null }
