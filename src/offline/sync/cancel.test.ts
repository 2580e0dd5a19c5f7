import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import type { IntentResult, SyncAnswer } from '../cart/cart-answer.ts'
import { readCart } from '../cart/cart-store.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { appendAll, waitingByCustomer } from './outbox.ts'
import type { Device } from '../device.ts'
import { wireOf } from './send-intents.ts'
import { applySyncResponse } from './apply-server-response.ts'
import { rowsOf } from './stream.ts'
import { pendingChanges } from './pending-changes.ts'
import { createPendingChanges } from './cancel.ts'

const cart = '0198c0de-0000-7000-8000-000000000001'
const line = { sorg: '1', article: 'A' }
const add = (qty: number, of: object = {}) =>
  ({ kind: 'ADD', args: { ...line, qty, ...of } }) as CartIntent
const note = (text: string, of: object = {}) =>
  ({ kind: 'NOTE', args: { ...line, note: text, ...of } }) as CartIntent
const opened: CartIntent = { kind: 'NEW_CART', args: { cart, name: 'Spring' } }

let database: OfflineDatabase
let device: Device
let told: number
beforeEach(() => {
  database = openDatabase(`withdraw-${Math.random()}`)
  let id = 0
  device = { database, now: () => 1, newId: () => `id-${String((id += 1)).padStart(3, '0')}` }
  told = 0
})
afterEach(() => database.delete())

const put = async (...intents: CartIntent[]) =>
  (
    await appendAll(
      device,
      intents.map((intent) => ({ userId: 'u', customerKey: 'c', intent })),
    )
  ).map(({ mutationId }) => mutationId)
const waiting = () =>
  createPendingChanges(database, 'u', () => {
    told += 1
  })
const streamId = async () => (await database.streams.get('u'))!.streamId
const sent = async () =>
  (await rowsOf(database, await streamId())).map(wireOf).map(({ seq, kind }) => `${seq} ${kind}`)
const answer = async (results: Partial<IntentResult>[]) => {
  const rows = await rowsOf(database, await streamId())
  const whole = results.map((result, n) => ({
    seq: rows[n]!.seq,
    mutationId: rows[n]!.mutationId,
    reason: null,
    qty: 0,
    overwrote: null,
    ...result,
  }))
  await applySyncResponse(device, 'u', await streamId(), {
    lastSeq: rows.at(-1)!.seq,
    results: whole,
    gap: null,
    fork: false,
    carts: [],
    books: [],
  } as SyncAnswer)
}

test('a change taken back is in no view and no count any more, and its number still goes to the server', async () => {
  const [, second] = await put(add(2), add(3))
  await waiting().withdraw(second!)
  expect((await readCart(database, 'u', 'c')).totalQuantity).toBe(2)
  expect([
    (await pendingChanges(database, 'u')).length,
    await waitingByCustomer(database, 'u'),
    told,
  ]).toEqual([1, new Map([['c', 1]]), 1])
  expect(await sent()).toEqual(['1 ADD', '2 WITHDRAW'])
  await put(add(7))
  expect(await sent()).toEqual(['1 ADD', '2 WITHDRAW', '3 ADD'])
})

test.each<[string, CartIntent[], number, string[]]>([
  ['a note on the line that it adds', [add(2), note('x')], 0, ['WITHDRAW', 'WITHDRAW']],
  [
    'not a note on a line that is added before',
    [add(1), add(2), note('x')],
    1,
    ['ADD', 'WITHDRAW', 'NOTE'],
  ],
  [
    'everything in a cart that it opens',
    [opened, add(2, { cart }), note('x', { cart }), add(1)],
    0,
    ['WITHDRAW', 'WITHDRAW', 'WITHDRAW', 'ADD'],
  ],
  [
    'what was moved out of what it added, and what was said of it there',
    [
      opened,
      add(2),
      { kind: 'MOVE', args: { ...line, qty: 2, from: '', to: cart } },
      note('x', { cart }),
    ],
    1,
    ['NEW_CART', 'WITHDRAW', 'WITHDRAW', 'WITHDRAW'],
  ],
  [
    'nothing that comes to nothing with it too',
    [add(2), note('x', { article: 'B' })],
    0,
    ['WITHDRAW', 'NOTE'],
  ],
  ['nothing of a change that stands alone', [add(2), add(3)], 0, ['WITHDRAW', 'ADD']],
])('with a change goes %s', async (_, intents, at, kinds) => {
  const ids = await put(...intents)
  expect((await waiting().dependents(ids[at]!)).length).toBe(
    kinds.filter((kind) => kind === 'WITHDRAW').length - 1,
  )
  await waiting().withdraw(ids[at]!)
  expect((await sent()).map((text) => text.split(' ')[1])).toEqual(kinds)
})

test('the server’s word that nothing was done ends it in silence', async () => {
  const [id] = await put(add(2))
  await waiting().withdraw(id!)
  await answer([{ status: 'REJECTED', reason: 'withdrawn' }])
  expect([await database.needsYou.toArray(), await sent()]).toEqual([[], []])
})

test('what had been run before it was taken back is told', async () => {
  const [id] = await put(add(2))
  await waiting().withdraw(id!)
  await answer([{ status: 'ALREADY' }])
  expect(await database.needsYou.toArray()).toMatchObject([
    { mutationId: id, kind: 'ADD', reason: 'too_late' },
  ])
})

test('a change that is gone already is left alone', async () => {
  await put(add(2))
  await waiting().withdraw('unknown')
  expect(await sent()).toEqual(['1 ADD'])
})
