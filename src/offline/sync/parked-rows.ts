import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { writeDurably } from '../storage-trouble.ts'
import type { Device } from '../device.ts'
import { openStream, rowsOf } from './stream.ts'

/** State of the files of one row: all on the server, some still to be sent, or one that the server will never take. */
export type FilesState = 'complete' | 'waiting' | { refusal: string }

/** Uploads as the queue needs them. */
export interface UploadProgress {
  /**
   * Lets these files be sent, which a form has held until it was sent.
   * @param again also those that had arrived: the server has lost them @returns whether all are on this device
   */
  start(ids: readonly string[], again: boolean): Promise<boolean>
  stateOf(ids: readonly string[]): Promise<FilesState>
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

/** Times that the files of a row are sent again after the server has lost them; then the person is told. */
const mostResends = 3

/**
 * Puts a row back that the server refused for want of its files, under a new id, as it has a result under the old one.
 * Inside a transaction over `outbox`. @returns false when it was tried often enough
 */
export async function parkAgain(
  { database, newId }: Device,
  { withdrawn: _, resend = 0, ...row }: OutboxRow,
): Promise<boolean> {
  if (resend >= mostResends) return false
  await database.outbox.add({
    ...row,
    streamId: parkedStreamId(row.userId),
    seq: (await lastParkedSeq(database, row.userId)) + 1,
    mutationId: newId(),
    resend: resend + 1,
    mustResend: true,
  })
  return true
}

/** Starts the files of a parked row, then looks how far they are. */
async function stateOf(
  { database }: Device,
  { streamId, seq, files = [], mustResend = false }: OutboxRow,
  uploads: Pick<UploadProgress, 'start' | 'stateOf'>,
): Promise<FilesState> {
  const isHere = await uploads.start(files, mustResend)
  if (mustResend) {
    if (!isHere) return { refusal: 'files_missing' }
    await database.outbox.update([streamId, seq], { mustResend: false })
  }
  return uploads.stateOf(files)
}

/**
 * Moves parked rows whose files are complete into the person's stream, in the order in which they were made; those whose
 * files were refused become conflicts.
 * @returns how many were moved into the stream
 */
export async function releaseParkedRows(
  device: Device,
  userId: string,
  uploads: Pick<UploadProgress, 'start' | 'stateOf'>,
): Promise<number> {
  const { database, newId, now } = device
  const ready = new Set<string>()
  const refused = new Map<string, string>()
  for (const row of await rowsOf(database, parkedStreamId(userId))) {
    const state = await stateOf(device, row, uploads)
    if (state === 'complete') ready.add(row.mutationId)
    else if (state !== 'waiting') refused.set(row.mutationId, state.refusal)
  }
  if (ready.size + refused.size === 0) return 0
  const { facts, streams, outbox, needsYou } = database
  return writeDurably(database, () =>
    database.transaction('rw', [facts, streams, outbox, needsYou], async () => {
      // Another tab may have moved some of them, or the person cancelled one.
      const parked = await rowsOf(database, parkedStreamId(userId))
      const refusedRows = parked.filter(({ mutationId }) => refused.has(mutationId))
      const rows = parked.filter(({ mutationId }) => ready.has(mutationId))
      await outbox.bulkDelete([...rows, ...refusedRows].map(({ streamId, seq }) => [streamId, seq]))
      await needsYou.bulkPut(
        refusedRows.map(({ mutationId, customerKey, kind, args }) => ({
          mutationId,
          userId,
          customerKey,
          kind,
          args,
          name: null,
          reason: refused.get(mutationId)!,
          overwrote: null,
          at: now(),
        })),
      )
      if (rows.length === 0) return 0
      const stream = await openStream(database, userId, newId)
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
