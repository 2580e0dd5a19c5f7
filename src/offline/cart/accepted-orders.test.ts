import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOrders, rememberOrders, type SentOrders, watchOrders } from './accepted-orders.ts'
import type { PlacedOrder } from '#domain/ordering/checkout-answer.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { forgetAnswers } from '../sign-out.ts'

let database: OfflineDatabase
const stops: (() => void)[] = []
beforeEach(() => {
  database = openDatabase(`orders-${Math.random()}`)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await database.delete()
})

const placed = (...numbers: string[]) =>
  numbers.map(
    (order_no) =>
      ({
        order_no,
        merchant: `M-${order_no}`,
        order_status: 'placed',
        sorg: '2000',
        currency: 'USD',
        total_order: '999.95',
        createdAt: '2026-06-01T08:00:00Z',
      }) satisfies PlacedOrder,
  )
const attempt = (userId: string, attemptKey: string, key = '') => ({
  userId,
  customerKey: 'c',
  key,
  attemptKey,
  request: '{}',
  at: 1,
})

/** Collects the notices of a person's outbox, the latest first. */
function watch(userId = 'u') {
  const told: SentOrders[] = []
  stops.push(watchOrders(database, userId, (orders) => told.unshift(orders)))
  const numbers = () => told[0]?.accepted.map(({ orderNo }) => orderNo)
  return {
    told,
    numbers,
    last: async () => (await vi.waitFor(() => expect(told.length).toBeGreaterThan(0)), told[0]!),
  }
}

test('nothing is remembered of who has ordered nothing', async () => {
  expect(await watch().last()).toEqual({ open: [], accepted: [] })
})

test('orders are remembered with number, merchant and customer, the newest first, and without amounts', async () => {
  await rememberOrders(database, 'u', 'c', placed('O-1'), 100)
  await rememberOrders(database, 'u', 'other', placed('O-2', 'O-3'), 200)
  const { accepted } = await watch().last()
  expect(accepted).toEqual([
    { orderNo: 'O-2', merchant: 'M-O-2', customerKey: 'other', at: 200 },
    { orderNo: 'O-3', merchant: 'M-O-3', customerKey: 'other', at: 200 },
    { orderNo: 'O-1', merchant: 'M-O-1', customerKey: 'c', at: 100 },
  ])
  expect(JSON.stringify(await database.facts.toArray())).not.toContain('999.95')
})

test('an order that two tabs learn of is one, as it was heard of last', async () => {
  await rememberOrders(database, 'u', 'c', placed('O-1', 'O-2'), 100)
  await rememberOrders(database, 'u', 'c', placed('O-1'), 300)
  const { accepted } = await watch().last()
  expect(accepted.map(({ orderNo, at }) => [orderNo, at])).toEqual([
    ['O-1', 300],
    ['O-2', 100],
  ])
})

test('the last ten are remembered, of one order in many parts too', async () => {
  for (let n = 1; n <= 11; n += 1) await rememberOrders(database, 'u', 'c', placed(`O-${n}`), n)
  expect((await watch().last()).accepted.map(({ orderNo }) => orderNo)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `O-${n}`),
  )
  await rememberOrders(
    database,
    'u',
    'c',
    placed(...Array.from({ length: 12 }, (_, n) => `P-${n}`)),
    20,
  )
  expect((await watch().last()).accepted.map(({ orderNo }) => orderNo)).toEqual(
    Array.from({ length: 10 }, (_, n) => `P-${n}`),
  )
})

test('whoever looks on is told of an order that is sent, of its answer, and nothing more after the end', async () => {
  const { told, numbers, last } = watch()
  await last()
  await database.cartAttempts.bulkPut([
    attempt('u', 'k-1'),
    attempt('u', 'k-2', 'spring'),
    attempt('v', 'k-3'),
  ])
  await vi.waitFor(() =>
    expect(told[0]!.open.map(({ attemptKey }) => attemptKey).sort()).toEqual(['k-1', 'k-2']),
  )
  await database.transaction('rw', database.facts, database.cartAttempts, async () => {
    await rememberOrders(database, 'u', 'c', placed('O-1'), 100)
    await database.cartAttempts.delete(['u', 'c', ''])
  })
  await vi.waitFor(() =>
    expect([numbers(), told[0]!.open.map(({ attemptKey }) => attemptKey)]).toEqual([
      ['O-1'],
      ['k-2'],
    ]),
  )
  const before = told.length
  stops.pop()!()
  await rememberOrders(database, 'u', 'c', placed('O-2'), 200)
  await watch().last()
  expect(told).toHaveLength(before)
})

test('they are one person’s alone, and go with what this device forgets at his log-out', async () => {
  await rememberOrders(database, 'u', 'c', placed('O-1'), 100)
  await rememberOrders(database, 'v', 'c', placed('O-2'), 100)
  expect([
    (await watch('u').last()).accepted.length,
    (await watch('w').last()).accepted.length,
  ]).toEqual([1, 0])
  await forgetAnswers(database, 'u')
  expect([
    (await watch('u').last()).accepted,
    (await watch('v').last()).accepted.map(({ orderNo }) => orderNo),
  ]).toEqual([[], ['O-2']])
  await forgetOrders(database, 'v')
  expect((await watch('v').last()).accepted).toEqual([])
})
