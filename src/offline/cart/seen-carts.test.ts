import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ShownLine } from '#domain/cart/cart-changes.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { append } from '../sync/outbox.ts'
import { keepSeenCart, readSeenCart } from './seen-carts.ts'
import { forgetAnswers } from '../sign-out.ts'
import { renewStream } from '../sync/stream.ts'

let database: OfflineDatabase
beforeEach(() => {
  database = openDatabase(`seen-${Math.random()}`)
})
afterEach(() => database.delete())

const line: ShownLine = {
  sorg: '1',
  article: 'A',
  qty: 2,
  unsent: false,
  unitPrice: '10',
  problem: null,
  product: { name: 'Tyre' },
}
const of = (userId = 'u', customerKey = 'c', key = '') => ({ userId, customerKey, key })
let ids = 0
const change = () =>
  append(
    { database, now: Date.now, newId: () => `id-${(ids += 1)}` },
    {
      userId: 'u',
      customerKey: 'c',
      intent: { kind: 'SET', args: { sorg: '1', article: 'A', qty: 0, seenQty: 2 } },
    },
  )

test('a cart is remembered as it was seen, for one person, customer and cart', async () => {
  await keepSeenCart(database, of(), [line], 7)
  expect(await readSeenCart(database, of())).toEqual({ lines: [line], since: 7, own: false })
  expect(
    await Promise.all(
      [of('v'), of('u', 'd'), of('u', 'c', 'k')].map((other) => readSeenCart(database, other)),
    ),
  ).toEqual([null, null, null])
})

test('once the person has changed something from here he may have taken lines out himself; while that waits nothing is remembered', async () => {
  await keepSeenCart(database, of(), [line], 7)
  await change()
  await keepSeenCart(database, of(), [], 8)
  expect(await readSeenCart(database, of())).toEqual({ lines: [line], since: 7, own: true })
  await database.outbox.clear()
  await keepSeenCart(database, of(), [], 8)
  expect(await readSeenCart(database, of())).toEqual({ lines: [], since: 8, own: false })
})

test('a change that took the same number in a new stream is one too', async () => {
  await change()
  await database.outbox.clear()
  await keepSeenCart(database, of(), [line], 7)
  await change()
  await database.transaction('rw', [database.facts, database.streams, database.outbox], () =>
    renewStream(database, 'u', () => 'new'),
  )
  expect(await readSeenCart(database, of())).toEqual({ lines: [line], since: 7, own: true })
})

test('the twenty carts that were seen last are remembered', async () => {
  for (let n = 0; n < 21; n += 1) await keepSeenCart(database, of('u', `c${n}`), [line], n)
  await keepSeenCart(database, of('u', 'c1'), [line], 1)
  await keepSeenCart(database, of('u', 'c21'), [line], 21)
  expect(
    await Promise.all(
      [0, 1, 2, 3].map(
        async (n) => (await readSeenCart(database, of('u', `c${n}`)))?.since ?? null,
      ),
    ),
  ).toEqual([null, 1, null, 3])
  expect(await database.facts.count()).toBe(21)
})

test("they are forgotten at that person's log-out", async () => {
  await keepSeenCart(database, of(), [line], 7)
  await keepSeenCart(database, of('u2'), [line], 7)
  await forgetAnswers(database, 'u')
  expect([
    await readSeenCart(database, of()),
    (await readSeenCart(database, of('u2')))?.since,
  ]).toEqual([null, 7])
  expect((await database.facts.toArray()).filter(({ key }) => key.includes('.u/'))).toEqual([])
})
