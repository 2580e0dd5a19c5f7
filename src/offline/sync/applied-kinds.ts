import type { IntentKind } from '#domain/sync/intent.ts'
import type { IntentResult } from '../cart/cart-answer.ts'
import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { storePlacedOrder } from '../checkout/waiting-orders.ts'
import { noteFramesChanged } from '../frames/frames-changed.ts'
import { storeSwitchedAlert } from '../restock/alert-store.ts'

/**
 * Stores what an applied intent of one kind has come to on the server. Runs in the transaction that removes its row, also
 * for an intent that was cancelled too late. Carts need none: the answer brings them whole.
 * @param at this device's clock, in ms
 */
type ApplyResult = (
  database: OfflineDatabase,
  row: OutboxRow,
  at: number,
  result: IntentResult,
) => Promise<void>

/** Tables of applied intents, by kind. */
export const appliedKinds: Partial<Record<IntentKind, ApplyResult>> = {
  RESTOCK_ON: storeSwitchedAlert,
  RESTOCK_OFF: storeSwitchedAlert,
  ORDER: storePlacedOrder,
  PDI: noteFramesChanged,
  REGISTER_FRAME: noteFramesChanged,
}

/** Tables that the functions above write, beside the queue's own. */
export const appliedTables = ({ restockAlerts }: OfflineDatabase) => [restockAlerts]
