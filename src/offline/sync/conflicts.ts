import { setQuantities } from '../cart/cart-changes.ts'
import type { ConflictRow, OfflineDatabase } from '../database.ts'
import { subscribeLive } from '../live-query.ts'
import type { Intent } from '#domain/sync/intent.ts'
import type { Dispatch } from './dispatch.ts'

const rowsOfUser = (database: OfflineDatabase, userId: string) =>
  database.needsYou.where('userId').equals(userId).sortBy('at')

/** Results a person has still to see: refused and overwritten changes. */
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

/** Conflicts of one person; `undo` and `retry` queue a new change. */
export function createConflicts(
  database: OfflineDatabase,
  userId: string,
  dispatch: Dispatch,
): Conflicts {
  return {
    list: () => rowsOfUser(database, userId),
    subscribe: (listener) => subscribeLive(() => rowsOfUser(database, userId), listener),
    async dismiss(mutationId) {
      await database.needsYou.delete(mutationId)
    },
    async undo({ mutationId, customerKey, args, overwrote }) {
      if (!overwrote || !('article' in args)) return
      const { sorg, article } = args
      const cart = 'cart' in args && args.cart ? args.cart : ''
      const back = { sorg, article, qty: overwrote.from, seenQty: overwrote.to }
      await dispatch(customerKey, setQuantities(cart, [back]))
      await database.needsYou.delete(mutationId)
    },
    async retry({ mutationId, customerKey, kind, args }) {
      await dispatch(customerKey, [{ intent: { kind, args } as Intent }])
      await database.needsYou.delete(mutationId)
    },
  }
}
