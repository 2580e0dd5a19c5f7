import 'fake-indexeddb/auto'
import type { Dexie } from 'dexie'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase, type OfflineDatabase } from '#offline/database.ts'
import { thisDevice } from '#offline/device.ts'
import { keepLockKey, lockOthers } from '#offline/lock/lock-others.ts'
import { openLock } from '#offline/lock/open-lock.ts'
import { createDispatch } from '#offline/sync/dispatch.ts'
import { append, nextBatch } from '#offline/sync/outbox.ts'
import { contentOf, enqueueUpload, pendingUploads } from '#offline/uploads/pending-uploads.ts'
import { openUploads, type UploadDatabase } from '#offline/uploads/upload-database.ts'
import { createDeviceKeys } from '../../server/session/device-keys.ts'

const keys = createDeviceKeys('a secret of thirty-two bytes, or more')
const [ann, ben] = [keys('t', 1), keys('t', 2)]
const keyOf = (key: JsonWebKey) => () => Promise.resolve(key)
const clock = { newId: () => crypto.randomUUID(), now: () => Date.now() }

let database: OfflineDatabase
let uploads: UploadDatabase

/** Everything that lies in both databases, as one text. */
async function everything(): Promise<string> {
  const rows = await Promise.all(
    [database, uploads].flatMap((one: Dexie) => one.tables.map((table) => table.toArray())),
  )
  return JSON.stringify(rows, (_, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  )
}

/** Ann’s work and copies; all of it names her secret. */
async function annWorks() {
  const device = thisDevice(database)
  await keepLockKey(database, '1', ann.publicKey)
  const change = (qty: number) =>
    append(device, {
      userId: '1',
      customerKey: 'SECRET-SHOP',
      intent: { kind: 'ADD', args: { sorg: '1000', article: `SECRET-${qty}`, qty } } as never,
    })
  const sent = [await change(1), await change(2)]
  await database.draftRows.put({
    userId: '1',
    draft: 'fast-order/SECRET',
    id: 'r1',
    value: { code: 'SECRET' },
    extra: { price: 'SECRET' },
    position: 1,
    revision: { page: 'p', n: 1 },
    at: 5,
  })
  await database.cartBooks.put({
    userId: '1',
    customerKey: 'SECRET',
    streamId: 's',
    book: {} as never,
  })
  await database.cacheEntries.put({
    scope: JSON.stringify(['h', 'host', '1', 'SECRET']),
    key: 'k',
    value: 'SECRET',
  })
  await database.facts.bulkPut([
    { key: 'checkout.draft.1.X', value: { notes: 'SECRET' } },
    { key: 'credit.1.X', value: 'SECRET' },
    { key: 'carts.seen.1/X/', value: 'SECRET' },
    { key: 'orders.accepted.1', value: ['SECRET'] },
  ])
  await enqueueUpload(
    uploads,
    '1',
    {
      file: Object.assign(new Blob(['SECRET photo']), { name: 'SECRET.jpg' }),
      kind: 'article-picture',
      owner: 'B-1',
    },
    clock,
  )
  return sent.map(({ mutationId }) => mutationId)
}

beforeEach(() => {
  database = openDatabase(`lock-${Math.random()}`)
  uploads = openUploads(`lock-uploads-${Math.random()}`)
})

test('the next person finds nothing of the one before, who finds all unsent work again', async () => {
  const sent = await annWorks()
  expect(await everything()).toContain('SECRET')
  await lockOthers(database, uploads, '2')
  expect(await everything()).not.toContain('SECRET')
  expect((await nextBatch(database, '1', 9)).rows).toEqual([])
  expect(await pendingUploads(uploads, '1')).toEqual([])

  await expect(openLock(database, uploads, '1', keyOf(ben.privateKey))).rejects.toThrow()
  expect(await openLock(database, uploads, '2', keyOf(ben.privateKey))).toBe(false)

  expect(await openLock(database, uploads, '1', keyOf(ann.privateKey))).toBe(true)
  const { rows } = await nextBatch(database, '1', 9)
  expect(rows.map(({ mutationId, seq }) => [mutationId, seq])).toEqual([
    [sent[0], 1],
    [sent[1], 2],
  ])
  expect(await database.draftRows.toArray()).toMatchObject([{ value: { code: 'SECRET' } }])
  expect((await database.facts.get('checkout.draft.1.X'))?.value).toEqual({ notes: 'SECRET' })
  expect(await database.facts.get('credit.1.X')).toBeUndefined()
  const [upload] = await pendingUploads(uploads, '1')
  expect(upload?.name).toBe('SECRET.jpg')
  expect(await (await contentOf(uploads, upload!.id))!.text()).toBe('SECRET photo')
  expect(await openLock(database, uploads, '1', keyOf(ann.privateKey))).toBe(false)
})

test('own work stays open, and work put in since goes first', async () => {
  const [first] = await annWorks()
  const before = await everything()
  await lockOthers(database, uploads, '1')
  expect(await everything()).toBe(before)

  await lockOthers(database, uploads, '2')
  const { mutationId } = await append(thisDevice(database), {
    userId: '1',
    customerKey: 'X',
    intent: { kind: 'ADD', args: { sorg: '1000', article: 'NEW', qty: 1 } } as never,
  })
  await openLock(database, uploads, '1', keyOf(ann.privateKey))
  const { streamId, rows } = await nextBatch(database, '1', 9)
  expect(rows.map((row) => row.mutationId).slice(0, 2)).toEqual([mutationId, first])
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect((await database.streams.get('1'))!).toMatchObject({ streamId, lastSeq: 3 })
})

test('work of a person whose key is not known is neither locked nor lost', async () => {
  await annWorks()
  await database.facts.delete('device-lock.1')
  await lockOthers(database, uploads, '2')
  expect((await nextBatch(database, '1', 9)).rows).toHaveLength(2)
  expect(await database.cartBooks.count()).toBe(0)
  expect(await pendingUploads(uploads, '1')).toHaveLength(1)
})

test('each person has keys of their own in each portal, always the same', () => {
  expect(keys('t', 1)).toEqual(ann)
  expect(new Set([ann, ben, keys('u', 1)].map(({ publicKey }) => publicKey)).size).toBe(3)
})

test('a view of an administrator queues nothing and sends no file, and what was typed in it goes', async () => {
  const device = thisDevice(database)
  let told = 0
  const dispatch = createDispatch({
    device,
    userId: 'view-1',
    onAppended: () => {},
    onViewOnly: () => (told += 1),
  })
  const add = { kind: 'ADD', args: { sorg: '1000', article: 'A', qty: 1 } } as never
  await expect(dispatch('C', [{ intent: add }])).rejects.toThrow('a view changes nothing')
  const file = new Blob(['x'])
  await expect(
    enqueueUpload(uploads, 'view-1', { file, kind: 'visit-photo' as never }, clock),
  ).rejects.toThrow('a view sends no files')
  expect([told, await database.outbox.count(), await uploads.uploads.count()]).toEqual([1, 0, 0])
  await database.facts.put({ key: 'checkout.draft.view-1.C', value: 'SECRET' })
  await lockOthers(database, uploads, '2')
  expect(await everything()).not.toContain('SECRET')
})
