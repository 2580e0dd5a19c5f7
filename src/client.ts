import { createCacheStorage, type CacheStorage } from '#data/cache-storage.ts'
import { type AppClientOptions, createAppClient } from '#data/client.ts'
import { load } from '#data/load.ts'
import { isView } from '#domain/view-as/view-as.ts'
import { schemaHash } from '#data/schema-hash.gen.ts'
import { database } from '#offline/database.ts'
import type { SessionClient } from '#shell/navigation/router-context.ts'
import type { Identity } from '#shell/session/identity-atom.ts'
import { keys, resolvers, updates } from './cache.ts'

// Storage without a signed-in user: it stores nothing and leaves stored data alone.
const nowhere: CacheStorage = { read: () => Promise.resolve({}), write: () => Promise.resolve() }

interface IdentityClientOptions extends Pick<
  AppClientOptions,
  'session' | 'fetch' | 'onFailure' | 'onWork'
> {
  /** The tenant's at this moment, IANA. */
  timeZone: () => string
}

/** The GraphQL client of one user and customer, with what this device remembers for exactly them. */
export function createIdentityClient(
  identity: Identity | null,
  { timeZone, ...parts }: IdentityClientOptions,
): SessionClient {
  // A view reads from the server alone and leaves nothing on the device.
  const own = isView(identity?.userId) ? null : identity
  const storage = own
    ? createCacheStorage(database, { schemaHash, host: location.hostname, ...own })
    : nowhere
  // Fetched with the first question that the device may know of and the cache cannot answer.
  const device = async () => (own ? (await import('./device.ts')).sourceFor(own, timeZone) : null)
  const made = createAppClient({ ...parts, storage, keys, updates, resolvers, device })
  return {
    ...made,
    load: (query, variables, how) => load(made.client, query, variables, how),
  }
}
