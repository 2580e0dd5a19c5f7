import { newId } from './sync/new-id.ts'
import type { SnapshotCache } from './cart/cart-snapshot-cache.ts'
import type { OfflineDatabase } from './database.ts'

/** Storage, clock and ids of a device, passed in so that tests can control them. */
export interface Device {
  database: OfflineDatabase
  /** Returns this device's clock, in ms. */
  now(): number
  /** A UUIDv7. */
  newId(): string
  /** Cart answers in memory; missing: they are read from the store each time. */
  held?: SnapshotCache
}

/** The device this code runs on. */
export const thisDevice = (database: OfflineDatabase): Device => ({
  database,
  now: Date.now,
  newId,
  held: new Map(),
})
