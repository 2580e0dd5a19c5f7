import { database } from './database.ts'

/** What was last known under this key; undefined when nothing is, or the device refuses to keep anything. */
export async function readFact<T>(key: string): Promise<T | undefined> {
  try {
    return (await database.facts.get(key))?.value as T | undefined
  } catch {
    return undefined
  }
}

/** Keeps a fact for a start without network. */
export async function writeFact(key: string, value: unknown): Promise<void> {
  await database.facts.put({ key, value }).catch(() => undefined)
}

/** Forgets every fact whose key starts so. */
export async function clearFacts(prefix: string): Promise<void> {
  await database.facts
    .where('key')
    .startsWith(prefix)
    .delete()
    .catch(() => undefined)
}
