import {
  type CartSnapshot,
  type CartBook,
  type IntentResult,
  supersedes,
  type SyncAnswer,
} from '../cart/cart-answer.ts'
import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { readSnapshot, rememberSnapshot } from '../cart/cart-snapshot-cache.ts'
import type { Device } from './outbox.ts'
import { renewStream, rowsOf } from './stream.ts'

const inOneGo = ({
  facts,
  streams,
  outbox,
  cartSnapshots,
  cartBooks,
  articles,
  needsYou,
}: OfflineDatabase) => [facts, streams, outbox, cartSnapshots, cartBooks, articles, needsYou]

/**
 * Takes an answer in: results, carts and acknowledged rows in one transaction, or an ADD would count twice or vanish.
 * An answer for a stream that is no longer this person's says nothing any more.
 * @returns whether anything moved; if not, asking again at once would go round in circles
 */
export async function applySyncResponse(
  device: Device,
  userId: string,
  streamId: string,
  answer: SyncAnswer,
): Promise<boolean> {
  const { database, newId } = device
  return database.transaction('rw', inOneGo(database), async () => {
    if ((await database.streams.get(userId))?.streamId !== streamId) return true
    let moved = false
    for (const result of answer.results) if (await settleOne(device, streamId, result)) moved = true
    for (const cart of answer.carts) await putBase(device, userId, streamId, cart)
    for (const book of answer.books) await putBook(device, userId, streamId, book)
    const lost = answer.gap !== null && !(await database.outbox.get([streamId, answer.gap]))
    if (answer.fork || lost) await renewStream(database, userId, newId)
    else await leaveIfShared(device, userId, streamId, answer.lastSeq)
    return moved || answer.fork || lost
  })
}

/** A count beyond the numbers given out here shows that a copy of this profile goes on under the same name. */
async function leaveIfShared(
  { database, newId }: Device,
  userId: string,
  streamId: string,
  lastSeq: number,
): Promise<void> {
  const stream = await database.streams.get(userId)
  if (!stream || stream.streamId !== streamId || stream.lastSeq >= lastSeq) return
  // What waits may have its result there already, and must learn it under its old number.
  if ((await rowsOf(database, streamId, 1)).length === 0) await renewStream(database, userId, newId)
}

async function settleOne(
  { database, now }: Device,
  streamId: string,
  result: IntentResult,
): Promise<boolean> {
  const row = await database.outbox.get([streamId, result.seq])
  if (!row || row.mutationId !== result.mutationId) return false
  if (row.withdrawn) {
    // What was applied was on its way when its sender took it back: he must know that it is in the cart.
    if (result.status !== 'REJECTED')
      await putNeedsYou(database, row, 'too_late', result.overwrote, now())
  } else if (result.status === 'REJECTED' || result.overwrote)
    await putNeedsYou(database, row, result.reason, result.overwrote, now())
  await database.outbox.delete([row.streamId, row.seq])
  return true
}

async function putNeedsYou(
  database: OfflineDatabase,
  row: OutboxRow,
  reason: string | null,
  overwrote: IntentResult['overwrote'],
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

async function putBase(
  { database, now, newId, held }: Device,
  userId: string,
  streamId: string,
  cart: CartSnapshot,
): Promise<void> {
  const { customerKey, key = '' } = cart
  const kept = await readSnapshot(database, [userId, customerKey, key], held)
  // Another stream, another count: what was kept under the old one cannot be compared.
  if (kept && kept.streamId === streamId && !supersedes(cart, kept.cart)) return
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

/** Keeps the list of a customer's named carts, and forgets what was in those that are no longer there. */
async function putBook(
  { database }: Device,
  userId: string,
  streamId: string,
  book: CartBook,
): Promise<void> {
  const { customerKey } = book
  const kept = await database.cartBooks.get([userId, customerKey])
  if (kept && kept.streamId === streamId && !supersedes(book, kept.book)) return
  await database.cartBooks.put({ userId, customerKey, streamId, book })
  const there = new Set(['', ...book.carts.map(({ key }) => key)])
  const held = await database.cartSnapshots
    .where('[userId+customerKey]')
    .equals([userId, customerKey])
    .primaryKeys()
  await database.cartSnapshots.bulkDelete(held.filter(([, , key]) => !there.has(key)))
}

/** What a question about a cart is answered with; `cart` null: there is none under that key. */
export interface CartAnswer {
  cart: CartSnapshot | null
  book: CartBook
}

/** Keeps the answer to a cart question, unless a newer one is kept or the stream it was asked for is no longer this person's. */
export async function storeCart(
  device: Device,
  userId: string,
  streamId: string,
  { cart, book }: CartAnswer,
): Promise<void> {
  const { database } = device
  await database.transaction('rw', inOneGo(database), async () => {
    const current = (await database.streams.get(userId))?.streamId ?? ''
    if (current !== streamId) return
    if (cart) await putBase(device, userId, streamId, cart)
    await putBook(device, userId, streamId, book)
    await leaveIfShared(device, userId, streamId, book.streamSeq)
  })
}

/** Takes a row out that no server will ever accept, tells its sender, and gives what is behind it a new stream. */
export async function moveToDeadLetter(
  device: Device,
  row: OutboxRow,
  reason: string,
): Promise<void> {
  const { database, now, newId } = device
  await database.transaction('rw', inOneGo(database), async () => {
    const waiting = await database.outbox.get([row.streamId, row.seq])
    if (waiting?.mutationId !== row.mutationId) return
    if (!waiting.withdrawn) await putNeedsYou(database, row, reason, null, now())
    await database.outbox.delete([row.streamId, row.seq])
    await renewStream(database, row.userId, newId)
  })
}
