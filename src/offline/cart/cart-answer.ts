import type { Day } from '#domain/time/day.ts'
import type { LineProblem } from '#domain/article/article-block.ts'
import type { Decimal } from '#domain/ordering/money.ts'
import type { ProductFacts } from './product-facts.ts'

/** The server's answer to what is in a cart, as `cartFields` asks for it. */
export interface CartSnapshot {
  customerKey: string
  /** '' with an empty name: the active cart. */
  key: string
  name: string
  version: number
  generation: number
  /** Last intent of the asking stream that it holds. */
  streamSeq: number
  totalQuantity: number
  lines: SnapshotLine[]
  totals: SnapshotTotal[]
  /** The server's clock, ISO 8601. */
  at: string
}

export interface SnapshotLine {
  id: string
  qty: number
  uom: string
  version: number
  note?: string | null
  product: ProductFacts
  unitPrice: Decimal | null
  subtotal: Decimal | null
  problem: LineProblem | null
}

export interface SnapshotTotal {
  sorg: string
  name: string
  currency: string
  total: Decimal
  quantity: number
}

/** The server's answer to which named carts a customer has. */
export interface CartBook {
  customerKey: string
  /** Counts every new, renamed and dropped cart. */
  version: number
  streamSeq: number
  carts: BookEntry[]
  at: string
}

export interface BookEntry {
  key: string
  name: string
  version: number
  lines: number
  totalQuantity: number
}

export interface IntentResult {
  seq: number
  mutationId: string
  status: 'APPLIED' | 'ALREADY' | 'REJECTED'
  reason: string | null
  qty: number | null
  /** JSON that the intent's kind answers with. */
  data: unknown
  overwrote: { by: string; from: number; to: number } | null
}

export interface SyncAnswer {
  lastSeq: number
  results: IntentResult[]
  gap: number | null
  fork: boolean
  carts: CartSnapshot[]
  books: CartBook[]
}

const restoredAfter = 60_000

/** Counters in every answer. */
interface Counted {
  version: number
  generation?: number
  streamSeq: number
  at: string
}

/**
 * Whether an answer may take the place of the one kept: answers overtake each other on the way. All three counters only
 * grow, unless the server was restored from a backup.
 * @param askedLater the question left after the kept answer was stored, so nothing can have overtaken it
 */
export function supersedes(next: Counted, kept: Counted, askedLater = false): boolean {
  if (askedLater && countsBack(next, kept)) return true
  // Where this device's clock was set back in between, the server's clock says it.
  if (Date.parse(next.at) > Date.parse(kept.at) + restoredAfter) return true
  const [after = 0, before = 0] = [next.generation, kept.generation]
  if (after !== before) return after > before
  if (next.version === kept.version && next.streamSeq === kept.streamSeq) return next.at >= kept.at
  return next.version >= kept.version && next.streamSeq >= kept.streamSeq
}

/** Whether the server counts less than it did, and nothing more: of an answer that was asked for later it says that the server was restored. */
export const countsBack = (next: Counted, kept: Counted): boolean => {
  const { generation: after = 0 } = next
  const { generation: before = 0 } = kept
  const isNowhereAhead =
    next.version <= kept.version && next.streamSeq <= kept.streamSeq && after <= before
  const isBehind = next.version < kept.version || next.streamSeq < kept.streamSeq || after < before
  return isNowhereAhead && isBehind
}

/** Quantities a customer already has coming of an article, from the server; `id` is `sorg/article_code`. */
export interface IncomingQuantities {
  id: string
  carts: readonly { key: string; name: string; qty: number }[]
  orders: readonly { order_no: string; qty: number; date: Day | null; confirmed: boolean }[]
  lastDelivery: { no: string; date: Day; qty: number } | null
  lastBought: { no: string; date: Day; qty: number } | null
}
