import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { isOfNewerBuild, openDatabase } from './database.ts'
import { thisDevice } from './device.ts'
import type { Flush } from './sync/flush.ts'
import { append, waitingCount } from './sync/outbox.ts'
import { type SyncStatus, watchSync } from './sync/sync-status.ts'

const change = {
  userId: 'u',
  customerKey: 'c',
  intent: { kind: 'ADD', args: { sorg: '1', article: 'A', qty: 1 } },
} as const

test('a database that a newer build has upgraded opens, loses nothing, and says to reload', async () => {
  const name = `newer-${Math.random()}`
  const before = openDatabase(name)
  await append(thisDevice(before), change)
  expect(isOfNewerBuild(before)).toBe(false)
  const stores = Object.fromEntries(
    before.tables.map(({ name: table, schema }) => [
      table,
      [schema.primKey, ...schema.indexes].map(({ src }) => src).join(),
    ]),
  )
  before.close()
  const newer = new Dexie(name)
  newer.version(9).stores({ ...stores, visits: 'id' })
  await newer.open()
  await newer.table('visits').put({ id: 1 })
  newer.close()

  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const older = openDatabase(name)
  await append(thisDevice(older), change)
  expect([await waitingCount(older, 'u'), isOfNewerBuild(older)]).toEqual([2, true])
  const seen: SyncStatus[] = []
  const flush = { subscribe: () => () => {} } as unknown as Flush
  const status = watchSync(older, 'u', flush)
  status.subscribe((one) => seen.push(one))
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ trouble: 'outdated', waiting: 2 }))
  status.stop()
  older.close()
  const after = new Dexie(name)
  await after.open()
  expect(await after.table('visits').toArray()).toEqual([{ id: 1 }])
  after.close()
})
