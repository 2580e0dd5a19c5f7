import { type CartBase, type IntentResult, supersedes, type SyncAnswer } from './cart-answer.ts'
import type { OfflineDatabase, OutboxRow } from './database.ts'
import type { Device } from './outbox.ts'
import { renewStream, rowsOf } from './stream.ts'

const inOneGo = ({ facts, streams, outbox, bases, articles, needsYou }: OfflineDatabase) =>
  [facts, streams, outbox, bases, articles, needsYou]

/**
 * Takes an answer in: results, carts and acknowledged rows in one transaction, or an ADD would count twice or vanish.
 * An answer for a stream that is no longer this person's says nothing any more.
 * @returns whether anything moved; if not, asking again at once would go round in circles
 */
export async function settle(device: Device, userId: string, streamId: string, answer: SyncAnswer): Promise<boolean> {
  const { database, newId } = device
  return database.transaction('rw', inOneGo(database), async () => {
    if ((await database.streams.get(userId))?.streamId !== streamId) return true
    let moved = false
    for (const result of answer.results) if (await settleOne(device, streamId, result)) moved = true
    for (const cart of answer.carts) await putBase(device, userId, streamId, cart)
    const lost = answer.gap !== null && !(await database.outbox.get([streamId, answer.gap]))
    if (answer.fork || lost) await renewStream(database, userId, newId)
    else await leaveIfShared(device, userId, streamId, answer.lastSeq)
    return moved || answer.fork || lost
  })
}

/** A count beyond the numbers given out here shows that a copy of this profile goes on under the same name. */
async function leaveIfShared({ database, newId }: Device, userId: string, streamId: string, lastSeq: number): Promise<void> {
  const stream = await database.streams.get(userId)
  if (!stream || stream.streamId !== streamId || stream.lastSeq >= lastSeq) return
  // What waits may have its result there already, and must learn it under its old number.
  if ((await rowsOf(database, streamId, 1)).length === 0) await renewStream(database, userId, newId)
}

async function settleOne({ database, now }: Device, streamId: string, result: IntentResult): Promise<boolean> {
  const row = await database.outbox.get([streamId, result.seq])
  if (!row || row.mutationId !== result.mutationId) return false
  if (result.status === 'REJECTED' || result.overwrote) await putNeedsYou(database, row, result.reason, result.overwrote, now())
  await database.outbox.delete([row.streamId, row.seq])
  return true
}

async function putNeedsYou(
  database: OfflineDatabase, row: OutboxRow, reason: string | null, overwrote: IntentResult['overwrote'], at: number,
): Promise<void> {
  const { mutationId, userId, customerKey, kind, args } = row
  const name = 'article' in args ? await nameOf(database, userId, customerKey, `${args.sorg}/${args.article}`) : null
  await database.needsYou.put({ mutationId, userId, customerKey, kind, args, name, reason, overwrote, at })
}

async function nameOf(database: OfflineDatabase, userId: string, customerKey: string, id: string): Promise<string | null> {
  const added = await database.articles.get([userId, customerKey, id])
  if (added) return added.facts.name
  const base = await database.bases.get([userId, customerKey])
  return base?.cart.lines.find((line) => line.id === id)?.product.name ?? null
}

async function putBase({ database, now }: Device, userId: string, streamId: string, cart: CartBase): Promise<void> {
  const { customerKey } = cart
  const kept = await database.bases.get([userId, customerKey])
  // Another stream, another count: what was kept under the old one cannot be compared.
  if (kept && kept.streamId === streamId && !supersedes(cart, kept.cart)) return
  await database.bases.put({ userId, customerKey, streamId, cart, at: now() })
  const waiting = await database.outbox.where('[userId+customerKey]').equals([userId, customerKey]).toArray()
  const needed = new Set(waiting.map(({ args }) => ('article' in args ? `${args.sorg}/${args.article}` : '')))
  await database.articles.where('[userId+customerKey]').equals([userId, customerKey]).filter(({ id }) => !needed.has(id)).delete()
}

/** Keeps the answer to a cart question, unless a newer one is kept or the stream it was asked for is no longer this person's. */
export async function keepCart(device: Device, userId: string, streamId: string, cart: CartBase): Promise<void> {
  const { database } = device
  await database.transaction('rw', inOneGo(database), async () => {
    const current = (await database.streams.get(userId))?.streamId ?? ''
    if (current !== streamId) return
    await putBase(device, userId, streamId, cart)
    await leaveIfShared(device, userId, streamId, cart.streamSeq)
  })
}

/** Takes a row out that no server will ever accept, tells its sender, and gives what is behind it a new stream. */
export async function setAside(device: Device, row: OutboxRow, reason: string): Promise<void> {
  const { database, now, newId } = device
  await database.transaction('rw', inOneGo(database), async () => {
    const waiting = await database.outbox.get([row.streamId, row.seq])
    if (waiting?.mutationId !== row.mutationId) return
    await putNeedsYou(database, row, reason, null, now())
    await database.outbox.delete([row.streamId, row.seq])
    await renewStream(database, row.userId, newId)
  })
}
