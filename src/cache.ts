import type { KeyingConfig, UpdatesConfig } from '@urql/exchange-graphcache'
import { keys as cart } from './features/cart/cart.cache.ts'
import { keys as catalogue } from './features/catalogue/catalogue.cache.ts'

const embedded = () => null

/** Keys of the types without an `id`: what has no identity of its own is kept inside its parent. */
export const keys: KeyingConfig = {
  ...cart,
  ...catalogue,
  CatalogueAreas: embedded,
  ChangeCustomerAnswer: embedded,
  CustCode: embedded,
  CustomerPage: embedded,
  Language: (language) => language.code as string,
  Message: embedded,
  Portal: embedded,
  UserError: embedded,
}

/** What a mutation changes beyond its own answer; each area adds its own. */
export const updates: Partial<UpdatesConfig> = {}
