import { isCartIntent } from '#domain/sync/intent.ts'
import { cartDependents } from '../cart/cart-dependents.ts'
import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { writeDurably } from '../storage-trouble.ts'
import { parkedStreamId } from './parked-rows.ts'
import { rowsOf } from './stream.ts'

/** Changes of one person that the server does not have yet. */
export interface PendingChanges {
  /** Returns later changes that would be refused without this one. */
  dependents(mutationId: string): Promise<OutboxRow[]>
  /**
   * Cancels a change with its dependents. A numbered row stays and tells the server to do nothing: deleting it would leave a
   * gap in the numbers, and a copy that is on its way already would run unnoticed.
   */
  withdraw(mutationId: string): Promise<void>
}

/** @param onWithdrawn called when there is something new to send */
export function createPendingChanges(
  database: OfflineDatabase,
  userId: string,
  onWithdrawn: () => void,
): PendingChanges {
  const { streams, outbox, cartSnapshots, cartBooks } = database
  const tables = [streams, outbox, cartSnapshots, cartBooks]
  /** The change and its dependents. Changes of other kinds than carts do not depend on each other. */
  const found = async (mutationId: string): Promise<OutboxRow[]> => {
    const streamId = (await streams.get(userId))?.streamId ?? ''
    const numbered = await rowsOf(database, streamId)
    const rows = [...numbered, ...(await rowsOf(database, parkedStreamId(userId)))].filter(
      ({ withdrawn }) => !withdrawn,
    )
    const row = rows.find((one) => one.mutationId === mutationId)
    if (!row) return []
    return isCartIntent(row) ? cartDependents(database, rows, row) : [row]
  }
  return {
    dependents: async (mutationId) =>
      (await database.transaction('r', tables, () => found(mutationId))).filter(
        (row) => row.mutationId !== mutationId,
      ),
    async withdraw(mutationId) {
      await writeDurably(database, () =>
        database.transaction('rw', tables, async () => {
          const rows = await found(mutationId)
          // A row that waits for its files has no number yet and was never sent.
          const parked = rows.filter(({ streamId }) => streamId === parkedStreamId(userId))
          await outbox.bulkDelete(parked.map(({ streamId, seq }) => [streamId, seq]))
          await outbox.bulkPut(
            rows
              .filter((row) => !parked.includes(row))
              .map((row) => ({ ...row, withdrawn: true as const })),
          )
        }),
      )
      onWithdrawn()
    },
  }
}
