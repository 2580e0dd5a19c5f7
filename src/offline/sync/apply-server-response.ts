import { type CartChangingIntent, cartsOf } from '#domain/cart/intent-targets.ts'
import { isCartIntent } from '#domain/sync/intent.ts'
import {
  type CartSnapshot,
  type CartBook,
  type IntentResult,
  countsBack,
  supersedes,
  type SyncAnswer,
} from '../cart/cart-answer.ts'
import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { readSnapshot, rememberSnapshot } from '../cart/cart-snapshot-cache.ts'
import { doubtOrders } from '../cart/accepted-orders.ts'
import { appliedKinds, appliedTables } from './applied-kinds.ts'
import type { Device } from '../device.ts'
import { parkAgain } from './parked-rows.ts'
import { renewStream, rowsOf } from './stream.ts'

const allTables = (database: OfflineDatabase) => {
  const { facts, streams, outbox, cartSnapshots, cartBooks, articles, needsYou } = database
  const queue = [facts, streams, outbox, cartSnapshots, cartBooks, articles, needsYou]
  return [...queue, ...appliedTables(database)]
}

/**
 * Stores results and carts and removes acknowledged rows in one transaction, or an ADD would count twice or vanish.
 * An answer for a stream that is no longer this person's is ignored.
 * @param askedAt when the question left, by this device's clock
 * @returns whether anything moved; if not, sending again at once would loop
 */
export async function applySyncResponse(
  device: Device,
  userId: string,
  streamId: string,
  answer: SyncAnswer,
  askedAt = -Infinity,
): Promise<boolean> {
  const { database, newId } = device
  return database.transaction('rw', allTables(database), async () => {
    if ((await database.streams.get(userId))?.streamId !== streamId) return true
    let moved = false
    for (const result of answer.results)
      if (await acknowledge(device, streamId, result)) moved = true
    const asked = { userId, streamId, askedAt }
    for (const cart of answer.carts) await putSnapshot(device, asked, cart)
    for (const book of answer.books) await putBook(device, asked, book)
    const lost = answer.gap !== null && !(await database.outbox.get([streamId, answer.gap]))
    if (answer.fork || lost) await renewStream(database, userId, newId)
    else await leaveIfShared(device, userId, streamId, answer.lastSeq)
    return moved || answer.fork || lost
  })
}

/** Returns the carts, by key, that an answer changed through intents cancelled here too late. Call before it is applied. */
export async function appliedTooLate(
  { database }: Device,
  _userId: string,
  streamId: string,
  { results }: SyncAnswer,
): Promise<ReadonlySet<string>> {
  const done = results.filter(({ status }) => status !== 'REJECTED')
  const rows = await database.outbox.bulkGet(
    done.map(({ seq }): [string, number] => [streamId, seq]),
  )
  return new Set(
    rows.flatMap((row, n) =>
      row?.withdrawn && row.mutationId === done[n]!.mutationId && isCartIntent(row)
        ? cartsOf(row as CartChangingIntent)
        : [],
    ),
  )
}

/** Leaves a stream that counts further than the numbers given out here: a copy of this profile uses it too. */
async function leaveIfShared(
  { database, newId }: Device,
  userId: string,
  streamId: string,
  lastSeq: number,
): Promise<void> {
  const stream = await database.streams.get(userId)
  if (!stream || stream.streamId !== streamId || stream.lastSeq >= lastSeq) return
  // Waiting rows may have results there already, and must get them under their old numbers.
  if ((await rowsOf(database, streamId, 1)).length === 0) await renewStream(database, userId, newId)
}

async function acknowledge(
  device: Device,
  streamId: string,
  result: IntentResult,
): Promise<boolean> {
  const { database, now } = device
  const row = await database.outbox.get([streamId, result.seq])
  if (!row || row.mutationId !== result.mutationId) return false
  if (row.withdrawn) {
    // It was being sent when it was cancelled, and was applied: the person must know.
    if (result.status !== 'REJECTED')
      await putConflict(database, row, { ...result, reason: 'too_late' }, now())
  } else if (result.reason === 'files_missing' && (await parkAgain(device, row))) {
    // Its files are sent again, and then it is.
  } else if (result.status === 'REJECTED' || result.overwrote)
    await putConflict(database, row, result, now())
  if (result.status !== 'REJECTED') await appliedKinds[row.kind]?.(database, row, now(), result)
  await database.outbox.delete([row.streamId, row.seq])
  return true
}

