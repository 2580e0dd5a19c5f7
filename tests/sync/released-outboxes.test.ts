import { readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '#offline/database.ts'
import { createDraftEditor } from '#offline/drafts/draft-editor.ts'
import { createDraftStash } from '#offline/drafts/draft-stash.ts'
import { createFlush } from '#offline/sync/flush.ts'
import { emptyPostgres } from '../support/database.ts'
import { realServer } from './real-server.ts'
import { emptyDevice } from './store.ts'
import type { WireIntent } from './sync-server.ts'

interface Exported {
  schema: number
  stores: Record<string, string>
  rows: Record<string, unknown[]>
}

/** Outbox of a released build, as exported there; the test fills in person and customer. */
const exported = (file: string, userId: string, customerKey: string): Exported =>
  JSON.parse(
    readFileSync(new URL(`released/${file}`, import.meta.url), 'utf8')
      .replaceAll('USER', userId)
      .replaceAll('CUSTOMER', customerKey),
  ) as Exported

let database: Database
let fresh: Awaited<ReturnType<typeof realServer>>
beforeAll(async () => {
  database = await emptyPostgres()
  fresh = await realServer(database)
})
afterAll(() => database.close())

it('an outbox of the first version opens in this build, and each of its intents runs once', async () => {
  const {
    server,
    users: [userId],
    customers: [customerKey],
  } = await fresh()
  const { schema, stores, rows } = exported('outbox-1.json', userId, customerKey)
  const {
    database: { name },
  } = emptyDevice()
  const before = new Dexie(name)
  before.version(schema).stores(stores)
  for (const [table, kept] of Object.entries(rows)) await before.table(table).bulkPut(kept)
  before.close()

  const device = { ...emptyDevice(), database: openDatabase(name) }
  expect(await device.database.cartSnapshots.toArray()).toMatchObject([
    { customerKey, key: '', cart: { version: 7 } },
  ])
  expect(await device.database.cartAttempts.toArray()).toMatchObject([
    { customerKey, key: '', attemptKey: 'left-open' },
  ])
  const send = (stream: string, intents: WireIntent[]) =>
    server.sync(userId, stream, intents).then((answer) => ({ ok: true as const, answer }))
  for (const _ of [1, 2])
    await createFlush({
      device,
      userId,
      random: () => 1,
      send: (__, stream, outbox) => send(stream, outbox),
    }).run()
  expect(await device.database.outbox.count()).toBe(0)
  expect(
    (await device.database.needsYou.toArray()).map(({ kind, reason }) => [kind, reason]),
  ).toEqual([['ADD', 'unknown_article']])
  expect(await server.alerts(userId)).toEqual(['V'])
  const draft = createDraftEditor(
    device,
    userId,
    `fast-order/${customerKey}`,
    createDraftStash(userId, () => sessionStorage),
  )
  expect(await draft.open()).toMatchObject([{ id: 'x-1', value: { code: 'C', qty: 2 } }])
  const { cart } = await server.cart(userId, customerKey, null, '')
  expect(cart!.lines.map(({ id, qty }) => [id, qty])).toEqual([['2000/B', 4]])
})
