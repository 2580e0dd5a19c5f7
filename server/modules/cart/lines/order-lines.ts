import { randomUUID } from 'node:crypto'
import { lineKey } from '#domain/cart/cart.ts'
import { mayCheckout } from '#domain/account/session.ts'
import { CheckoutForm } from '#domain/ordering/checkout.ts'
import type { Decimal } from '#domain/ordering/money.ts'
import { customerOf, type RequestContext } from '../../../context.ts'
import { check, userError } from '../../../failure.ts'
import { shipmentRates, shipTos } from '../../orders/terms-store.ts'
import { offeredMethods } from '../../payments/payment-methods.ts'
import { lockCarts, type StoredCart } from '../cart-store.ts'
import { type OrderOutcome, placeIfUnchanged } from '../place-if-unchanged.ts'

/** A line to order at once. `price`: what its sender counts on for one piece; missing: today's. */
export interface LineToOrder {
  articleId: number
  article: string
  sorg: string
  qty: number
  note?: string | undefined
  price?: Decimal | undefined
}

/** Terms that a program may name; those it leaves out are what the checkout offers first. */
export interface OrderTerms {
  shipTo?: string | undefined
  payment?: string | undefined
  shipments?: readonly { sorg: string; id: string; input?: string | undefined }[] | undefined
  poNumber?: string | undefined
  notes?: string | undefined
  requestedDate?: string | undefined
  requestedTo?: string | undefined
}

/**
 * Orders lines that come without a cart by the rules of the checkout. They stand in a cart of their own that only this
 * transaction sees; the customer's carts are locked, so that two orders never count on the same credit.
 * When it is refused the caller must roll back.
 */
export async function orderLines(
  request: RequestContext,
  lines: readonly LineToOrder[],
  terms: OrderTerms,
): Promise<OrderOutcome> {
  const { tx, tenant } = request
  if (!mayCheckout(tenant.config, request.user)) return { userErrors: [userError('checkout_off')] }
  const customer = customerOf(request)
  const form = check(CheckoutForm, await formOf(request, lines, terms))
  if (!form.ok) return { userErrors: form.errors }
  await lockCarts(tx, tenant.id, new Map([[customer.id, []]]))
  const cart = await openCart(request, lines)
  const key = randomUUID()
  const outcome = await placeIfUnchanged({
    request,
    customer,
    cart,
    args: {
      ...form.value,
      attemptKey: key,
      cartVersion: cart.state.version,
      products: lines.map(({ article, sorg, qty, note, price }) => ({
        article_code: article,
        sorg,
        qty,
        ...(note && { note }),
        ...(price !== undefined && { price }),
      })),
    },
    hash: key,
    form: form.value,
  })
  if ('orderNumbers' in outcome) await tx.query('DELETE FROM cart WHERE id = $1', [cart.id])
  return outcome
}

/** Fields of the checkout, with the first choice of those that are left out. */
async function formOf(
  request: RequestContext,
  lines: readonly LineToOrder[],
  terms: OrderTerms,
): Promise<Record<string, unknown>> {
  const sorgs = [...new Set(lines.map(({ sorg }) => sorg))]
  const chosen = new Map(terms.shipments?.map((shipment) => [shipment.sorg, shipment]))
  const rates = await shipmentRates(request.tx, sorgs, customerOf(request).id)
  const shipments = sorgs.flatMap((sorg) => {
    const rate = rates.find((row) => row.sorg === sorg && !row.input)
    return chosen.get(sorg) ?? (rate ? [{ sorg, id: rate.id }] : [])
  })
  return {
    shipto: terms.shipTo ?? (await shipTos(request.tx, customerOf(request).id))[0]?.code ?? '',
    paymentId: terms.payment ?? (await commonPayment(request, sorgs)),
    shipments,
    custPoNo: terms.poNumber,
    notes: terms.notes,
    request_delivery_date: terms.requestedDate,
    request_delivery_to: terms.requestedTo,
  }
}

/** The first way to pay on account that all of the sales organisations offer; empty: there is none. */
async function commonPayment(request: RequestContext, sorgs: readonly string[]): Promise<string> {
  const offered = []
  for (const sorg of sorgs)
    offered.push(await offeredMethods(request, sorg, 'order', customerOf(request).id))
  const [first = [], ...others] = offered
  const common = first.filter(
    ({ id, onCredit }) => onCredit && others.every((rows) => rows.some((row) => row.id === id)),
  )
  return common[0]?.id ?? ''
}

async function openCart(
  { tx, tenant, user, customer }: RequestContext,
  lines: readonly LineToOrder[],
): Promise<StoredCart> {
  const key = randomUUID()
  const [row] = await tx.query<{ id: number; generation: number; version: number }>(
    `INSERT INTO cart (tenant_id, customer_id, key, name) VALUES ($1, $2, $3, '') RETURNING id, generation, version`,
    [tenant.id, customer!.id, key],
  )
  const { id, generation, version } = row!
  await tx.query(
    `INSERT INTO cart_line (tenant_id, customer_id, cart_id, article_id, sorg, qty, version, changed_by, note)
     SELECT $1, $2, $3, l.article, l.sorg, l.qty, 1, $4, l.note FROM unnest($5::int[], $6::text[], $7::int[], $8::text[]) l(article, sorg, qty, note)`,
    [
      tenant.id,
      customer!.id,
      id,
      user.id,
      lines.map(({ articleId }) => articleId),
      lines.map(({ sorg }) => sorg),
      lines.map(({ qty }) => qty),
      lines.map(({ note }) => note ?? null),
    ],
  )
  return {
    id,
    key,
    name: '',
    generation,
    customerId: customer!.id,
    state: {
      version,
      lines: lines.map(({ sorg, article, qty, note }) => ({
        sorg,
        article,
        qty,
        version: 1,
        changedBy: String(user.id),
        ...(note && { note }),
      })),
    },
  }
}

/** Joins lines of one article: their quantities together, their notes behind each other, the first price that was told. */
export function joinLines(lines: readonly LineToOrder[]): LineToOrder[] {
  const joined = new Map<string, LineToOrder>()
  for (const line of lines) {
    const before = joined.get(lineKey(line))
    const note = [before?.note, line.note].filter(Boolean).join(', ')
    joined.set(lineKey(line), {
      ...line,
      qty: (before?.qty ?? 0) + line.qty,
      price: before?.price ?? line.price,
      ...(note && { note }),
    })
  }
  return [...joined.values()]
}
