import { liveQuery } from 'dexie'
import type { CartIntent } from '#domain/cart.ts'
import { type CartView, cartView } from './cart-view.ts'
import { append, type Device } from './outbox.ts'
import type { ProductFacts } from './product-facts.ts'
import type { OfflineDatabase } from './database.ts'
import { rowsOf } from './stream.ts'

/** The cart of a customer as this person sees it on this device, read in one transaction. @param viewOf a test's own view */
export function readCart(database: OfflineDatabase, userId: string, customerKey: string, viewOf = cartView): Promise<CartView> {
  const { streams, bases, outbox, articles } = database
  return database.transaction('r', [streams, bases, outbox, articles], async () => {
    const streamId = (await streams.get(userId))?.streamId ?? ''
    const base = await bases.get([userId, customerKey])
    const pending = (await rowsOf(database, streamId)).filter((row) => row.customerKey === customerKey)
    const added = await articles.where('[userId+customerKey]').equals([userId, customerKey]).toArray()
    return viewOf({ base, streamId, pending, articles: new Map(added.map(({ id, facts }) => [id, facts])) })
  })
}

export interface CartStore {
  read(customerKey: string): Promise<CartView>
  /** Tells the view now and after each change, of this tab or another. Answers how to stop. */
  subscribe(customerKey: string, listener: (view: CartView) => void): () => void
  addToCart(customerKey: string, product: ProductFacts, qty: number): Promise<void>
  /** @param seenQty what the field showed before the person changed it */
  setQuantity(customerKey: string, line: { sorg: string; article: string }, qty: number, seenQty: number): Promise<void>
  /** @param seenVersion `version` of the view the person cleared; null when no answer was ever seen */
  clearCart(customerKey: string, seenVersion: number | null): Promise<void>
}

/** Carts of one person. Each write resolves when it is kept. @throws NotSavedError from each write when the device keeps nothing */
export function createCartStore(device: Device, userId: string, onAppended: () => void): CartStore {
  const put = async (customerKey: string, intent: CartIntent, seen?: { qty: number | null; version: number | null }, product?: ProductFacts) => {
    await append(device, { userId, customerKey, intent, product, ...(seen && { seen }) })
    onAppended()
  }
  return {
    read: (customerKey) => readCart(device.database, userId, customerKey),
    subscribe(customerKey, listener) {
      const subscription = liveQuery(() => readCart(device.database, userId, customerKey)).subscribe({ next: listener, error: () => {} })
      return () => subscription.unsubscribe()
    },
    addToCart: (customerKey, product, qty) =>
      put(customerKey, { kind: 'ADD', args: { sorg: product.sorg, article: product.article_code, qty } }, undefined, product),
    setQuantity: (customerKey, { sorg, article }, qty, seenQty) =>
      put(customerKey, { kind: 'SET', args: { sorg, article, qty, seenQty } }, { qty: seenQty, version: null }),
    clearCart: (customerKey, seenVersion) =>
      put(customerKey, { kind: 'CLEAR', args: { seenVersion: seenVersion ?? 0 } }, { qty: null, version: seenVersion }),
  }
}
