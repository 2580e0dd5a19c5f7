import * as v from 'valibot'
import { CartIntent } from '../cart/cart-intent.ts'
import { CollectIntent } from '../collect/collect-intent.ts'
import { ClaimIntent } from '../claims/claim-intent.ts'
import { ExportIntent } from '../files/export-intent.ts'
import { FrameIntent } from '../frames/frame-intent.ts'
import { OrderIntent } from '../ordering/order-intent.ts'
import { ReceiptIntent } from '../orders/receipt-intent.ts'
import { ProofIntent } from '../payments/proof-intent.ts'
import { QuoteIntent } from '../quotes/quote-intent.ts'
import { RestockIntent } from '../restock/restock-intent.ts'
import { ThirdPartyIntent } from '../third-party/third-party-intent.ts'
import { VisitIntent } from '../visits/visit-intent.ts'

/** Number of the intents' shape. A build of another number is not understood and its intents are refused one by one. */
export const intentVersion = 1

/** Most intents in one call of `syncIntents`. */
export const maxIntents = 50

/** Every kind of change that a device queues; one schema for page, worker and server. */
export const Intent = v.variant('kind', [
  CartIntent,
  RestockIntent,
  OrderIntent,
  QuoteIntent,
  ProofIntent,
  ReceiptIntent,
  CollectIntent,
  ThirdPartyIntent,
  VisitIntent,
  ClaimIntent,
  FrameIntent,
  ExportIntent,
])
export type Intent = v.InferOutput<typeof Intent>
export type IntentKind = Intent['kind']

/**
 * Parses an intent as a device sent it.
 * @returns null for another version, an unknown kind or arguments that break the kind's schema
 */
export function readIntent(version: number, kind: string, args: unknown): Intent | null {
  if (version !== intentVersion) return null
  const parsed = v.safeParse(Intent, { kind, args })
  return parsed.success ? parsed.output : null
}

// Written out rather than read from the schema, which the service worker does not need.
const cartKinds: Record<CartIntent['kind'] | 'ORDER', true> = {
  ADD: true,
  SET: true,
  CLEAR: true,
  NOTE: true,
  MOVE: true,
  NEW_CART: true,
  RENAME_CART: true,
  DROP_CART: true,
  ORDER: true,
}

/** Whether an intent changes what is in a cart; an order empties one. */
export const isCartIntent = ({ kind }: { kind: IntentKind }): boolean =>
  Object.hasOwn(cartKinds, kind)
