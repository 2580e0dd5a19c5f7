import { createHash } from 'node:crypto'
import { mayCheckout } from '#domain/account/session.ts'
import { CheckoutForm } from '#domain/ordering/checkout.ts'
import { type ActiveCustomer, customerOf, type RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { readOrders } from '../orders/order-store.ts'
import { openStream } from '../sync/stream-store.ts'
import { attemptOf, storeAttempt } from './attempt-store.ts'
import { lockCart } from './cart-store.ts'
import type { CheckoutArgs, OrderContext } from './checkout-types.ts'
import { compareWithSeen, type OrderOutcome, placeIfUnchanged } from './place-if-unchanged.ts'

/** Hashes a request without its attempt key: a key used for something else is a mistake, not a repeat. */
const requestHash = ({ attemptKey: _, ...rest }: CheckoutArgs) =>
  createHash('sha256').update(JSON.stringify(rest)).digest('hex')

/**
 * Places one of the chosen customer's carts, once for each attempt key.
 * Orders, stock, the emptied cart and the hand-over to the ERP are one transaction.
 * @throws NO_CUSTOMER, CUSTOMER_LOST
 */
export async function checkout(request: RequestContext, args: CheckoutArgs) {
  const outcome = await attempt(request, customerOf(request), args)
  const placed = 'orderNumbers' in outcome
  return {
    orders: placed ? await readOrders(request, outcome.orderNumbers) : [],
    differences:
      'differences' in outcome
        ? outcome.differences.map(({ article, ...rest }) => ({ ...rest, article_code: article }))
        : [],
    freightDifferences:
      'differences' in outcome
        ? outcome.freight.flatMap((one) => {
            const own = request.tenant.sorgs.find(({ sorg }) => sorg === one.sorg)
            return own ? [{ ...one, name: own.merchantName, currency: own.currency }] : []
          })
        : [],
    message: { status: placed, description: placed ? 'Order placed' : 'Nothing was ordered' },
    userErrors: 'userErrors' in outcome ? outcome.userErrors : [],
  }
}

async function attempt(
  request: RequestContext,
  customer: ActiveCustomer,
  args: CheckoutArgs,
): Promise<OrderOutcome> {
  if (!args.attemptKey || args.attemptKey.length > 80)
    return { userErrors: [userError('required', 'attemptKey')] }
  // Stream before cart, as the intents do: two requests of one device never wait for each other crosswise.
  const lastSeq = args.streamId ? (await openStream(request, args.streamId)).last : 0
  const cart = await lockCart(request.tx, request.tenant.id, customer.id, args.cart ?? '')
  const before = await attemptOf(request, args.attemptKey)
  const hash = requestHash(args)
  if (before && before.requestHash !== hash)
    return { userErrors: [userError('attempt_reused', 'attemptKey')] }
  if (before && before.orderNumbers.length > 0) return { orderNumbers: before.orderNumbers }
  if (!cart) return { userErrors: [userError('no_such_cart', 'cart')] }
  const form = check(CheckoutForm, args)
  const order = {
    request: { ...request, streamId: args.streamId },
    customer,
    cart,
    args,
    hash,
    form: form.ok ? form.value : null,
  }
  if (before) return refusedBefore(order)
  const outcome = await decide(order, lastSeq, form.ok ? [] : form.errors)
  if (!('orderNumbers' in outcome)) await storeAttempt(order, [])
  return outcome
}

/** A copy of a refused request: it is told again what differs, and nothing is placed even where nothing differs any more. */
async function refusedBefore(order: OrderContext): Promise<OrderOutcome> {
  const { differences, freight } = await compareWithSeen(order)
  return differences.length + freight.length > 0
    ? { differences, freight }
    : { userErrors: [userError('attempt_refused', 'attemptKey')] }
}

async function decide(
  order: OrderContext,
  lastSeq: number,
  formErrors: UserError[],
): Promise<OrderOutcome> {
  const { request, args, form } = order
  if (args.streamId && args.streamSeq !== lastSeq)
    return { userErrors: [userError('unsent_changes', 'streamSeq')] }
  if (!mayCheckout(request.tenant.config, request.user))
    return { userErrors: [userError('checkout_off')] }
  return form ? placeIfUnchanged({ ...order, form }) : { userErrors: formErrors }
}
