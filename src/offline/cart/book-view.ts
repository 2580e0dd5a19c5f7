import { stepOn } from '#domain/cart/cart.ts'
import { type NamedCart, runOnBook } from '#domain/cart/carts.ts'
import { cartView, notYetAdded } from './cart-view.ts'
import type { SnapshotRow, BookRow } from '../database.ts'
import { cartIntentOf, type CartRow } from './cart-rows.ts'

/** A named cart as the switcher shows it. */
export interface CartEntry extends NamedCart {
  lines: number
  totalQuantity: number
  /** Something of it waits on the device. */
  unsent: boolean
  /** Its lines were never on this device: it cannot be opened offline. */
  unknown: boolean
}

/** Sources of the list; `bases` are those of named carts with pending changes, `keys` of all kept ones. */
export interface BookDeps {
  book: BookRow | undefined
  streamId: string
  pending: CartRow[]
  bases: ReadonlyMap<string, SnapshotRow>
  keys: ReadonlySet<string>
}

/** The server's list of a customer's named carts with what waits on the device on top. Pure. */
export function bookView({ book, streamId, pending, bases, keys }: BookDeps): CartEntry[] {
  const later = notYetAdded(
    book && { streamId: book.streamId, streamSeq: book.book.streamSeq },
    pending,
    streamId,
  ).map(cartIntentOf)
  const fresh = (entry: NamedCart): CartEntry => ({
    ...entry,
    lines: 0,
    totalQuantity: 0,
    unsent: true,
    unknown: false,
  })
  const stored =
    book?.book.carts.map((entry): CartEntry => ({
      ...entry,
      unsent: false,
      unknown: !keys.has(entry.key),
    })) ?? []
  const listed = later.reduce<readonly CartEntry[]>(
    (entries, intent) => runOnBook(entries, intent, fresh),
    stored,
  )
  return listed.map(({ key, name, lines, totalQuantity, unknown }) => {
    const own = pending.filter((row) => stepOn(key, cartIntentOf(row)))
    const unsent = own.length > 0
    // What was never seen here cannot be counted here.
    if (!unsent || (unknown && !own.some(({ kind }) => kind === 'NEW_CART')))
      return { key, name, lines, totalQuantity, unsent, unknown }
    const view = cartView({
      key,
      base: bases.get(key),
      streamId,
      pending: own,
      articles: new Map(),
    })
    return {
      key,
      name,
      lines: view.lines.length,
      totalQuantity: view.totalQuantity,
      unsent,
      unknown: false,
    }
  })
}
