import * as v from 'valibot'
import type { Tx } from '../db/database.ts'

const money = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))
const count = v.pipe(v.number(), v.integer())
const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)

/** An order as the ERP gets it (docs/handover.md). Money as decimal text in `currency`, days in the tenant's zone, moments in UTC. */
export const OrderDocument = v.object({
  version: v.literal(1),
  tenant: v.string(),
  order_no: v.string(),
  sorg: v.string(),
  created_at: v.string(),
  created_by: orNull(v.string()),
  created_by_username: orNull(v.string()),
  customer: v.object({ r3: v.string(), isr: orNull(v.string()), name: v.string() }),
  ship_to: orNull(
    v.object({
      code: v.string(),
      name: v.string(),
      address: v.string(),
      postal_code: orNull(v.string()),
      city: orNull(v.string()),
      state: orNull(v.string()),
      country: orNull(v.string()),
      phone: orNull(v.string()),
    }),
  ),
  po_number: orNull(v.string()),
  notes: orNull(v.string()),
  requested_date: orNull(v.string()),
  requested_to: orNull(v.string()),
  order_type: orNull(v.string()),
  currency: v.string(),
  total: money,
  shipment: orNull(
    v.object({
      id: orNull(v.string()),
      type: v.string(),
      description: orNull(v.string()),
      amount: orNull(money),
      benefit: money,
    }),
  ),
  payment: orNull(v.object({ id: v.string(), description: orNull(v.string()) })),
  lines: v.array(
    v.object({
      line_no: count,
      article_code: v.string(),
      description: v.string(),
      qty: count,
      back_order_qty: count,
      pre_order_qty: count,
      uom: v.string(),
      price: money,
      net_price: money,
      subtotal: money,
      note: orNull(v.string()),
    }),
  ),
})
export type OrderDocument = v.InferOutput<typeof OrderDocument>

const papersSql = `
  SELECT o.order_no, json_build_object('version', 1, 'tenant', o.tenant_id, 'order_no', o.order_no, 'sorg', o.sorg,
    'created_at', to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'created_by', o.created_by, 'created_by_username', o.created_by_username,
    'customer', json_build_object('r3', c.r3, 'isr', c.isr, 'name', c.name), 'ship_to', CASE WHEN o.ship_to IS NOT NULL THEN json_build_object('code', o.ship_to->>'code', 'name', o.ship_to->>'name', 'address', o.ship_to->>'address',
      'postal_code', o.ship_to->>'postalCode', 'city', o.ship_to->>'city', 'state', o.ship_to->>'state', 'country', o.ship_to->>'country', 'phone', o.ship_to->>'phone') END, 'po_number', o.po_number, 'notes', o.notes,
    'requested_date', o.requested_date, 'requested_to', o.requested_to, 'order_type', o.order_type, 'currency', o.currency, 'total', o.total::text,
    'shipment', CASE WHEN o.shipment_type IS NULL THEN NULL ELSE json_build_object('id', o.shipment_id, 'type', o.shipment_type, 'description', o.shipment_description, 'amount', o.shipment_amount::text, 'benefit', o.freight_benefit::text) END,
    'payment', CASE WHEN o.payment_id IS NULL THEN NULL ELSE json_build_object('id', o.payment_id, 'description', o.payment_description) END,
    'lines', coalesce((SELECT json_agg(json_build_object('line_no', l.line_no, 'article_code', l.article_code, 'description', l.description, 'qty', l.qty,
        'back_order_qty', l.back_order_qty, 'pre_order_qty', l.pre_order_qty, 'uom', l.uom, 'price', l.price::text, 'net_price', coalesce(l.promo_price, l.price)::text,
        'subtotal', l.subtotal::text, 'note', l.note) ORDER BY l.line_no)
      FROM order_line l WHERE l.tenant_id = o.tenant_id AND l.order_no = o.order_no), '[]')) AS paper
  FROM sales_order o JOIN customer c ON c.id = o.customer_id WHERE o.order_no = ANY ($1)`

/** Reads what is handed over of orders, by their numbers. */
export async function orderDocuments(
  tx: Tx,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, OrderDocument>> {
  const rows = await tx.query<{ order_no: string; paper: OrderDocument }>(papersSql, [orderNos])
  return new Map(rows.map(({ order_no, paper }) => [order_no, paper]))
}

/** Reads what is handed over of an order; undefined: there is none of this number. */
export const orderDocument = async (tx: Tx, orderNo: string): Promise<OrderDocument | undefined> =>
  (await orderDocuments(tx, [orderNo])).get(orderNo)
