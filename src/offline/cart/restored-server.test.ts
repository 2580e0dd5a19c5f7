import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CartBook, CartSnapshot } from './cart-answer.ts'
import { rememberOrders, watchOrders } from './accepted-orders.ts'
import { readSnapshot } from './cart-snapshot-cache.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import type { Device } from '../device.ts'
import { storeCart } from '../sync/apply-server-response.ts'

let database: OfflineDatabase
const clock = { now: 0 }
let ids = 0
const device = (): Device => ({
  database,
  now: () => clock.now,
  newId: () => `id-${(ids += 1)}`,
})
beforeEach(() => {
  database = openDatabase(`restored-${Math.random()}`)
  clock.now = 1_000
})
afterEach(() => database.delete())

const at = '2026-11-24T08:00:00Z'
const answer = (version: number): { cart: CartSnapshot; book: CartBook } => ({
  cart: {
    customerKey: 'c',
    key: '',
    name: '',
    version,
    generation: 0,
    streamSeq: version,
    totalQuantity: 0,
    lines: [],
    totals: [],
    at,
  },
  book: { customerKey: 'c', version, streamSeq: version, carts: [], at },
})
const cartVersion = async () =>
  (await readSnapshot(database, ['u', 'c', ''], undefined))?.cart.version
const bookVersion = async () => (await database.cartBooks.get(['u', 'c']))?.book.version

test('a restored server’s older cart shows at once, when it was asked for after the newer one was stored', async () => {
  await storeCart(device(), 'u', '', answer(7), 900)
  clock.now = 1_200
  await storeCart(device(), 'u', '', answer(3), 1_100)
  expect([await cartVersion(), await bookVersion()]).toEqual([3, 3])
})

test('an answer that was overtaken by a newer one changes nothing', async () => {
  await storeCart(device(), 'u', '', answer(7), 900)
  await storeCart(device(), 'u', '', answer(3), 950)
  expect([await cartVersion(), await bookVersion()]).toEqual([7, 7])
})

test('orders are no longer called accepted once the server has gone back to an older state', async () => {
  const order = { order_no: 'W1', merchant: 'M', order_status: 'placed', sorg: '1' }
  await storeCart(device(), 'u', '', answer(7), 900)
  await rememberOrders(
    database,
    'u',
    'c',
    [{ ...order, currency: 'USD', total_order: '1', createdAt: at }],
    1_000,
  )
  clock.now = 1_200
  await storeCart(device(), 'u', '', answer(8), 1_100)
  expect(await doubts()).toEqual([undefined])
  clock.now = 1_400
  await storeCart(device(), 'u', '', answer(3), 1_300)
  expect(await doubts()).toEqual([true])
})

const doubts = () =>
  new Promise((resolve) => {
    const stop = watchOrders(database, 'u', ({ accepted }) => {
      setTimeout(() => stop())
      resolve(accepted.map(({ inDoubt }) => inDoubt))
    })
  })
