import type { LineProblem } from '#domain/article-block.ts'
import type { Decimal } from '#domain/money.ts'
import type { ProductFacts } from './product-facts.ts'

/** The server's answer to what is in a cart, as `cartFields` asks for it. */
export interface CartBase {
  customerKey: string
  version: number
  generation: number
  /** Last intent of the asking stream that it holds. */
  streamSeq: number
  totalQuantity: number
  lines: BaseLine[]
  totals: BaseTotal[]
  /** The server's clock, ISO 8601. */
  at: string
}

export interface BaseLine {
  id: string
  qty: number
  uom: string
  version: number
  product: ProductFacts
  unitPrice: Decimal | null
  subtotal: Decimal | null
  problem: LineProblem | null
}

export interface BaseTotal { sorg: string; name: string; currency: string; total: Decimal; quantity: number }

export interface IntentResult {
  seq: number
  mutationId: string
  status: 'APPLIED' | 'ALREADY' | 'REJECTED'
  reason: string | null
  qty: number | null
  overwrote: { by: string; from: number; to: number } | null
}

export interface SyncAnswer {
  lastSeq: number
  results: IntentResult[]
  gap: number | null
  fork: boolean
  carts: CartBase[]
}

const restoredAfter = 60_000

/**
 * Whether an answer may take the place of the one kept: answers overtake each other on the way. All three counters only
 * grow, unless the server was restored from a backup, which shows as a much later answer that counts less.
 */
export function supersedes(next: CartBase, kept: CartBase): boolean {
  if (Date.parse(next.at) > Date.parse(kept.at) + restoredAfter) return true
  if (next.generation !== kept.generation) return next.generation > kept.generation
  if (next.version === kept.version && next.streamSeq === kept.streamSeq) return next.at >= kept.at
  return next.version >= kept.version && next.streamSeq >= kept.streamSeq
}
