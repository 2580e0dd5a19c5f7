import { createHash } from 'node:crypto'
import { lineKey } from '#domain/cart/cart.ts'
import {
  cartDifferences,
  type CartDifference,
  freightDifferences,
  type FreightDifference,
} from '#domain/cart/cart-difference.ts'
import { CheckoutForm } from '#domain/ordering/checkout.ts'
import { freightAfter } from '#domain/ordering/freight.ts'
import type { Decimal } from '#domain/ordering/money.ts'
import { unitPrice } from '#domain/ordering/price.ts'
import { type ActiveCustomer, customerOf, type RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { readOrders } from '../orders/order-store.ts'
import { attemptOf, storeAttempt } from './attempt-store.ts'
import { problemOf } from './cart-answer.ts'
import { cartArticles } from './cart-articles.ts'
import { lockCart } from './cart-store.ts'
import type { CheckoutArgs, FormedOrder, OrderableLine, OrderContext } from './checkout-types.ts'
import { creditForOrder } from './credit-for-order.ts'
import { type DeliveryTerms, deliveryTerms } from './delivery-terms.ts'
import { draftOrders } from './draft-orders.ts'
import { freightOf } from './freight.ts'
import { placeOrders } from './place-orders.ts'
import { lockStock } from './stock-store.ts'
import { lockStream } from '../sync/stream-store.ts'

type Outcome =
  | { orderNumbers: string[] }
  | { differences: CartDifference[]; freight: FreightDifference[] }
  | { userErrors: UserError[] }

/** The same request has the same hash, whatever its attempt: a key used for something else is a mistake, not a repeat. */
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
): Promise<Outcome> {
  if (!args.attemptKey || args.attemptKey.length > 80)
    return { userErrors: [userError('required', 'attemptKey')] }
  // Stream before cart, as the intents do: two requests of one device never wait for each other crosswise.
  const lastSeq = args.streamId ? await lockStream(request, args.streamId) : 0
  const cart = await lockCart(request.tx, request.tenant.id, customer.id, args.cart ?? '')
  const before = await attemptOf(request, args.attemptKey)
  const hash = requestHash(args)
  if (before && before.requestHash !== hash)
    return { userErrors: [userError('attempt_reused', 'attemptKey')] }
  if (before && before.orderNumbers.length > 0) return { orderNumbers: before.orderNumbers }
  if (!cart) return { userErrors: [userError('no_such_cart', 'cart')] }
  const form = check(CheckoutForm, args)
  const order = { request, customer, cart, args, hash, form: form.ok ? form.value : null }
  if (before) return refusedBefore(order)
  const outcome = await decide(order, lastSeq, form.ok ? [] : form.errors)
  if (!('orderNumbers' in outcome)) await storeAttempt(order, [])
  return outcome
}

/** A copy of a refused request: it is told again what differs, and nothing is placed even where nothing differs any more. */
async function refusedBefore(order: OrderContext): Promise<Outcome> {
  const { differences, freight } = await standing(order)
  return differences.length + freight.length > 0
    ? { differences, freight }
    : { userErrors: [userError('attempt_refused', 'attemptKey')] }
}

async function decide(
  order: OrderContext,
  lastSeq: number,
  formErrors: UserError[],
): Promise<Outcome> {
  const { request, args, form } = order
  if (args.streamId && args.streamSeq !== lastSeq)
    return { userErrors: [userError('unsent_changes', 'streamSeq')] }
  if (!request.tenant.config.canCheckout) return { userErrors: [userError('checkout_off')] }
  return form ? placeIfUnchanged({ ...order, form }) : { userErrors: formErrors }
}

async function linesOf({ request, customer, cart }: OrderContext): Promise<OrderableLine[]> {
  const articles = await cartArticles(request, cart.state.lines, customer.id)
  return cart.state.lines.flatMap((line) =>
    articles.has(lineKey(line)) ? [{ line, product: articles.get(lineKey(line))! }] : [],
  )
}

/**
 * Builds the order as it would be placed now, and its differences from the request. Without lines, or with a form that
 * names no delivery, there are no terms and no freight to compare.
 */
async function standing(order: OrderContext) {
  const { request, cart, args, form } = order
  // Locked before the articles are read: what was left a moment ago may be sold.
  const stock = await lockStock(request.tx, cart.id)
  const lines = await linesOf(order)
  const differences = differencesOf(request, lines, args)
  const sorgs = [...new Set(lines.map(({ line }) => line.sorg))]
  const found = form && lines.length > 0 ? await deliveryTerms({ ...order, form }, sorgs) : null
  const told = { stock, lines, differences }
  if (!found || 'userErrors' in found)
    return {
      ...told,
      terms: null,
      refused: found?.userErrors ?? null,
      freight: [],
      off: new Map<string, Decimal>(),
    }
  const lying = lines.map(({ line: { sorg, qty }, product }) => ({
    sorg,
    qty,
    areas: stock.filter((row) => row.article_id === product.articleId && row.sorg === sorg),
  }))
  const off = new Map(
    (await freightOf(request, lying)).map((freight) => [freight.sorg, freight.off]),
  )
  return {
    ...told,
    terms: found,
    refused: null,
    freight: freightDifferences(args.shipments, freightNow(found, off)),
    off,
  }
}

async function placeIfUnchanged(order: FormedOrder): Promise<Outcome> {
  const { stock, lines, differences, terms, refused, freight, off } = await standing(order)
  if (differences.length + freight.length > 0) return { differences, freight }
  if (lines.length === 0) return { userErrors: [userError('cart_empty', 'products')] }
  if (!terms) return { userErrors: refused ?? [] }
  const orders = draftOrders(order.request, lines, terms, off)
  const refusal = await creditForOrder(order, orders, terms)
  if (refusal) return { userErrors: [userError(refusal)] }
  return { orderNumbers: await placeOrders(order, { orders, stock, terms }) }
}

/** Returns the freight of each sales organisation. */
const freightNow = ({ bySorg }: DeliveryTerms, off: ReadonlyMap<string, Decimal>) =>
  [...bySorg].map(([sorg, { rate }]) => ({
    sorg,
    freight: freightAfter(rate.rate, off.get(sorg) ?? '0').freight,
  }))

function differencesOf(request: RequestContext, lines: OrderableLine[], args: CheckoutArgs) {
  const seen = args.products.map(({ article_code: article, ...line }) => ({ ...line, article }))
  const now = lines.map(({ line, product }) => ({
    sorg: line.sorg,
    article: line.article,
    qty: line.qty,
    note: line.note ?? null,
    name: product.name,
    price:
      product.price.dealer &&
      unitPrice(
        product.price.dealer,
        product.price.discount.flatMap(({ detail }) => detail),
        line.qty,
      ),
    problem: problemOf(request, product, line.qty, 'checkout'),
  }))
  return cartDifferences(seen, now)
}
