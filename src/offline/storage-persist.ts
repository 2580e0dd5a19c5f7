/** Safety of stored data: `kept` for good, `evictable` when the device needs room, `unknown` to this browser. */
export type StorageSafety = 'kept' | 'evictable' | 'unknown'

/** The part of `navigator.storage` that is used; a worker has no `persist`. */
export interface DeviceStorage {
  persist?(): Promise<boolean>
  persisted(): Promise<boolean>
}

/** Asks the browser to keep the data for good; called at the first intent, when there is something to lose. */
export async function askToPersist(storage: DeviceStorage | undefined): Promise<StorageSafety> {
  if (!storage?.persist) return 'unknown'
  try {
    return (await storage.persisted()) || (await storage.persist()) ? 'kept' : 'evictable'
  } catch {
    return 'unknown'
  }
}
