import { Client, fetchExchange } from '@urql/core'
import {
  cacheExchange,
  type KeyingConfig,
  type ResolverConfig,
  type UpdatesConfig,
} from '@urql/exchange-graphcache'
import { persistedExchange } from '@urql/exchange-persisted'
import { createAges, keepLastData, setAges } from './answer-age.ts'
import type { CacheStorage } from './cache-storage.ts'
import { deviceExchange, type DeviceSource } from './device-exchange.ts'
import type { Failure } from './failure.ts'
import { mayPersist } from './persisted-parts.ts'
import type { BackgroundWork } from './background-work.ts'
import { failureExchange } from './failure-exchange.ts'
import { type ClientSession, sessionExchange } from './session-exchange.ts'

export interface AppClientOptions {
  /** The portal's own, or that with a progress bar around it. */
  fetch: typeof fetch
  /** Whose session the questions carry; missing: none. */
  session?: ClientSession
  storage: CacheStorage
  /** Keys of the types that have no `id`; each area brings its own. */
  keys: KeyingConfig
  updates: Partial<UpdatesConfig>
  /** Fields that are read from another one's records. */
  resolvers?: ResolverConfig
  /** Send hashes only, as a production server wants it. */
  hashed?: boolean
  /** Told of failures that no screen shows in its own place. */
  onFailure?: (failure: Failure, kind: 'query' | 'mutation') => void
  /** Told how questions in the background ended. */
  onWork?: (work: BackgroundWork, worked: boolean) => void
  now?: () => number
  /** Catalogue of this person on the device. */
  device?: () => Promise<DeviceSource | null>
}

/**
 * Makes the GraphQL client of one person and customer; at a switch another one is made.
 * @returns `hydrated` resolves when what rested on the device can be asked for: the router must not start before
 */
export function createAppClient({
  fetch,
  session,
  storage,
  keys,
  updates,
  resolvers = {},
  hashed = import.meta.env.PROD,
  onFailure = () => {},
  onWork,
  now = Date.now,
  device = () => Promise.resolve(null),
}: AppClientOptions) {
  const ages = createAges(storage, now)
  let onCacheHydrated = () => {}
  const hydrated = new Promise<void>((resolve) => {
    onCacheHydrated = resolve
  })
  const cache = cacheExchange({
    keys,
    updates,
    resolvers,
    storage: {
      onCacheHydrated,
      async readData() {
        const entries = await storage.read()
        ages.restore(entries)
        return Object.fromEntries(Object.entries(entries).filter(([key]) => mayPersist(key)))
      },
      writeData: (delta) =>
        storage.write(Object.fromEntries(Object.entries(delta).filter(([key]) => mayPersist(key)))),
    },
  })
  const persisted = persistedExchange({
    preferGetForPersistedQueries: false,
    enforcePersistedQueries: true,
    enableForMutation: true,
  })
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch,
    exchanges: [
      failureExchange(onFailure, onWork),
      keepLastData(),
      cache,
      deviceExchange({ source: device, note: ages.note }),
      ages.exchange,
      ...(session ? [sessionExchange(session, fetch)] : []),
      ...(hashed ? [persisted] : []),
      fetchExchange,
    ],
  })
  setAges(client, ages)
  return { client, hydrated }
}
