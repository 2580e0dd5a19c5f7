import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookEntry, CartSnapshot } from './cart-answer.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { cartsToPrefetch, maxCarts, maxLines, prefetchCarts } from './prefetch-carts.ts'

const entry = (key: string, lines = 1, version = 1): BookEntry => ({
  key,
  name: key,
  version,
  lines,
  totalQuantity: lines,
})

test.each<[string, BookEntry[], string]>([
  ['the last opened first', [entry('a'), entry('b'), entry('c')], 'c b a'],
  [
    'no more than a few',
    Array.from({ length: maxCarts + 2 }, (_, n) => entry(String(n))),
    Array.from({ length: maxCarts }, (_, n) => String(maxCarts + 1 - n)).join(' '),
  ],
  [
    'a heavy one that does not fit is left out, a light one behind it is not',
    [entry('light', 5), entry('heavy', maxLines), entry('last', 10)],
    'last light',
  ],
  ['the last one whatever its weight', [entry('a', 1), entry('huge', maxLines + 1)], 'huge'],
  ['none', [], ''],
])('%s', (_, book, is) => {
  expect(
    cartsToPrefetch(book)
      .map(({ key }) => key)
      .join(' '),
  ).toBe(is)
})

let database: OfflineDatabase
let online = () => {}
let due: (() => void) | null
beforeEach(() => {
  database = openDatabase(`take-${Math.random()}`)
  due = null
})
afterEach(() => database.delete())

const keepBook = (...carts: BookEntry[]) =>
  database.cartBooks.put({
    userId: 'u',
    customerKey: 'c',
    streamId: 's',
    book: { customerKey: 'c', version: 1, streamSeq: 0, carts, at: '' },
  })
const storeCart = (key: string, version: number) =>
  database.cartSnapshots.put({
    userId: 'u',
    customerKey: 'c',
    key,
    streamId: 's',
    at: 0,
    stamp: '',
    cart: { key, version } as CartSnapshot,
  })
const timers = {
  after: (_: number, work: () => void) => {
    due = work
    return () => {
      due = null
    }
  },
  every: () => () => {},
}

/** Follows the list; `reach` says whether there is a network. */
function follow(reach = () => true) {
  const asked: string[] = []
  const stop = prefetchCarts(
    {
      database,
      userId: 'u',
      timers,
      events: {
        online: (listener) => {
          online = listener
          return () => {}
        },
      },
      refresh: async (key) => {
        asked.push(key)
        if (!reach()) return false
        const book = await database.cartBooks.get(['u', 'c'])
        await storeCart(key, book!.book.carts.find((one) => one.key === key)!.version)
        return true
      },
    },
    'c',
  )
  /** Lets the time pass after which it works, and waits for what it does. */
  const pass = async (calls: number) => {
    await vi.waitFor(() => expect(due).not.toBeNull())
    due!()
    due = null
    await vi.waitFor(() => expect(asked).toHaveLength(calls))
  }
  return { asked, stop, pass }
}

test('carts that were never here are asked for once, and again when they have changed', async () => {
  await keepBook(entry('a'), entry('b'))
  const { asked, stop, pass } = follow()
  await pass(2)
  expect(asked).toEqual(['b', 'a'])
  await keepBook(entry('a', 2, 7), entry('b'))
  await pass(3)
  expect(asked).toEqual(['b', 'a', 'a'])
  stop()
})

test('a cart that is here as it is now is not asked for', async () => {
  await storeCart('a', 1)
  await keepBook(entry('a'), entry('b'))
  const { asked, stop, pass } = follow()
  await pass(1)
  expect(asked).toEqual(['b'])
  stop()
})

test('without a network it waits until there is one', async () => {
  let there = false
  await keepBook(entry('a'), entry('b'))
  const { asked, stop, pass } = follow(() => there)
  await pass(1)
  expect(asked).toEqual(['b'])
  there = true
  online()
  await pass(3)
  expect(asked).toEqual(['b', 'b', 'a'])
  stop()
})
