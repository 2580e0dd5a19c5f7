import type { KeyingConfig } from '@urql/exchange-graphcache'

/** Neither a page of the list nor an answer has an identity of its own. */
export const keys: KeyingConfig = {
  OrderHandoverPage: () => null,
  SendOrderAgainAnswer: () => null,
}
