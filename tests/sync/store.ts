import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { Dexie } from 'dexie'
import { newId } from '#offline/sync/new-id.ts'
import { openDatabase } from '#offline/database.ts'
import type { Device } from '#offline/device.ts'

Dexie.dependencies.indexedDB = new IDBFactory()
Dexie.dependencies.IDBKeyRange = IDBKeyRange

let opened = 0

/** A device with an empty store of its own and a clock that stands still until it is moved. */
export function emptyDevice(): Device & { clock: { now: number } } {
  const clock = { now: 0 }
  return { database: openDatabase(`case-${opened++}`), now: () => clock.now, newId, clock }
}
