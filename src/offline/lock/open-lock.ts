import type { OfflineDatabase } from '../database.ts'
import { newId } from '../sync/new-id.ts'
import { lastParkedSeq, parkedStreamId } from '../sync/parked-rows.ts'
import { openStream } from '../sync/stream.ts'
import type { UploadDatabase } from '../uploads/upload-database.ts'
import { lockedFacts, type Unsent } from './lock-others.ts'
import { hasLockedUploads, openUploads } from './lock-uploads.ts'
import { privateKeyOf, unseal } from './seal.ts'

/**
 * Brings back what this person had not sent when another person logged in on this device.
 * @param askKey asks the server for the person's private key
 * @returns whether there was something; it stays locked when this rejects
 */
export async function openLock(
  database: OfflineDatabase,
  uploads: UploadDatabase,
  userId: string,
  askKey: () => Promise<JsonWebKey>,
): Promise<boolean> {
  const locked = await database.facts.where('key').startsWith(lockedFacts(userId)).toArray()
  const files = await hasLockedUploads(uploads, userId)
  if (locked.length === 0 && !files) return false
  const key = await privateKeyOf(await askKey())
  // Files first: a queued form whose files are missing is refused.
  await openUploads(uploads, userId, key, Date.now())
  for (const fact of locked) {
    const text = new TextDecoder().decode(await unseal(key, fact.value as ArrayBuffer))
    await restore(database, userId, fact.key, JSON.parse(text) as Unsent)
  }
  return true
}

/** Puts rows back behind what has been added since, under their own ids: the server knows what it has already taken. */
async function restore(
  database: OfflineDatabase,
  userId: string,
  lockedKey: string,
  unsent: Unsent,
): Promise<void> {
  const { facts, streams, outbox, needsYou, cartAttempts, draftRows, articles } = database
  const tables = [facts, streams, outbox, needsYou, cartAttempts, draftRows, articles]
  await database.transaction('rw', tables, async () => {
    // Another tab was faster.
    if (!(await facts.get(lockedKey))) return
    const stream = await openStream(database, userId, newId)
    let parked = await lastParkedSeq(database, userId)
    for (const row of unsent.outbox)
      if (row.streamId === parkedStreamId(userId)) await outbox.add({ ...row, seq: (parked += 1) })
      else await outbox.add({ ...row, streamId: stream.streamId, seq: (stream.lastSeq += 1) })
    await streams.put(stream)
    await needsYou.bulkPut(unsent.needsYou)
    for (const row of unsent.cartAttempts)
      if (!(await cartAttempts.get([userId, row.customerKey, row.key]))) await cartAttempts.add(row)
    for (const row of unsent.draftRows) {
      const now = await draftRows.get([userId, row.draft, row.id])
      if (!now || now.at < row.at) await draftRows.put(row)
    }
    for (const row of unsent.articles)
      if (!(await articles.get([userId, row.customerKey, row.id]))) await articles.add(row)
    for (const fact of unsent.facts) if (!(await facts.get(fact.key))) await facts.add(fact)
    await facts.delete(lockedKey)
  })
}