async function putConflict(
  database: OfflineDatabase,
  row: OutboxRow,
  { reason, overwrote, data }: Pick<IntentResult, 'reason' | 'overwrote' | 'data'>,
  at: number,
): Promise<void> {
  const { mutationId, userId, customerKey, kind, args } = row
  const name =
    'article' in args
      ? await nameOf(database, userId, customerKey, `${args.sorg}/${args.article}`)
      : null
  await database.needsYou.put({
    mutationId,
    userId,
    customerKey,
    kind,
    args,
    name,
    reason,
    overwrote,
    ...(data !== null && { data }),
    at,
  })
}

async function nameOf(
  database: OfflineDatabase,
  userId: string,
  customerKey: string,
  id: string,
): Promise<string | null> {
  const added = await database.articles.get([userId, customerKey, id])
  if (added) return added.facts.name
  const bases = await database.cartSnapshots
    .where('[userId+customerKey]')
    .equals([userId, customerKey])
    .toArray()
  return (
    bases.flatMap(({ cart }) => cart.lines).find((line) => line.id === id)?.product.name ?? null
  )
}

interface Asked {
  userId: string
  streamId: string
  askedAt: number
}

async function putSnapshot(
  { database, now, newId, held }: Device,
  { userId, streamId, askedAt }: Asked,
  cart: CartSnapshot,
): Promise<void> {
  const { customerKey, key } = cart
  const kept = await readSnapshot(database, [userId, customerKey, key], held)
  // Counters of another stream cannot be compared.
  if (kept && kept.streamId === streamId) {
    const askedLater = askedAt > kept.at
    if (!supersedes(cart, kept.cart, askedLater)) return
    if (askedLater && countsBack(cart, kept.cart)) await doubtOrders(database, userId)
  }
  const base = { userId, customerKey, key, streamId, cart, at: now(), stamp: newId() }
  await database.cartSnapshots.put(base)
  rememberSnapshot(held, base)
  const waiting = await database.outbox
    .where('[userId+customerKey]')
    .equals([userId, customerKey])
    .toArray()
  const needed = new Set(
    waiting.map(({ args }) => ('article' in args ? `${args.sorg}/${args.article}` : '')),
  )
  await database.articles
    .where('[userId+customerKey]')
    .equals([userId, customerKey])
    .filter(({ id }) => !needed.has(id))
    .delete()
}

/** Stores the list of a customer's named carts and deletes snapshots of carts that no longer exist. */
async function putBook(
  { database, now }: Device,
  { userId, streamId, askedAt }: Asked,
  book: CartBook,
): Promise<void> {
  const { customerKey } = book
  const kept = await database.cartBooks.get([userId, customerKey])
  const askedLater = askedAt > (kept?.at ?? Infinity)
  if (kept && kept.streamId === streamId && !supersedes(book, kept.book, askedLater)) return
  await database.cartBooks.put({ userId, customerKey, streamId, book, at: now() })
  const there = new Set(['', ...book.carts.map(({ key }) => key)])
  const held = await database.cartSnapshots
    .where('[userId+customerKey]')
    .equals([userId, customerKey])
    .primaryKeys()
  await database.cartSnapshots.bulkDelete(held.filter(([, , key]) => !there.has(key)))
}

/** Answer to a query for a cart; `cart` null: there is none under that key. */
export interface CartAnswer {
  cart: CartSnapshot | null
  book: CartBook
}

/**
 * Stores the answer to a cart query, unless a newer one is stored or the stream it was made for is no longer this person's.
 * @param askedAt when the question left, by this device's clock
 */
export async function storeCart(
  device: Device,
  userId: string,
  streamId: string,
  { cart, book }: CartAnswer,
  askedAt = -Infinity,
): Promise<void> {
  const { database } = device
  await database.transaction('rw', allTables(database), async () => {
    const current = (await database.streams.get(userId))?.streamId ?? ''
    if (current !== streamId) return
    const asked = { userId, streamId, askedAt }
    if (cart) await putSnapshot(device, asked, cart)
    await putBook(device, asked, book)
    await leaveIfShared(device, userId, streamId, book.streamSeq)
  })
}

/** Removes a row that no server will ever accept, reports it as a conflict, and gives the rows behind it a new stream. */
export async function moveToDeadLetter(
  device: Device,
  row: OutboxRow,
  reason: string,
): Promise<void> {
  const { database, now, newId } = device
  await database.transaction('rw', allTables(database), async () => {
    const waiting = await database.outbox.get([row.streamId, row.seq])
    if (waiting?.mutationId !== row.mutationId) return
    if (!waiting.withdrawn)
      await putConflict(database, row, { reason, overwrote: null, data: null }, now())
    await database.outbox.delete([row.streamId, row.seq])
    await renewStream(database, row.userId, newId)
  })
}
