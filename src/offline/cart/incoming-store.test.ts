import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BookEntry, CartSnapshot } from './cart-answer.ts'
import { addLines } from './cart-changes.ts'
import { createDispatch, type QueuedChange } from '../sync/dispatch.ts'
import { createIncomingStore } from './incoming-store.ts'
import type { IncomingQuantities } from './cart-answer.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import type { Device } from '../device.ts'
import type { ProductFacts } from './product-facts.ts'
import { forgetAnswers } from '../sign-out.ts'
import { writeDurably } from '../storage-trouble.ts'

const day = 86_400_000
const today = '2026-06-10'
const product = (code: string, sorg = '2000') =>
  ({
    id: `${sorg}/${code}`,
    sorg,
    article_code: code,
    name: code,
    price: { dealer: '1', discount: [], decimal_precission: 2 },
  }) as unknown as ProductFacts
const heard = (
  code: string,
  change: Partial<IncomingQuantities> = {},
  sorg = '2000',
): IncomingQuantities => ({
  id: `${sorg}/${code}`,
  carts: [],
  orders: [],
  lastDelivery: null,
  lastBought: null,
  ...change,
})
const ordered = (code: string, sorg?: string) =>
  heard(
    code,
    { orders: [{ order_no: `O-${code}`, qty: 4, date: '2026-07-01', confirmed: true }] },
    sorg,
  )

let database: OfflineDatabase
let device: Device & { clock: number }
const storeOf = (userId: string, customerKey = 'c') =>
  createIncomingStore(database, () => device.clock, userId, customerKey)
beforeEach(() => {
  database = openDatabase(`coming-${Math.random()}`)
  let ids = 0
  device = {
    database,
    clock: 100 * day,
    now: () => device.clock,
    newId: () => `0198c0de-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}`,
  }
})
afterEach(() => database.delete())

/** As it is told: beside the active cart. */
const told = (...all: IncomingQuantities[]) => all.map((one) => ({ ...one, exceptCart: '' }))

const dispatch = (changes: readonly QueuedChange[]) =>
  createDispatch({ device, userId: 'u', onAppended: () => {} })('c', changes)
/** The server's answer to a cart with nothing in it, and its list of named ones. */
const seen = (key: string) =>
  database.cartSnapshots.put({
    userId: 'u',
    customerKey: 'c',
    key,
    streamId: 's',
    at: 0,
    stamp: '',
    cart: { key, version: 1, lines: [], totals: [] } as unknown as CartSnapshot,
  })
const book = (...named: string[]) =>
  database.cartBooks.put({
    userId: 'u',
    customerKey: 'c',
    streamId: 's',
    book: {
      customerKey: 'c',
      version: 1,
      streamSeq: 0,
      at: '',
      carts: named.map((key): BookEntry => ({
        key,
        name: `Cart ${key}`,
        version: 1,
        lines: 0,
        totalQuantity: 0,
      })),
    },
  })
const heldOf = async (code: string, beside: string | null) =>
  (await storeOf('u').read([code], beside, today))?.data.flatMap((one) =>
    one.carts.map(({ name, qty }) => `${name || 'active'} ${qty}`),
  ) ?? null

test('what was heard of some articles is there again, and of when the oldest of it is', async () => {
  const store = storeOf('u')
  const all = {
    ...ordered('A'),
    lastDelivery: { no: 'D-1', date: '2026-05-01', qty: 2 },
    lastBought: { no: 'O-1', date: '2026-04-01', qty: 3 },
  }
  await store.keep(['A'], [{ __typename: 'AlreadyComing', ...all } as IncomingQuantities])
  device.clock += 5
  await store.keep(['B'], [ordered('B'), ordered('B', '3000')])
  expect(await store.read(['B', 'A', 'NEVER'], '', today)).toEqual({
    data: told(ordered('B'), ordered('B', '3000'), all),
    at: 100 * day,
  })
  expect((await store.read(['B'], '', today))?.at).toBe(100 * day + 5)
  expect(await store.read(['NEVER'], '', today)).toBeUndefined()
})

