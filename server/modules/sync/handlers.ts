import type { Intent, IntentKind } from '#domain/sync/intent.ts'
import { cartIntents } from '../cart/cart-intents.ts'
import { collectIntents } from '../click-collect/collect-intents.ts'
import { claimIntents } from '../claims/claim-intents.ts'
import { exportIntents } from '../exports/export-intents.ts'
import { frameIntents } from '../frames/frame-intents.ts'
import { receiptIntents } from '../orders/receipt-intents.ts'
import { proofIntents } from '../payments/proof-intents.ts'
import { quoteIntents } from '../quotes/quote-intents.ts'
import { restockIntents } from '../restock/restock-intents.ts'
import { thirdPartyIntents } from '../third-party/third-party-intents.ts'
import { visitIntents } from '../visits/visit-intents.ts'
import type { IntentHandler } from './intent-handler.ts'

/** A handler takes intents of its own kinds alone, which the registry sees to. */
const registered = <I extends Intent>(handler: IntentHandler<I>) =>
  handler as unknown as IntentHandler

/** Every handler, in the order in which they take their locks. */
export const handlers: readonly IntentHandler[] = [
  registered(cartIntents),
  registered(restockIntents),
  registered(quoteIntents),
  registered(proofIntents),
  registered(receiptIntents),
  registered(collectIntents),
  registered(thirdPartyIntents),
  registered(visitIntents),
  registered(claimIntents),
  registered(frameIntents),
  registered(exportIntents),
]

const byKind = new Map<IntentKind, IntentHandler>(
  handlers.flatMap((handler) => handler.kinds.map((kind) => [kind, handler] as const)),
)

/** Returns the handler of a kind. @throws Error for a kind without one: each must be registered */
export function handlerOf(kind: IntentKind): IntentHandler {
  const handler = byKind.get(kind)
  if (!handler) throw new Error(`No handler runs intents of kind ${kind}.`)
  return handler
}
