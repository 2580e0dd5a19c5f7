import type { KeyingConfig } from '@urql/exchange-graphcache'

/** The answer to an inquiry has no identity of its own. */
export const keys: KeyingConfig = { InquiryAnswer: () => null }
