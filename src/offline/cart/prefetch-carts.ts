import type { BookEntry } from './cart-answer.ts'
import type { OfflineDatabase } from '../database.ts'
import type { PageEvents, Timers } from '../sync/flush-triggers.ts'
import { subscribeLive } from '../live-query.ts'

/** Most named carts whose lines a device takes without being asked, and most lines of all of them. */
export const maxCarts = 10
export const maxLines = 3_000
/** The page has better things to do when the list comes, and several changes of it are one. In ms. */
const settled = 2_000

/** The named carts whose lines belong on a device: those opened last, the last first, as many as are not too much. Pure. */
export function cartsToPrefetch(book: readonly BookEntry[]): BookEntry[] {
  let lines = 0
  return book
    .slice(-maxCarts)
    .reverse()
    .filter((entry, n) => {
      const fits = n === 0 || lines + entry.lines <= maxLines
      if (fits) lines += entry.lines
      return fits
    })
}

interface SyncCatalogueDeps {
  database: OfflineDatabase
  userId: string
  timers: Timers
  events: Pick<PageEvents, 'online'>
  /** Asks the server for a cart and keeps the answer. False: no answer. */
  refresh(key: string): Promise<boolean>
}

/**
 * Keeps the lines of a customer's latest named carts on this device, those that were filled on another one too: they open
 * without a network. Each is asked for once for each version of it, one after the other. Answers how to stop.
 */
export function prefetchCarts(
  { database, userId, timers, events, refresh }: SyncCatalogueDeps,
  customerKey: string,
): () => void {
  /** The version of each cart that has been taken or found here. */
  const here = new Map<string, number>()
  let stopped = false
  let working = false
  let cancel = () => {}

  const isHere = async ({ key, version }: BookEntry) => {
    if (
      here.get(key) !== version &&
      (await database.cartSnapshots.get([userId, customerKey, key]))?.cart.version === version
    )
      here.set(key, version)
    return here.get(key) === version
  }
  async function take() {
    const book = await database.cartBooks.get([userId, customerKey])
    for (const entry of cartsToPrefetch(book?.book.carts ?? [])) {
      if (stopped || (!(await isHere(entry)) && !(await refresh(entry.key)))) return
      here.set(entry.key, entry.version)
    }
  }
  const soon = () => {
    cancel()
    cancel = timers.after(settled, () => {
      if (working) return soon()
      working = true
      // What the store refuses now it may give when the list changes next.
      void take()
        .catch(() => undefined)
        .finally(() => {
          working = false
        })
    })
  }
  const stopBook = subscribeLive(
    () => database.cartBooks.get([userId, customerKey]),
    (book) => {
      if (book) soon()
    },
  )
  const stopOnline = events.online(soon)
  return () => {
    stopped = true
    cancel()
    stopOnline()
    stopBook()
  }
}
