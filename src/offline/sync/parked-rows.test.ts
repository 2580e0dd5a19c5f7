import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type OfflineDatabase, type OutboxRow } from '../database.ts'
import { createPendingChanges } from './cancel.ts'
import { nextBatch, waitingCount } from './outbox.ts'
import type { Device } from '../device.ts'
import { applySyncResponse } from './apply-server-response.ts'
import { createDispatch } from './dispatch.ts'
import { type FilesState, parkedStreamId, releaseParkedRows } from './parked-rows.ts'

let database: OfflineDatabase
let device: Device
const complete = new Set<string>()
const resent: string[] = []
const uploads = {
  start: (ids: readonly string[], again: boolean) => {
    if (again) resent.push(...ids)
    return Promise.resolve(ids.every((id) => id !== 'lost'))
  },
  stateOf: (ids: readonly string[]): Promise<FilesState> =>
    Promise.resolve(
      ids.includes('broken')
        ? { refusal: 'image_broken' }
        : ids.every((id) => complete.has(id))
          ? 'complete'
          : 'waiting',
    ),
}
beforeEach(() => {
  database = openDatabase(`parked-${Math.random()}`)
  let ids = 0
  device = { database, now: () => 1, newId: () => `id-${(ids += 1)}` }
  complete.clear()
  resent.length = 0
})
afterEach(() => database.delete())

const add = (article: string) =>
  createDispatch({ device, userId: 'u', onAppended: () => {} })('c', [
    { intent: { kind: 'ADD', args: { sorg: '1', article, qty: 1 } } },
  ])
/** A row that waits for uploads, as a kind with files makes it. */
const park = (mutationId: string, files: string[], seq: number) =>
  database.outbox.add({
    streamId: parkedStreamId('u'),
    seq,
    mutationId,
    v: 1,
    userId: 'u',
    customerKey: 'c',
    kind: 'ADD',
    args: { sorg: '1', article: mutationId, qty: 1 },
    files,
    seen: { qty: null, version: null },
    at: 1,
  })
const sent = async () =>
  (await nextBatch(database, 'u', 50)).rows.map(
    ({ seq, args }: OutboxRow) => `${seq} ${'article' in args ? args.article : ''}`,
  )

test('a row waits for its files and holds up nothing behind it; then it is numbered', async () => {
  await park('claim', ['f1', 'f2'], 1)
  await add('A')
  complete.add('f1')
  expect(await releaseParkedRows(device, 'u', uploads)).toBe(0)
  expect([await sent(), await waitingCount(database, 'u')]).toEqual([['1 A'], 2])
  complete.add('f2')
  expect(await releaseParkedRows(device, 'u', uploads)).toBe(1)
  expect(await sent()).toEqual(['1 A', '2 claim'])
  await add('B')
  expect(await sent()).toEqual(['1 A', '2 claim', '3 B'])
})

test('two tabs that release at once number a row once, and keep the order in which rows were made', async () => {
  await park('first', ['f1'], 1)
  await park('second', ['f2'], 2)
  for (const id of ['f1', 'f2']) complete.add(id)
  await Promise.all([
    releaseParkedRows(device, 'u', uploads),
    releaseParkedRows(device, 'u', uploads),
  ])
  expect(await sent()).toEqual(['1 first', '2 second'])
  expect((await database.streams.get('u'))?.lastSeq).toBe(2)
})

test('a cancelled row that waits for its files is gone, and leaves no gap in the numbers', async () => {
  await park('claim', ['f1'], 1)
  await createPendingChanges(database, 'u', () => {}).withdraw('claim')
  complete.add('f1')
  expect(await releaseParkedRows(device, 'u', uploads)).toBe(0)
  await add('A')
  expect([await sent(), await database.outbox.count()]).toEqual([['1 A'], 1])
})

test('a file that the server will never take makes its row a conflict; those beside it go on', async () => {
  await park('bad', ['f1', 'broken'], 1)
  await park('good', ['f1'], 2)
  complete.add('f1')
  expect(await releaseParkedRows(device, 'u', uploads)).toBe(1)
  expect(await sent()).toEqual(['1 good'])
  expect(await database.needsYou.toArray()).toMatchObject([
    { mutationId: 'bad', reason: 'image_broken', args: { article: 'bad' } },
  ])
})

test('files that the server has lost are sent again, three times at most, and hold up nothing', async () => {
  const refuse = async () => {
    const { streamId, rows } = await nextBatch(database, 'u', 50)
    const results = rows.map(({ seq, mutationId }) => ({
      seq,
      mutationId,
      status: 'REJECTED' as const,
      reason: 'files_missing',
      qty: null,
      data: null,
      overwrote: null,
    }))
    await applySyncResponse(device, 'u', streamId, {
      lastSeq: rows.at(-1)!.seq,
      results,
      gap: null,
      fork: false,
      carts: [],
      books: [],
    })
    return rows.map(({ mutationId }) => mutationId)
  }
  await park('claim', ['f1'], 1)
  complete.add('f1')
  const ids: string[] = []
  for (let n = 1; n <= 4; n += 1) {
    expect(await releaseParkedRows(device, 'u', uploads)).toBe(1)
    expect(resent).toHaveLength(n - 1)
    ids.push(...(await refuse()))
    expect(await database.needsYou.count()).toBe(n === 4 ? 1 : 0)
  }
  expect(new Set(ids).size).toBe(4)
  expect(await waitingCount(database, 'u')).toBe(0)
})

test('files that are lost on the device too are told to the person', async () => {
  await park('claim', ['lost'], 1)
  await database.outbox.update([parkedStreamId('u'), 1], { mustResend: true })
  expect(await releaseParkedRows(device, 'u', uploads)).toBe(0)
  expect(await database.needsYou.toArray()).toMatchObject([{ reason: 'files_missing' }])
  expect(await waitingCount(database, 'u')).toBe(0)
})
