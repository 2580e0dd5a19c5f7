import type { OfflineDatabase } from '#offline/database.ts'

/** Whose answers a cache holds: an answer for one customer must never be shown for another. */
export interface CacheScope {
  schemaHash: string
  host: string
  userId: string
  /** r3 of the chosen customer; null: none. */
  customerKey: string | null
}

/** Storage of the query cache. Never rejects: without a store everything is asked of the server. */
export interface CacheStorage {
  read(): Promise<Record<string, string>>
  /** `undefined` deletes. */
  write(delta: Delta): Promise<void>
}

type Pieces = Record<string, string>
/** Changed pieces; `undefined` is gone, and left out where it is written as JSON. */
type Delta = Record<string, string | undefined>

/** A store that is slow to open must not keep the portal from starting. */
const longestRead = 1_500

/**
 * The row that a piece of the cache is kept in: all of an object in one, all of a question in one. A row for each of the
 * fifty fields of an article made writing a page of a list cost more than drawing it.
 */
function rowOf(key: string): string {
  const [object] = /^(?:at:\d?|Query(?:%2e|\.)\w+(?:\(.*?\}\))?|.*?(?=%2e|\.|$))/.exec(key)!
  return object
}

function byRow(delta: Delta): Map<string, Delta> {
  const rows = new Map<string, Delta>()
  for (const [key, value] of Object.entries(delta)) {
    const name = rowOf(key)
    const row = rows.get(name) ?? {}
    row[key] = value
    rows.set(name, row)
  }
  return rows
}

/** The query cache of one scope on this device; those of others, older schemas too, go at the first reading. */
export function createCacheStorage(
  database: OfflineDatabase,
  { schemaHash, host, userId, customerKey }: CacheScope,
): CacheStorage {
  const scope = JSON.stringify([schemaHash, host, userId, customerKey])
  const { cacheEntries } = database

  async function readAll(): Promise<Pieces> {
    await cacheEntries.where('scope').notEqual(scope).delete()
    const rows = await cacheEntries.where('scope').equals(scope).toArray()
    const pieces: Pieces = {}
    for (const { value } of rows) Object.assign(pieces, JSON.parse(value) as Pieces)
    return pieces
  }

  return {
    read: () =>
      Promise.race([
        readAll().catch(() => ({})),
        new Promise<Pieces>((resolve) => setTimeout(() => resolve({}), longestRead)),
      ]),
    async write(delta) {
      const changed = byRow(delta)
      const names = [...changed.keys()].map((key): [string, string] => [scope, key])
      try {
        await database.transaction('rw', cacheEntries, async () => {
          const before = await cacheEntries.bulkGet(names)
          const rows = [...changed].map(([key, pieces], n) => ({
            scope,
            key,
            value: JSON.stringify({
              ...(before[n] && (JSON.parse(before[n].value) as Pieces)),
              ...pieces,
            }),
          }))
          await cacheEntries.bulkDelete(
            rows
              .filter(({ value }) => value === '{}')
              .map(({ key }): [string, string] => [scope, key]),
          )
          await cacheEntries.bulkPut(rows.filter(({ value }) => value !== '{}'))
        })
      } catch {
        // Room is short: what can be asked again goes before anything that cannot.
        await cacheEntries.clear().catch(() => undefined)
      }
    },
  }
}
