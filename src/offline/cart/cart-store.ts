import { isCartRow } from './cart-rows.ts'
import { bookView, type CartEntry } from './book-view.ts'
import { type CartView, cartView } from './cart-view.ts'
import type { OfflineDatabase } from '../database.ts'
import { subscribeLive } from '../live-query.ts'
import { readSnapshot, type SnapshotCache } from './cart-snapshot-cache.ts'
import type { Device } from '../device.ts'
import { rowsOf } from '../sync/stream.ts'

const pendingOf = async (database: OfflineDatabase, streamId: string, customerKey: string) =>
  (await rowsOf(database, streamId))
    .filter((row) => row.customerKey === customerKey && !row.withdrawn)
    .filter(isCartRow)

/**
 * Reads a customer's cart as this person sees it on this device, in one transaction.
 * @param key '' the active one
 * @param viewOf a test's own view
 * @param held cached lines for repeated reads
 */
export function readCart(
  database: OfflineDatabase,
  userId: string,
  customerKey: string,
  key = '',
  viewOf = cartView,
  held?: SnapshotCache,
): Promise<CartView> {
  const { streams, cartSnapshots, outbox, articles } = database
  return database.transaction('r', [streams, cartSnapshots, outbox, articles], async () => {
    const streamId = (await streams.get(userId))?.streamId ?? ''
    const base = await readSnapshot(database, [userId, customerKey, key], held)
    const pending = await pendingOf(database, streamId, customerKey)
    const added = await articles
      .where('[userId+customerKey]')
      .equals([userId, customerKey])
      .toArray()
    return viewOf({
      key,
      base,
      streamId,
      pending,
      articles: new Map(added.map(({ id, facts }) => [id, facts])),
    })
  })
}

/** The named carts of a customer as this person sees them on this device. @param viewOf a test's own view */
export function readBook(
  database: OfflineDatabase,
  userId: string,
  customerKey: string,
  viewOf = bookView,
): Promise<CartEntry[]> {
  const { streams, cartSnapshots, cartBooks, outbox } = database
  return database.transaction('r', [streams, cartSnapshots, cartBooks, outbox], async () => {
    const streamId = (await streams.get(userId))?.streamId ?? ''
    const book = await cartBooks.get([userId, customerKey])
    const pending = await pendingOf(database, streamId, customerKey)
    const kept = (
      await cartSnapshots.where('[userId+customerKey]').equals([userId, customerKey]).primaryKeys()
    ).map(([, , key]) => key)
    const spoken = new Set(
      pending.flatMap(({ args }) => ('from' in args ? [args.from, args.to] : [args.cart ?? ''])),
    )
    const bases = await cartSnapshots.bulkGet(
      kept.filter((key) => key !== '' && spoken.has(key)).map((key) => [userId, customerKey, key]),
    )
    return viewOf({
      book,
      streamId,
      pending,
      bases: new Map(bases.flatMap((base) => (base ? [[base.key, base]] : []))),
      keys: new Set(kept),
    })
  })
}

/** Reads and follows the carts of one person on this device. */
export interface CartStore {
  read(customerKey: string, key?: string): Promise<CartView>
  /** Calls with the view now and after each change, of this tab or another. Returns how to stop. */
  subscribe(customerKey: string, listener: (view: CartView) => void, key?: string): () => void
  readBook(customerKey: string): Promise<CartEntry[]>
  /** Subscribes to the list of named carts. */
  subscribeBook(customerKey: string, listener: (entries: CartEntry[]) => void): () => void
}

/** Carts of one person; changes go through `dispatch`. */
export function createCartStore({ database, held }: Device, userId: string): CartStore {
  return {
    read: (customerKey, key) => readCart(database, userId, customerKey, key, cartView, held),
    subscribe: (customerKey, listener, key) =>
      subscribeLive(() => readCart(database, userId, customerKey, key, cartView, held), listener),
    readBook: (customerKey) => readBook(database, userId, customerKey),
    subscribeBook: (customerKey, listener) =>
      subscribeLive(() => readBook(database, userId, customerKey), listener),
  }
}
