import type { ConflictRow, OfflineDatabase } from '../database.ts'
import { subscribeLive } from '../live-query.ts'
import { append, type Device } from './outbox.ts'

const rowsOfUser = (database: OfflineDatabase, userId: string) =>
  database.needsYou.where('userId').equals(userId).sortBy('at')

/** What a person has still to see: refused changes and overwritten ones. */
export interface Conflicts {
  list(): Promise<ConflictRow[]>
  subscribe(listener: (rows: ConflictRow[]) => void): () => void
  /** Seen and done with. */
  dismiss(mutationId: string): Promise<void>
  /** Puts a colleague's quantity back where this person's SET was laid over it. */
  undo(row: ConflictRow): Promise<void>
  /** Sends a refused change once more, as a new one. */
  retry(row: ConflictRow): Promise<void>
}

/** @param onAppended told when `undo` or `retry` has put a change into the outbox */
export function createConflicts(device: Device, userId: string, onAppended: () => void): Conflicts {
  const { database } = device
  return {
    list: () => rowsOfUser(database, userId),
    subscribe: (listener) => subscribeLive(() => rowsOfUser(database, userId), listener),
    async dismiss(mutationId) {
      await database.needsYou.delete(mutationId)
    },
    async undo({ mutationId, customerKey, args, overwrote }) {
      if (!overwrote || !('article' in args)) return
      const { sorg, article } = args
      const of = 'cart' in args && args.cart ? { cart: args.cart } : {}
      const intent = {
        kind: 'SET',
        args: { sorg, article, qty: overwrote.from, seenQty: overwrote.to, ...of },
      } as const
      await append(device, {
        userId,
        customerKey,
        intent,
        seen: { qty: overwrote.to, version: null },
      })
      await database.needsYou.delete(mutationId)
      onAppended()
    },
    async retry({ mutationId, customerKey, kind, args }) {
      await append(device, {
        userId,
        customerKey,
        intent: { kind, args } as Parameters<typeof append>[1]['intent'],
      })
      await database.needsYou.delete(mutationId)
      onAppended()
    },
  }
}
