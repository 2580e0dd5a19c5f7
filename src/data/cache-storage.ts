import type { OfflineDatabase } from '#offline/database.ts'

/** Whose answers a cache holds: an answer for one customer must never be shown for another. */
export interface CacheScope {
  schemaHash: string
  host: string
  userId: string
  /** r3 of the chosen customer; null: none. */
  customerKey: string | null
}

/** Where the query cache rests. Neither ever rejects: without a store everything is asked of the server. */
export interface CacheStorage {
  read(): Promise<Record<string, string>>
  /** `undefined` deletes. */
  write(delta: Record<string, string | undefined>): Promise<void>
}

/** A store that is slow to open must not keep the portal from starting. */
const longestRead = 1_500

/** The query cache of one scope on this device; those of others, older schemas too, go at the first reading. */
export function createCacheStorage(database: OfflineDatabase, { schemaHash, host, userId, customerKey }: CacheScope): CacheStorage {
  const scope = JSON.stringify([schemaHash, host, userId, customerKey])
  const { cacheEntries } = database

  async function readAll(): Promise<Record<string, string>> {
    await cacheEntries.where('scope').notEqual(scope).delete()
    const rows = await cacheEntries.where('scope').equals(scope).toArray()
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  }

  return {
    read: () =>
      Promise.race([
        readAll().catch(() => ({})),
        new Promise<Record<string, string>>((resolve) => setTimeout(() => resolve({}), longestRead)),
      ]),
    async write(delta) {
      const pieces = Object.entries(delta)
      const gone = pieces.filter(([, value]) => value === undefined).map(([key]): [string, string] => [scope, key])
      const kept = pieces.flatMap(([key, value]) => (value === undefined ? [] : [{ scope, key, value }]))
      try {
        await database.transaction('rw', cacheEntries, async () => {
          await cacheEntries.bulkDelete(gone)
          await cacheEntries.bulkPut(kept)
        })
      } catch {
        // Room is short: what can be asked again goes before anything that cannot.
        await cacheEntries.clear().catch(() => undefined)
      }
    },
  }
}
