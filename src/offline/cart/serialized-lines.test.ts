import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import type { BaseLine, CartBase } from './cart-answer.ts'
import { type BaseRow, openDatabase, type OfflineDatabase } from '../database.ts'

const line = (id: string, qty: number) =>
  ({
    id,
    qty,
    product: { name: `Name ${id} – ü`, price: { dealer: '1.0000' } },
  }) as unknown as BaseLine
const row = (key: string, ...lines: BaseLine[]): BaseRow => ({
  userId: 'u',
  customerKey: 'c',
  key,
  streamId: 's',
  at: 1,
  stamp: 'a',
  cart: { version: 1, lines } as unknown as CartBase,
})
const of = (key: string): [string, string, string] => ['u', 'c', key]

let database: OfflineDatabase
beforeEach(() => {
  indexedDB = new IDBFactory()
  database = openDatabase('lines')
})

/** What the browser itself has of a cart. */
const raw = (key: string) =>
  new Promise<BaseRow>((resolve) => {
    const request = database
      .backendDB()
      .transaction('cartBases')
      .objectStore('cartBases')
      .get(of(key))
    request.onsuccess = () => resolve(request.result as BaseRow)
  })

test('the store has texts, and whoever reads has lines, by whichever way', async () => {
  const [a, b] = [row('', line('A', 1), line('B', 2)), row('k', line('C', 3))]
  await database.cartBases.bulkPut([a, b])
  expect((await raw('')).cart.lines).toEqual(a.cart.lines.map((one) => JSON.stringify(one)))
  const seen: BaseRow[] = []
  await database.cartBases
    .where('userId')
    .equals('u')
    .each((one) => {
      seen.push(one)
    })
  for (const rows of [
    await database.cartBases.toArray(),
    await database.cartBases.bulkGet([of(''), of('k')]),
    [await database.cartBases.get(of('')), await database.cartBases.get(of('k'))],
    await database.cartBases.filter(({ cart }) => cart.lines[0]!.qty > 0).toArray(),
    seen,
  ])
    expect(rows).toEqual([a, b])
  expect(
    await database.cartBases.where('[userId+customerKey]').equals(['u', 'c']).primaryKeys(),
  ).toEqual([of(''), of('k')])
})

test('a line that is the same in the next answer is the same object; one that has changed is not, and keeps nothing of before', async () => {
  await database.cartBases.put(row('', line('A', 1), line('B', 2)))
  const before = (await database.cartBases.get(of('')))!.cart.lines
  await database.cartBases.put(row('', line('B', 2), line('A', 5)))
  const after = (await database.cartBases.get(of('')))!.cart.lines
  expect(after).toEqual([line('B', 2), line('A', 5)])
  expect([after[0] === before[1], after[1] === before[0]]).toEqual([true, false])
})

test('what is written in place is kept as texts too, and what an earlier build has kept is read as it is', async () => {
  await database.cartBases.put(row('', line('A', 1)))
  await database.cartBases.toCollection().modify((one) => {
    one.cart.lines = [line('A', 7)]
  })
  expect((await raw('')).cart.lines).toEqual([JSON.stringify(line('A', 7))])
  await new Promise<void>((resolve) => {
    const tx = database.backendDB().transaction('cartBases', 'readwrite')
    tx.objectStore('cartBases').put(row('', line('A', 9)))
    tx.oncomplete = () => resolve()
  })
  expect((await database.cartBases.get(of('')))?.cart.lines).toEqual([line('A', 9)])
})
