import { ownName } from './base-path.ts'

/** The one database of this device; src/offline/database.ts has its other stores. */
export const databaseName = ownName('pannier')

/** Begins the keys of the facts that hold a customer's credit. */
export const creditFacts = 'credit.'

const store = 'facts'
/** The number that Dexie gives to its version 1, which had this store and no other. */
const firstVersion = 10

/** Opens what there is. @throws DOMException where there is no database, and leaves none behind */
function open(create = false): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, create ? firstVersion : undefined)
    request.onupgradeneeded = () => {
      if (create) request.result.createObjectStore(store, { keyPath: 'key' })
      else request.transaction?.abort()
    }
    request.onerror = () => reject(request.error ?? new Error('indexedDB'))
    request.onsuccess = () => {
      const connection = request.result
      // Dexie may have to upgrade at this moment, here or in another tab.
      connection.onversionchange = () => connection.close()
      resolve(connection)
    }
  })
}

// A version error says that the database was made meanwhile.
const openOrCreate = () => open().catch(() => open(true).catch(() => open()))

async function run<T>(
  connect: () => Promise<IDBDatabase>,
  mode: IDBTransactionMode,
  work: (facts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const connection = await connect()
  try {
    const transaction = connection.transaction(store, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(store))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB'))
    })
  } finally {
    connection.close()
  }
}

/**
 * Reads what was last known under this key. Without Dexie: the login page reads facts, and Dexie is as large as a
 * third of its script.
 * @returns undefined when nothing is known, or the device refuses to keep anything
 */
export async function readFact<T>(key: string): Promise<T | undefined> {
  try {
    const row = await run(open, 'readonly', (facts) => facts.get(key))
    return (row as { value: T } | undefined)?.value
  } catch {
    return undefined
  }
}

/** Keeps a fact for a start without network; resolves when it is on the disk, or cannot be kept. */
export async function writeFact(key: string, value: unknown): Promise<void> {
  await run(openOrCreate, 'readwrite', (facts) => facts.put({ key, value })).catch(() => undefined)
}

/** Forgets every fact whose key starts so. */
export async function clearFacts(prefix: string): Promise<void> {
  await run(open, 'readwrite', (facts) =>
    facts.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
  ).catch(() => undefined)
}
