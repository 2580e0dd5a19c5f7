import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import { CartIntent } from '#domain/cart/cart-intent.ts'
import type { OfflineDatabase, OutboxRow } from '../database.ts'
import type { SnapshotCache } from '../cart/cart-snapshot-cache.ts'
import type { ProductFacts } from '../cart/product-facts.ts'
import { writeDurably } from '../storage-trouble.ts'
import { openStream, rowsOf } from './stream.ts'

/** Number of the intents' shape: the server goes on understanding every number that was ever released. */
export const intentVersion = 2

/** What a device has of its own, passed in so that tests can count on it. */
export interface Device {
  database: OfflineDatabase
  /** This device's clock, in ms. */
  now(): number
  /** A UUIDv7. */
  newId(): string
  /** What is in hand of the carts; missing: they are read from the store each time. */
  held?: SnapshotCache
}

/** The device this code runs on. */
export const thisDevice = (database: OfflineDatabase): Device => ({
  database,
  now: Date.now,
  newId: uuidv7,
  held: new Map(),
})

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
export const append = async (device: Device, change: Change): Promise<OutboxRow> =>
  (await appendAll(device, [change]))[0]!

/** Puts several intents of one person into the outbox, all of them or none, in this order. Throws as `append` does. */
export async function appendAll(
  { database, now, newId }: Device,
  changes: readonly Change[],
): Promise<OutboxRow[]> {
  const [first] = changes
  if (!first) return []
  const { userId } = first
  const intents = changes.map((change) => ({
    ...change,
    ...v.parse(CartIntent, change.intent),
    mutationId: newId(),
  }))
  const { facts, streams, outbox, articles } = database
  return writeDurably(database, () =>
    database.transaction('rw', [facts, streams, outbox, articles], async () => {
      // As few round trips as there can be: a page that is left in this moment takes what is not complete with it.
      const [kept, stream] = await Promise.all([
        // The connection may have been lost after the first try was complete.
        outbox
          .where('mutationId')
          .anyOf(intents.map(({ mutationId }) => mutationId))
          .sortBy('seq'),
        openStream(database, userId, newId),
      ])
      if (kept.length > 0) return kept
      const rows = intents.map(
        (
          { customerKey, mutationId, kind, args, seen = { qty: null, version: null } },
          index,
        ): OutboxRow => ({
          streamId: stream.streamId,
          seq: stream.lastSeq + 1 + index,
          mutationId,
          v: intentVersion,
          userId,
          customerKey,
          kind,
          args,
          seen,
          at: now(),
        }),
      )
      await Promise.all([
        streams.put({ ...stream, lastSeq: stream.lastSeq + rows.length }),
        outbox.bulkAdd(rows),
        articles.bulkPut(
          intents.flatMap(({ customerKey, product }) =>
            product ? [{ userId, customerKey, id: product.id, facts: product }] : [],
          ),
        ),
      ])
      return rows
    }),
  )
}

/** A row's intent as the rule takes it. */
export const intentOf = ({ kind, args }: OutboxRow): CartIntent => ({ kind, args }) as CartIntent

/** The next rows to send, in their order; none when nothing waits. @param most rows */
export async function nextBatch(
  database: OfflineDatabase,
  userId: string,
  most: number,
): Promise<{ streamId: string; rows: OutboxRow[] }> {
  return database.transaction('r', [database.streams, database.outbox], async () => {
    const stream = await database.streams.get(userId)
    return stream
      ? { streamId: stream.streamId, rows: await rowsOf(database, stream.streamId, most) }
      : { streamId: '', rows: [] }
  })
}

/** How many changes of a person wait, by customer: "3 unsent changes for customer X". */
export async function waitingByCustomer(
  database: OfflineDatabase,
  userId: string,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  await database.outbox
    .where('userId')
    .equals(userId)
    .each(({ customerKey, withdrawn }) => {
      if (!withdrawn) counts.set(customerKey, (counts.get(customerKey) ?? 0) + 1)
    })
  return counts
}

/** How many rows of a person wait on this device, those that were taken back among them. */
export const waitingCount = (database: OfflineDatabase, userId: string): Promise<number> =>
  database.outbox.where('userId').equals(userId).count()
