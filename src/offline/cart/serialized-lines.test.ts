import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { SnapshotLine, CartSnapshot } from './cart-answer.ts'
import { type SnapshotRow, openDatabase, type OfflineDatabase } from '../database.ts'

const line = (id: string, qty: number) =>
  ({
    id,
    qty,
    product: { name: `Name ${id} – ü`, price: { dealer: '1.0000' } },
  }) as unknown as SnapshotLine
const row = (key: string, ...lines: SnapshotLine[]): SnapshotRow => ({
  userId: 'u',
  customerKey: 'c',
  key,
  streamId: 's',
  at: 1,
  stamp: 'a',
  cart: { version: 1, lines } as unknown as CartSnapshot,
})
const of = (key: string): [string, string, string] => ['u', 'c', key]

let database: OfflineDatabase
beforeEach(() => {
  indexedDB = new IDBFactory()
  database = openDatabase('lines')
})

/** Returns the row of a cart as the browser stores it. */
const raw = (key: string) =>
  new Promise<SnapshotRow>((resolve) => {
    const request = database
      .backendDB()
      .transaction('cartSnapshots')
      .objectStore('cartSnapshots')
      .get(of(key))
    request.onsuccess = () => resolve(request.result as SnapshotRow)
  })

test('the store has texts, and whoever reads has lines, by whichever way', async () => {
  const [a, b] = [row('', line('A', 1), line('B', 2)), row('k', line('C', 3))]
  await database.cartSnapshots.bulkPut([a, b])
  expect((await raw('')).cart.lines).toEqual(a.cart.lines.map((one) => JSON.stringify(one)))
  const seen: SnapshotRow[] = []
  await database.cartSnapshots
    .where('userId')
    .equals('u')
    .each((one) => {
      seen.push(one)
    })
  for (const rows of [
    await database.cartSnapshots.toArray(),
    await database.cartSnapshots.bulkGet([of(''), of('k')]),
    [await database.cartSnapshots.get(of('')), await database.cartSnapshots.get(of('k'))],
    await database.cartSnapshots.filter(({ cart }) => cart.lines[0]!.qty > 0).toArray(),
    seen,
  ])
    expect(rows).toEqual([a, b])
  expect(
    await database.cartSnapshots.where('[userId+customerKey]').equals(['u', 'c']).primaryKeys(),
  ).toEqual([of(''), of('k')])
})

test('a line that is the same in the next answer is the same object; one that has changed is not, and keeps nothing of before', async () => {
  await database.cartSnapshots.put(row('', line('A', 1), line('B', 2)))
  const before = (await database.cartSnapshots.get(of('')))!.cart.lines
  await database.cartSnapshots.put(row('', line('B', 2), line('A', 5)))
  const after = (await database.cartSnapshots.get(of('')))!.cart.lines
  expect(after).toEqual([line('B', 2), line('A', 5)])
  expect([after[0] === before[1], after[1] === before[0]]).toEqual([true, false])
})

test('what is written in place is kept as texts too', async () => {
  await database.cartSnapshots.put(row('', line('A', 1)))
  await database.cartSnapshots.toCollection().modify((one) => {
    one.cart.lines = [line('A', 7)]
  })
  expect((await raw('')).cart.lines).toEqual([JSON.stringify(line('A', 7))])
  expect((await database.cartSnapshots.get(of('')))?.cart.lines).toEqual([line('A', 7)])
})
