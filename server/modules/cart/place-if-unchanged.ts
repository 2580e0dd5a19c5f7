import {
  cartDifferences,
  freightDifferences,
  type CartDifference,
  type FreightDifference,
} from '#domain/cart/cart-difference.ts'
import { readyPieces } from '#domain/article/stock-display.ts'
import { freightAfter } from '#domain/ordering/freight.ts'
import { compare, type Decimal } from '#domain/ordering/money.ts'
import { unitPrice } from '#domain/ordering/price.ts'
import type { RequestContext } from '../../context.ts'
import { userError, type UserError } from '../../failure.ts'
import { problemOf } from './cart-answer.ts'
import type { CheckoutArgs, FormedOrder, OrderableLine, OrderContext } from './checkout-types.ts'
import { deliveryTerms, type DeliveryTerms } from './delivery-terms.ts'
import { draftOrders, type DraftOrder } from './draft-orders.ts'
import { freightOf } from './freight.ts'
import { orderableLines } from './lines/orderable-lines.ts'
import { placeOrders } from './place-orders.ts'
import { lockStock } from './stock-store.ts'
import { creditRefusal, type CreditRefusal } from '#domain/ordering/credit-check.ts'
import { creditAfter } from '#domain/ordering/credit-effect.ts'
import { creditRecords } from '../credit/credit-records.ts'

/** Outcome of an order: its numbers, or the reasons why nothing was placed. */
export type OrderOutcome =
  | { orderNumbers: string[] }
  | { differences: CartDifference[]; freight: FreightDifference[] }
  | { userErrors: UserError[] }

/**
 * Builds the order as it would be placed now, and its differences from the request. Without lines, or with a form that
 * names no delivery, there are no terms and no freight to compare.
 */
export async function compareWithSeen(order: OrderContext) {
  const { request, cart, args, form } = order
  // Locked before the articles are read: what was left a moment ago may be sold.
  const stock = await lockStock(request.tx, [cart.id])
  const lines = await orderableLines(request, order.customer.id, cart)
  const differences = differencesOf(request, lines, args)
  const sorgs = [...new Set(lines.map(({ line }) => line.sorg))]
  const found =
    form && lines.length > 0 ? await deliveryTerms({ ...order, form }, sorgs, lines) : null
  const compared = { stock, lines, differences }
  if (!found || 'userErrors' in found)
    return {
      ...compared,
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
    ...compared,
    terms: found,
    refused: null,
    freight: freightDifferences(args.shipments, freightNow(found, off)).filter(
      ({ oldFreight, newFreight }) => !order.acceptLess || compare(newFreight, oldFreight) > 0,
    ),
    off,
  }
}

/** Places the order of a locked cart if it is still as the buyer saw it; otherwise nothing is written. */
export async function placeIfUnchanged(order: FormedOrder): Promise<OrderOutcome> {
  const blocked = await customerBlock(order)
  if (blocked) return { userErrors: [userError(blocked)] }
  const { stock, lines, differences, terms, refused, freight, off } = await compareWithSeen(order)
  if (differences.length + freight.length > 0) return { differences, freight }
  if (lines.length === 0) return { userErrors: [userError('cart_empty', 'products')] }
  if (!terms) return { userErrors: refused ?? [] }
  const orders = draftOrders(order.request, lines, terms, off)
  const refusal = await creditForOrder(order, orders, terms)
  if (refusal) return { userErrors: [userError(refusal)] }
  return { orderNumbers: await placeOrders(order, { orders, stock, terms }) }
}

/** Why the customer may not order at all, with the reason where the host tells it; null: they may. */
async function customerBlock({ request, customer }: OrderContext): Promise<string | null> {
  const [row] = await request.tx.query<{ reason_blocked: string | null }>(
    'SELECT reason_blocked FROM customer WHERE id = $1',
    [customer.id],
  )
  if (!row?.reason_blocked) return null
  return request.tenant.config.creditStatusBlockedReason
    ? `customer_${row.reason_blocked}`
    : 'customer_blocked'
}

/** Returns the freight of each sales organisation. */
const freightNow = ({ bySorg }: DeliveryTerms, off: ReadonlyMap<string, Decimal>) =>
  [...bySorg].map(([sorg, { rate }]) => ({
    sorg,
    freight: freightAfter(rate.rate, off.get(sorg) ?? '0').freight,
  }))

function differencesOf(request: RequestContext, lines: OrderableLine[], args: CheckoutArgs) {
  const seen = args.products.map(({ article_code: article, ...line }) => ({ ...line, article }))
  const now = lines.map(({ line, product, held }) => ({
    sorg: line.sorg,
    article: line.article,
    qty: line.qty,
    note: line.note ?? null,
    name: product.name,
    ready: readyPieces(line.qty, product.stocks),
    price:
      held ??
      (product.price.dealer &&
        unitPrice(
          product.price.dealer,
          product.price.discount.flatMap(({ detail }) => detail),
          line.qty,
        )),
    problem: problemOf(request, product, line.qty, 'checkout'),
  }))
  return cartDifferences(seen, now)
}

/**
 * Why a customer's credit does not carry these orders; null: it does, or what they are paid with needs none. The carts of
 * the customer are locked: two orders at once never count on the same balance.
 */
async function creditForOrder(
  { request, customer }: OrderContext,
  orders: readonly DraftOrder[],
  terms: DeliveryTerms,
): Promise<CreditRefusal | null> {
  const { config } = request.tenant
  const onCredit = orders.filter(({ sorg }) => terms.bySorg.get(sorg)!.payment.onCredit)
  if (!config.creditCheck || onCredit.length === 0) return null
  const { records, companyOf } = await creditRecords(request, customer.id)
  return creditRefusal(creditAfter(records, onCredit, companyOf), config)
}
