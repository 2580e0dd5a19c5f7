import { Dexie } from 'dexie'
import { ownName } from './base-path.ts'
import type { OfflineDatabase } from './database.ts'

/** The device keeps nothing more: the change was not made, and the screen must say so. */
export class NotSavedError extends Error {
  override name = 'NotSavedError'
}

const isNamed = (error: unknown, name: string): boolean => {
  const {
    name: own,
    inner,
    failures = [],
  } = (error ?? {}) as { name?: string; inner?: unknown; failures?: unknown[] }
  return (
    own === name ||
    (inner !== undefined && isNamed(inner, name)) ||
    failures.some((failure) => isNamed(failure, name))
  )
}

const longestDelete = 1_000

/** The device has no room left. */
export const isQuotaError = (error: unknown): boolean => isNamed(error, 'QuotaExceededError')

/** WebKit drops the connection of a tab in the background; nothing is lost, it must be opened again. */
export const isLostConnection = (error: unknown): boolean =>
  isNamed(error, 'DatabaseClosedError') ||
  isNamed(error, 'InvalidStateError') ||
  /connection .*lost|closing/i.test((error as Error)?.message ?? '')

async function again<T>(database: OfflineDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isLostConnection(error)) throw error
    database.close({ disableAutoOpen: false })
    await database.open()
    return work()
  }
}

/**
 * Runs a write that must not be lost. A lost connection is opened again; a full device gives up the query cache, what articles have coming and the catalogue first.
 * @param work may run twice, so it must be the same done twice
 * @throws NotSavedError when the device keeps nothing
 */
export async function writeDurably<T>(
  database: OfflineDatabase,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await again(database, work)
  } catch (error) {
    if (!isQuotaError(error)) throw new NotSavedError('not saved on this device', { cause: error })
  }
  try {
    await database.cacheEntries.clear()
    await database.coming.clear()
    // A tab that does not let go of it must not hold this up.
    await Promise.race([
      Dexie.delete(ownName('pannier-catalogue')).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, longestDelete)),
    ])
    return await again(database, work)
  } catch (error) {
    throw new NotSavedError('not saved on this device', { cause: error })
  }
}

/** Opens a connection that was lost while the page was in the background. */
export async function ensureOpen(database: OfflineDatabase): Promise<void> {
  await again(database, () => database.facts.get('probe')).catch(() => undefined)
}