test('a code with a slash is one code', async () => {
  await storeOf('u').keep(['A/1'], [ordered('A/1')])
  expect((await storeOf('u').read(['A/1'], '', today))?.data).toEqual(told(ordered('A/1')))
})

test('of what the server says nothing any more nothing is said, and the rest stays', async () => {
  const store = storeOf('u')
  await store.keep(['A', 'B'], [ordered('A'), ordered('B')])
  await store.keep(['A'], [])
  expect((await store.read(['A', 'B'], '', today))?.data).toEqual(told(ordered('B')))
})

test('an order whose day has passed is open, and no longer due; the next day comes first', async () => {
  const orders = ['2026-06-09', '2026-06-10', '2026-06-11'].map((date, n) => ({
    order_no: `O-${n}`,
    qty: 1,
    date,
    confirmed: true,
  }))
  await storeOf('u').keep(['A'], [heard('A', { orders })])
  expect((await storeOf('u').read(['A'], '', today))?.data[0]!.orders).toEqual([
    orders[1],
    orders[2],
    { order_no: 'O-0', qty: 1, date: null, confirmed: false },
  ])
})

test('what was heard a month ago goes when something new is heard', async () => {
  const store = storeOf('u')
  await store.keep(['A'], [ordered('A')])
  device.clock += 20 * day
  await store.keep(['B'], [ordered('B')])
  device.clock += 11 * day
  await store.keep(['C'], [ordered('C')])
  expect((await store.read(['A', 'B', 'C'], '', today))?.data.map(({ id }) => id)).toEqual([
    '2000/B',
    '2000/C',
  ])
})

test('a cart on this device says itself what it holds, sent or not; of another it is what was heard', async () => {
  await Promise.all([seen(''), seen('here'), book('here', 'away')])
  const store = storeOf('u')
  await store.keep(
    ['A'],
    [
      heard('A', {
        carts: [
          { key: '', name: '', qty: 1 },
          { key: 'here', name: 'Old name', qty: 50 },
          { key: 'away', name: 'Cart away', qty: 7 },
          { key: 'gone', name: 'Dropped', qty: 9 },
        ],
      }),
    ],
  )
  await dispatch(
    addLines('', [
      { product: product('A'), qty: 3 },
      { product: product('B'), qty: 2 },
    ]),
  )
  expect(await heldOf('A', null)).toEqual(['active 3', 'Cart away 7'])
  expect([await heldOf('A', ''), await heldOf('B', 'here')]).toEqual([
    ['Cart away 7'],
    ['active 2'],
  ])
  expect(await heldOf('B', '')).toBeNull()
})

test('as long as the active cart was never seen here it holds what was heard of it', async () => {
  await storeOf('u').keep(['A'], [heard('A', { carts: [{ key: '', name: '', qty: 6 }] })])
  expect(await heldOf('A', 'k')).toEqual(['active 6'])
})

test('it is one person’s and one customer’s, and goes at a logout', async () => {
  await storeOf('u').keep(['A'], [ordered('A')])
  await storeOf('v').keep(['A'], [ordered('A')])
  expect([
    await storeOf('w').read(['A'], '', today),
    await storeOf('u', 'other').read(['A'], '', today),
  ]).toEqual([undefined, undefined])
  await forgetAnswers(database, 'u')
  expect([
    await storeOf('u').read(['A'], '', today),
    (await storeOf('v').read(['A'], '', today))?.data.length,
  ]).toEqual([undefined, 1])
})

test('it gives way where room is short: to what must not be lost, and where it finds none itself', async () => {
  await storeOf('u').keep(['A'], [ordered('A')])
  let full = true
  await writeDurably(database, async () => {
    if (full) {
      full = false
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  expect(await database.coming.count()).toBe(0)
  await storeOf('u').keep(['A'], [ordered('A')])
  database.coming.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await storeOf('u').keep(['B'], [ordered('B')])
  expect(await database.coming.count()).toBe(0)
})
