import { mayCheckout } from '#domain/account/session.ts'
import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import type { RequestContext } from '../../context.ts'
import { readOrders } from '../orders/order-store.ts'
import type { AcceptedIntent, Effect } from '../sync/intent-handler.ts'
import type { StoredCart } from './cart-store.ts'
import { type OrderOutcome, placeIfUnchanged } from './place-if-unchanged.ts'

/**
 * Places an order that was made offline, if its cart, prices, stock, freight, credit and terms still are as the buyer
 * saw them. Its key is the intent's own id, so an intent that ran under another stream is not placed again.
 * @param cart locked, with its lines; undefined: it was deleted
 * @returns `rejected` with `order_changed` or the code of a refusal; then nothing is written
 */
export async function orderFromIntent(
  request: RequestContext,
  { mutationId, customer, intent: { args } }: AcceptedIntent<OrderIntent>,
  cart: StoredCart | undefined,
): Promise<Effect> {
  const refuse = (reason: string): Effect => ({ status: 'rejected', reason })
  if (!mayCheckout(request.tenant.config, request.user)) return refuse('checkout_off')
  if (!cart) return refuse('no_such_cart')
  const { form, products, seenVersion } = args
  // The order belongs to the intent's customer, even if the session works for another one by now.
  const actor = { ...request, customer: { ...customer, isr: null } }
  const outcome = await placeIfUnchanged({
    request: actor,
    customer: actor.customer,
    cart,
    args: { ...form, attemptKey: mutationId, cartVersion: seenVersion, products },
    hash: mutationId,
    form,
    acceptLess: true,
  })
  if ('orderNumbers' in outcome) {
    const orders = await readOrders(actor, outcome.orderNumbers)
    return { status: 'applied', data: { orders: orders.map(placedOrder) } }
  }
  return refuse(reasonOf(outcome))
}

const reasonOf = (outcome: Exclude<OrderOutcome, { orderNumbers: string[] }>): string =>
  'differences' in outcome ? 'order_changed' : (outcome.userErrors[0]?.code ?? 'order_changed')

type StoredOrder = Awaited<ReturnType<typeof readOrders>>[number]

/** Returns the fields of an order that a device remembers. */
const placedOrder = ({
  order_no,
  order_status,
  sorg,
  merchant,
  currency,
  total_order,
  createdAt,
}: StoredOrder) => ({ order_no, order_status, sorg, merchant, currency, total_order, createdAt })
