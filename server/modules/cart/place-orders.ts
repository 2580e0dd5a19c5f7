import { orderedAhead } from '#domain/article/stock-display.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { requestAdvance } from '../payments/order-request.ts'
import { markOrdered } from '../quotes/order-quote.ts'
import { notify } from '../notifications/notify.ts'
import { storeAttempt } from './attempt-store.ts'
import type { FormedOrder } from './checkout-types.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import type { DraftLine, DraftOrder } from './draft-orders.ts'
import { mailOrders } from './mail-orders.ts'
import { type lockStock, takeStock } from './stock-store.ts'

interface Placement {
  orders: DraftOrder[]
  stock: Awaited<ReturnType<typeof lockStock>>
  terms: DeliveryTerms
}

/** Writes one order for each sales organisation, takes the stock, empties the cart and queues the hand-over. @returns the order numbers */
export async function placeOrders(context: FormedOrder, placement: Placement): Promise<string[]> {
  const { request, customer, cart } = context
  const { tx, tenant, user, clock } = request
  const now = clock()
  const wanted = placement.orders.flatMap(({ sorg, lines }) =>
    lines.map(({ articleId, qty }) => ({ articleId, sorg, qty })),
  )
  const missing = await takeStock(tx, placement.stock, wanted, now)
  const orderNumbers: string[] = []
  for (const order of placement.orders)
    orderNumbers.push(await writeOrder(context, order, placement.terms, missing))
  await tx.query('DELETE FROM cart_line WHERE cart_id = $1', [cart.id])
  await tx.query(
    'UPDATE cart SET version = version + 1, generation = generation + 1 WHERE id = $1',
    [cart.id],
  )
  await storeAttempt(context, orderNumbers)
  await tx.query(
    'INSERT INTO order_handover (tenant_id, customer_id, order_no, created_at, request_id) SELECT $1, $2, unnest($3::text[]), $4, $5',
    [tenant.id, customer.id, orderNumbers, now, request.requestId],
  )
  for (const orderNo of orderNumbers)
    await enqueue(tx, 'handover', { tenantId: tenant.id, orderNo })
  for (const [n, { sorg, currency, total }] of placement.orders.entries()) {
    const { payment } = placement.terms.bySorg.get(sorg)!
    if (!payment.onCredit)
      await requestAdvance(request, {
        orderNo: orderNumbers[n]!,
        sorg,
        paymentId: payment.id,
        currency,
        total,
        customer,
      })
  }
  await audit(request, {
    action: 'order.placed',
    target: orderNumbers.join(','),
    after: {
      totals: placement.orders.map(({ sorg, currency, total }) => ({ sorg, currency, total })),
    },
  })
  await markOrdered(request, { customerId: customer.id, key: cart.key }, orderNumbers)
  await mailOrders(request, orderNumbers)
  await notify(tx, tenant, {
    kind: 'order-placed',
    customerId: customer.id,
    actor: user.id,
    orderNumbers,
  })
  return orderNumbers
}

async function writeOrder(
  { request: { tx, tenant, user, clock }, customer, form }: FormedOrder,
  { sorg, currency, lines, freight, benefit, total }: DraftOrder,
  terms: DeliveryTerms,
  missing: Map<string, number>,
) {
  const { rate, input, payment } = terms.bySorg.get(sorg)!
  const { code, name, address, postalCode, city, state, country, phone } = terms.shipTo
  const [row] = await tx.query<{ order_no: string }>(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, po_number, notes, requested_date, ship_to,
       shipment_type, shipment_description, shipment_amount, payment_id, payment_description, created_by, created_at, requested_to, order_type, freight_benefit, shipment_id, created_by_username)
     VALUES ($1, $2, 'W' || nextval('order_number'), $3, 'placed', $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) RETURNING order_no`,
    [
      tenant.id,
      customer.id,
      sorg,
      currency,
      total,
      form.custPoNo || null,
      form.notes || null,
      form.request_delivery_date || null,
      JSON.stringify({ code, name, address, postalCode, city, state, country, phone }),
      rate.type,
      input ? `${rate.description}: ${input}` : rate.description,
      freight,
      payment.id,
      payment.description,
      user.name,
      clock(),
      form.request_delivery_to || null,
      form.orderType ?? null,
      benefit,
      rate.id,
      user.username,
    ],
  )
  await tx.query(
    `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, back_order_qty, pre_order_qty, uom, price, promo_price, subtotal, note)
     SELECT $1, $2, $3, r.n, r.code, r.display, r.name, r.qty, r.back, r.ahead, r.uom, r.price, r.promo, r.subtotal, r.note
     FROM jsonb_to_recordset($4::jsonb) AS r(n int, code text, display text, name text, qty int, back int, ahead int, uom text, price numeric, promo numeric, subtotal numeric, note text)`,
    [
      tenant.id,
      customer.id,
      row!.order_no,
      JSON.stringify(
        lines.map((line, n) => ({
          ...line,
          n: n + 1,
          ...later(line, missing.get(`${line.articleId}/${sorg}`) ?? 0, tenant),
        })),
      ),
    ],
  )
  return row!.order_no
}

/** Returns the pieces ordered ahead of an arrival. */
const later = (
  { qty, arrivals }: DraftLine,
  back: number,
  { config }: RequestContext['tenant'],
) => ({
  back,
  ahead:
    orderedAhead(qty, { available: qty - back, nextArrival: arrivals }, config.preOrderDisplay)
      ?.pieces ?? 0,
})
