import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { CartIntent } from '#domain/cart.ts'
import type { OfflineDatabase, OutboxRow } from './database.ts'
import type { ProductFacts } from './product-facts.ts'
import { keep } from './storage-trouble.ts'
import { openStream, rowsOf } from './stream.ts'

/** Number of the intents' shape: the server goes on understanding every number that was ever released. */
export const intentVersion = 1

/** What a device has of its own, passed in so that tests can count on it. */
export interface Device {
  database: OfflineDatabase
  /** This device's clock, in ms. */
  now(): number
  /** A UUIDv7. */
  newId(): string
}

/** The device this code runs on. */
export const thisDevice = (database: OfflineDatabase): Device => ({ database, now: Date.now, newId: uuidv7 })

export interface Change {
  userId: string
  customerKey: string
  intent: CartIntent
  seen?: { qty: number | null; version: number | null }
  /** Of an article that the cart may not hold yet. */
  product?: ProductFacts | undefined
}

/**
 * Puts an intent into the outbox. Resolves when the transaction is complete, never before: only then may the screen change.
 * @throws NotSavedError when the device keeps nothing; valibot's error for an intent that breaks the contract
 */
export async function append({ database, now, newId }: Device, change: Change): Promise<OutboxRow> {
  const { kind, args } = v.parse(CartIntent, change.intent)
  const mutationId = newId()
  const { userId, customerKey, product, seen = { qty: null, version: null } } = change
  const { facts, streams, outbox, articles } = database
  return keep(database, () =>
    database.transaction('rw', [facts, streams, outbox, articles], async () => {
      // The connection may have been lost after the first try was complete.
      const kept = await outbox.where('mutationId').equals(mutationId).first()
      if (kept) return kept
      const stream = await openStream(database, userId, newId)
      const seq = stream.lastSeq + 1
      const row: OutboxRow = {
        streamId: stream.streamId, seq, mutationId, v: intentVersion, userId, customerKey, kind, args, seen, at: now(),
      }
      await streams.update(userId, { lastSeq: seq })
      await outbox.add(row)
      if (product) await articles.put({ userId, customerKey, id: product.id, facts: product })
      return row
    }))
}

/** The next rows to send, in their order; none when nothing waits. @param most rows */
export async function nextBatch(database: OfflineDatabase, userId: string, most: number): Promise<{ streamId: string; rows: OutboxRow[] }> {
  return database.transaction('r', [database.streams, database.outbox], async () => {
    const stream = await database.streams.get(userId)
    return stream ? { streamId: stream.streamId, rows: await rowsOf(database, stream.streamId, most) } : { streamId: '', rows: [] }
  })
}

/** How many changes of a person wait, by customer: "3 unsent changes for customer X". */
export async function waitingByCustomer(database: OfflineDatabase, userId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  await database.outbox.where('userId').equals(userId).each(({ customerKey }) => {
    counts.set(customerKey, (counts.get(customerKey) ?? 0) + 1)
  })
  return counts
}

/** How many changes of a person wait on this device. */
export const waitingCount = (database: OfflineDatabase, userId: string): Promise<number> =>
  database.outbox.where('userId').equals(userId).count()
