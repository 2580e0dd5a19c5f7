import type { OfflineDatabase } from '../database.ts'
import { writeDurably } from '../storage-trouble.ts'
import type { Device } from './outbox.ts'
import { openStream, rowsOf } from './stream.ts'

/** State of uploads as the queue needs it. */
export interface UploadProgress {
  /** Whether the server has every byte of these uploads. */
  areComplete(ids: readonly string[]): Promise<boolean>
  /** Calls when an upload may have been completed. Returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** Rows that wait for their files have no number in the real stream yet: what comes after them is sent before them. */
export const parkedStreamId = (userId: string): string => `files/${userId}`

/** Number of the last parked row. Inside a transaction over `outbox`. */
export const lastParkedSeq = async (database: OfflineDatabase, userId: string): Promise<number> =>
  (
    await database.outbox
      .where('[streamId+seq]')
      .between([parkedStreamId(userId), 0], [parkedStreamId(userId), Infinity])
      .last()
  )?.seq ?? 0

/**
 * Moves parked rows whose files are complete into the person's stream, in the order in which they were made.
 * @returns how many were moved
 */
export async function releaseParkedRows(
  { database, newId }: Device,
  userId: string,
  uploads: Pick<UploadProgress, 'areComplete'>,
): Promise<number> {
  const ready = new Set<string>()
  for (const { mutationId, files = [] } of await rowsOf(database, parkedStreamId(userId)))
    if (await uploads.areComplete(files)) ready.add(mutationId)
  if (ready.size === 0) return 0
  const { facts, streams, outbox } = database
  return writeDurably(database, () =>
    database.transaction('rw', [facts, streams, outbox], async () => {
      // Another tab may have moved some of them, or the person cancelled one.
      const rows = (await rowsOf(database, parkedStreamId(userId))).filter(({ mutationId }) =>
        ready.has(mutationId),
      )
      if (rows.length === 0) return 0
      const stream = await openStream(database, userId, newId)
      await outbox.bulkDelete(rows.map(({ streamId, seq }) => [streamId, seq]))
      await outbox.bulkAdd(
        rows.map((row, n) => ({
          ...row,
          streamId: stream.streamId,
          seq: stream.lastSeq + 1 + n,
        })),
      )
      await streams.put({ ...stream, lastSeq: stream.lastSeq + rows.length })
      return rows.length
    }),
  )
}
