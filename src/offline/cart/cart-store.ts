import type { CartIntent } from '#domain/cart/cart-intent.ts'
import { bookView, type CartEntry } from './book-view.ts'
import { type CartView, cartView } from './cart-view.ts'
import type { OfflineDatabase } from '../database.ts'
import { subscribeLive } from '../live-query.ts'
import { readSnapshot, type SnapshotCache } from './cart-snapshot-cache.ts'
import { appendAll, type Change, type Device } from '../sync/outbox.ts'
import type { ProductFacts } from './product-facts.ts'
import { rowsOf } from '../sync/stream.ts'

const pendingOf = async (database: OfflineDatabase, streamId: string, customerKey: string) =>
  (await rowsOf(database, streamId)).filter(
    (row) => row.customerKey === customerKey && !row.withdrawn,
  )

/**
 * A cart of a customer as this person sees it on this device, read in one transaction.
 * @param key '' the active one @param viewOf a test's own view @param held by whoever reads it again and again
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

/** A line of some cart; `cart` '' or missing: of the active one. */
export interface LineOf {
  sorg: string
  article: string
  cart?: string
}
/** What is put into a cart at once. */
export interface NewLine {
  product: ProductFacts
  qty: number
  note?: string
}

/** A line's quantity as it was seen and as it shall be. */
export interface QuantityChange {
  sorg: string
  article: string
  qty: number
  seenQty: number
}

export interface CartStore {
  read(customerKey: string, key?: string): Promise<CartView>
  /** Tells the view now and after each change, of this tab or another. Answers how to stop. */
  subscribe(customerKey: string, listener: (view: CartView) => void, key?: string): () => void
  readBook(customerKey: string): Promise<CartEntry[]>
  /** The same for the list of named carts. */
  subscribeBook(customerKey: string, listener: (entries: CartEntry[]) => void): () => void
  addToCart(customerKey: string, product: ProductFacts, qty: number, cart?: string): Promise<void>
  /** Adds many lines at once, all kept or none. */
  addLines(customerKey: string, lines: readonly NewLine[], cart?: string): Promise<void>
  /** @param seenQty what the field showed before the person changed it */
  setQuantity(customerKey: string, line: LineOf, qty: number, seenQty: number): Promise<void>
  /** The same for several lines at once, all kept or none. */
  setQuantities(
    customerKey: string,
    changes: readonly QuantityChange[],
    cart?: string,
  ): Promise<void>
  /** @param seenVersion `version` of the view the person cleared; null when no answer was ever seen */
  clearCart(customerKey: string, seenVersion: number | null, cart?: string): Promise<void>
  /** Opens a named cart, with these lines in it. Answers its key. */
  saveAsCart(customerKey: string, name: string, lines?: readonly NewLine[]): Promise<string>
  renameCart(customerKey: string, cart: string, name: string): Promise<void>
  /** @param seenVersion `version` of the view the person dropped; null when no answer was ever seen */
  dropCart(customerKey: string, cart: string, seenVersion: number | null): Promise<void>
  /** @param note empty takes it away */
  setNote(customerKey: string, line: LineOf, note: string): Promise<void>
  /** Takes a line out of one cart and puts it into another. */
  moveLine(customerKey: string, line: NewLine, from: string, to: string): Promise<void>
}

/** Carts of one person. Each write resolves when it is kept. @throws NotSavedError from each write when the device keeps nothing */
export function createCartStore(device: Device, userId: string, onAppended: () => void): CartStore {
  const { database, held } = device
  const put = async (changes: readonly Omit<Change, 'userId'>[]) => {
    await appendAll(
      device,
      changes.map((change) => ({ ...change, userId })),
    )
    onAppended()
  }
  const one = (
    customerKey: string,
    intent: CartIntent,
    more: Pick<Change, 'seen' | 'product'> = {},
  ) => put([{ customerKey, intent, ...more }])
  return {
    read: (customerKey, key) => readCart(database, userId, customerKey, key, cartView, held),
    subscribe: (customerKey, listener, key) =>
      subscribeLive(() => readCart(database, userId, customerKey, key, cartView, held), listener),
    readBook: (customerKey) => readBook(database, userId, customerKey),
    subscribeBook: (customerKey, listener) =>
      subscribeLive(() => readBook(database, userId, customerKey), listener),
    addToCart: (customerKey, product, qty, cart) =>
      put(additions(customerKey, [{ product, qty }], cart)),
    addLines: (customerKey, lines, cart) => put(additions(customerKey, lines, cart)),
    setQuantity: (customerKey, { sorg, article, cart }, qty, seenQty) =>
      put(settings(customerKey, [{ sorg, article, qty, seenQty }], cart)),
    setQuantities: (customerKey, changes, cart) => put(settings(customerKey, changes, cart)),
    clearCart: (customerKey, seenVersion, cart) =>
      one(
        customerKey,
        { kind: 'CLEAR', args: { seenVersion: seenVersion ?? 0, ...of(cart) } },
        { seen: { qty: null, version: seenVersion } },
      ),
    async saveAsCart(customerKey, name, lines = []) {
      const cart = device.newId()
      await put([
        { customerKey, intent: { kind: 'NEW_CART', args: { cart, name } } },
        ...additions(customerKey, lines, cart),
      ])
      return cart
    },
    renameCart: (customerKey, cart, name) =>
      one(customerKey, { kind: 'RENAME_CART', args: { cart, name } }),
    dropCart: (customerKey, cart, seenVersion) =>
      one(
        customerKey,
        { kind: 'DROP_CART', args: { cart, seenVersion: seenVersion ?? 0 } },
        { seen: { qty: null, version: seenVersion } },
      ),
    setNote: (customerKey, { sorg, article, cart }, note) =>
      one(customerKey, { kind: 'NOTE', args: { sorg, article, note, ...of(cart) } }),
    moveLine: (customerKey, { product, qty, note }, from, to) =>
      one(
        customerKey,
        { kind: 'MOVE', args: { ...lineOf(product), qty, from, to, ...(note && { note }) } },
        { product },
      ),
  }
}

const of = (cart: string | undefined) => (cart ? { cart } : {})
const lineOf = ({ sorg, article_code: article }: ProductFacts) => ({ sorg, article })

const settings = (
  customerKey: string,
  changes: readonly QuantityChange[],
  cart?: string,
): Omit<Change, 'userId'>[] =>
  changes.map(({ sorg, article, qty, seenQty }) => ({
    customerKey,
    intent: { kind: 'SET', args: { sorg, article, qty, seenQty, ...of(cart) } },
    seen: { qty: seenQty, version: null },
  }))

function additions(
  customerKey: string,
  lines: readonly NewLine[],
  cart?: string,
): Omit<Change, 'userId'>[] {
  return lines.flatMap(({ product, qty, note }) => {
    const line = { ...lineOf(product), ...of(cart) }
    const added: CartIntent = { kind: 'ADD', args: { ...line, qty } }
    return [
      { customerKey, intent: added, product },
      ...(note
        ? [{ customerKey, intent: { kind: 'NOTE', args: { ...line, note } } as const }]
        : []),
    ]
  })
}
