import type { KeyingConfig } from '@urql/exchange-graphcache'

const embedded = () => null

/** A model counts differently among what is bought often and what was bought at all: it has no identity of its own. */
export const keys: KeyingConfig = {
  LineProblem: embedded,
  OrderAgain: embedded,
  OrderAgainLine: embedded,
  PurchasedBrand: embedded,
  Purchase: embedded,
  PurchasePage: embedded,
}
