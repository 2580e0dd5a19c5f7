import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { IntentResult } from '../cart/cart-answer.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { applySyncResponse } from '../sync/apply-server-response.ts'
import { createPendingChanges } from '../sync/cancel.ts'
import { createDispatch } from '../sync/dispatch.ts'
import type { Device } from '../device.ts'
import { createSwitchedAlerts, readSwitchedAlerts } from './alert-store.ts'

let database: OfflineDatabase
let device: Device
let now: number
beforeEach(() => {
  database = openDatabase(`alerts-${Math.random()}`)
  let ids = 0
  now = 1
  device = { database, now: () => now, newId: () => `id-${(ids += 1)}` }
})
afterEach(() => database.delete())

const turn = (article: string, on: boolean, userId = 'u') =>
  createDispatch({ device, userId, onAppended: () => {} })('c', [
    { intent: { kind: on ? 'RESTOCK_ON' : 'RESTOCK_OFF', args: { sorg: '1', article } } },
  ])
const switched = async (userId = 'u') =>
  [...(await readSwitchedAlerts(database, userId))].map(([id, on]) => `${id} ${on}`)
const answer = async (...statuses: IntentResult['status'][]) => {
  const { streamId } = (await database.streams.get('u'))!
  const rows = await database.outbox.where('userId').equals('u').sortBy('seq')
  await applySyncResponse(device, 'u', streamId, {
    lastSeq: rows.at(-1)!.seq,
    gap: null,
    fork: false,
    carts: [],
    books: [],
    results: statuses.map((status, n) => ({
      seq: rows[n]!.seq,
      mutationId: rows[n]!.mutationId,
      status,
      reason: status === 'REJECTED' ? 'in_stock' : null,
      qty: null,
      data: null,
      overwrote: null,
    })),
  })
}

test('the last switch counts, and only for the person who made it', async () => {
  await turn('A', true)
  await turn('B', true)
  await turn('A', false)
  expect([await switched(), await switched('v')]).toEqual([['1/A false', '1/B true'], []])
})

test('what was applied stands until the list is read; what was refused does not, and is a conflict', async () => {
  await turn('A', true)
  await turn('B', true)
  await answer('APPLIED', 'REJECTED')
  expect([await database.outbox.count(), await switched()]).toEqual([0, ['1/A true']])
  expect((await database.needsYou.toArray()).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['RESTOCK_ON', 'in_stock'],
  ])
  const alerts = createSwitchedAlerts(database, 'u')
  await alerts.listRead(1)
  expect(await switched()).toEqual(['1/A true'])
  now = 5
  await alerts.listRead(2)
  expect(await switched()).toEqual([])
})

test('a cancelled switch counts no more, and takes no other with it', async () => {
  const [row] = await turn('A', true)
  await turn('A', false)
  const waiting = createPendingChanges(database, 'u', () => {})
  expect(await waiting.dependents(row!.mutationId)).toEqual([])
  await waiting.withdraw(row!.mutationId)
  expect(await switched()).toEqual(['1/A false'])
})
