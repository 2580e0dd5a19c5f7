import type { Device } from '../device.ts'
import * as v from 'valibot'
import { Intent, intentVersion } from '#domain/sync/intent.ts'
import { filesOf } from '#domain/sync/intent-file.ts'
import type { OfflineDatabase, OutboxRow } from '../database.ts'
import type { ProductFacts } from '../cart/product-facts.ts'
import { writeDurably } from '../storage-trouble.ts'
import { lastParkedSeq, parkedStreamId } from './parked-rows.ts'
import { openStream, rowsOf } from './stream.ts'

export interface Change {
  userId: string
  customerKey: string
  intent: Intent
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
    ...v.parse(Intent, change.intent),
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
      const anyFiles = intents.some((intent) => filesOf(intent).length > 0)
      const numbers = {
        stream: stream.lastSeq,
        parked: anyFiles ? await lastParkedSeq(database, userId) : 0,
      }
      const rows = intents.map(
        ({
          customerKey,
          mutationId,
          kind,
          args,
          seen = { qty: null, version: null },
        }): OutboxRow => {
          const files = filesOf({ args }).map(({ id }) => id)
          const place =
            files.length > 0
              ? { streamId: parkedStreamId(userId), seq: (numbers.parked += 1), files }
              : { streamId: stream.streamId, seq: (numbers.stream += 1) }
          const row = { mutationId, v: intentVersion, userId, customerKey, kind, args, seen }
          return { ...place, ...row, at: now() }
        },
      )
      await Promise.all([
        streams.put({ ...stream, lastSeq: numbers.stream }),
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

/** Counts a person's waiting changes by customer: "3 unsent changes for customer X". */
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

/** Counts a person's waiting rows on this device, including cancelled ones. */
export const waitingCount = (database: OfflineDatabase, userId: string): Promise<number> =>
  database.outbox.where('userId').equals(userId).count()
