import type { KeyingConfig, ResolverConfig, UpdatesConfig } from '@urql/exchange-graphcache'
import { embeddedTypes, keyFields, typesWithoutId } from '#data/cache-keys.gen.ts'
import { transientResolvers } from '#data/persisted-parts.ts'
import { updates as restockUpdates } from '#parts/restock/restock.cache.ts'
import { updates as pictureUpdates } from './features/article-pictures/article-pictures.cache.ts'
import { updates as brandUpdates } from './features/brand/brand.cache.ts'
import { updates as adminUpdates } from './features/admin/admin.cache.ts'
import { updates as adminContentUpdates } from './features/admin-content/admin-content.cache.ts'
import { updates as adminVisitUpdates } from './features/admin-visits/admin-visits.cache.ts'
import { updates as claimUpdates } from './features/claims/claims.cache.ts'
import { updates as configUpdates } from './features/config/config.cache.ts'
import { updates as importUpdates } from './features/imports/imports.cache.ts'
import { updates as inboxUpdates } from './features/inbox/inbox.cache.ts'
import { updates as officeOrderUpdates } from './features/office-orders/office-orders.cache.ts'
import { queryResolvers as orderResolvers } from './features/orders/orders.cache.ts'
import { updates as paymentUpdates } from './features/payments/payments.cache.ts'
import { updates as quoteUpdates } from './features/quotes/quotes.cache.ts'
import { updates as machineUpdates } from './features/machine-access/machine-access.cache.ts'
import { updates as retailSalesUpdates } from './features/retail-sales/retail-sales.cache.ts'
import { updates as thirdPartyUpdates } from './features/third-party/third-party.cache.ts'
import { queryResolvers as pdiResolvers, updates as pdiUpdates } from './features/pdi/pdi.cache.ts'
import { updates as contentUpdates } from './features/content/content.cache.ts'
import { updates as downloadUpdates } from './features/downloads/downloads.cache.ts'
import { updates as termUpdates } from './features/terms/terms.cache.ts'
import { updates as uploadUpdates } from './features/upload-area/upload-area.cache.ts'
import { updates as notificationUpdates } from './features/notifications/notifications.cache.ts'

const byFields =
  (fields: readonly string[]): KeyingConfig[string] =>
  (record) =>
    fields.length === 1
      ? String(record[fields[0]!])
      : JSON.stringify(fields.map((name) => record[name] ?? null))

// A record without an id is embedded anyway; a development build only wants it said, and the entry has no room for the list.
const embedded = import.meta.env.DEV ? [...embeddedTypes, ...typesWithoutId] : embeddedTypes

/** Keys of the cache's records, from the contract: by `@key`, none when embedded, else by `id`. */
export const keys: KeyingConfig = {
  ...Object.fromEntries(embedded.map((name) => [name, () => null])),
  ...Object.fromEntries(
    Object.entries(keyFields).map(([name, fields]) => [name, byFields(fields)]),
  ),
}

/** Fields that another list's records can answer, and those that rest nowhere. */
export const resolvers: ResolverConfig = {
  ...transientResolvers(),
  Query: { ...orderResolvers, ...pdiResolvers },
}

/** Cache updates of mutations beyond their own answers; each area adds its own. */
export const updates: Partial<UpdatesConfig> = {
  Mutation: {
    ...pictureUpdates.Mutation,
    ...brandUpdates.Mutation,
    ...adminUpdates.Mutation,
    ...adminContentUpdates.Mutation,
    ...adminVisitUpdates.Mutation,
    ...claimUpdates.Mutation,
    ...configUpdates.Mutation,
    ...importUpdates.Mutation,
    ...inboxUpdates.Mutation,
    ...machineUpdates.Mutation,
    ...notificationUpdates.Mutation,
    ...retailSalesUpdates.Mutation,
    ...restockUpdates.Mutation,
    ...officeOrderUpdates.Mutation,
    ...paymentUpdates.Mutation,
    ...quoteUpdates.Mutation,
    ...thirdPartyUpdates.Mutation,
    ...pdiUpdates.Mutation,
    ...contentUpdates.Mutation,
    ...downloadUpdates.Mutation,
    ...termUpdates.Mutation,
    ...uploadUpdates.Mutation,
  },
}
