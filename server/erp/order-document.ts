import type { Tx } from '../db/database.ts'

/** An order as the ERP gets it (docs/handover.md). Money as decimal text in `currency`, days in the tenant's zone, moments in UTC. */
export interface OrderDocument {
  version: 1
  tenant: string
  order_no: string
  sorg: string
  created_at: string
  created_by: string | null
  customer: { r3: string; isr: string | null; name: string }
  ship_to: {
    code: string
    name: string
    address: string
    postal_code: string | null
    city: string | null
    country: string | null
    phone: string | null
  } | null
  po_number: string | null
  notes: string | null
  requested_date: string | null
  requested_to: string | null
  order_type: string | null
  currency: string
  total: string
  shipment: {
    type: string
    description: string | null
    amount: string | null
    benefit: string
  } | null
  payment: { id: string; description: string | null } | null
  lines: {
    line_no: number
    article_code: string
    description: string
    qty: number
    back_order_qty: number
    pre_order_qty: number
    uom: string
    price: string
    net_price: string
    subtotal: string
    note: string | null
  }[]
}

const paperSql = `
  SELECT json_build_object('version', 1, 'tenant', o.tenant_id, 'order_no', o.order_no, 'sorg', o.sorg,
    'created_at', to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'created_by', o.created_by,
    'customer', json_build_object('r3', c.r3, 'isr', c.isr, 'name', c.name), 'ship_to', CASE WHEN o.ship_to IS NOT NULL THEN json_build_object('code', o.ship_to->>'code', 'name', o.ship_to->>'name', 'address', o.ship_to->>'address',
      'postal_code', o.ship_to->>'postalCode', 'city', o.ship_to->>'city', 'country', o.ship_to->>'country', 'phone', o.ship_to->>'phone') END, 'po_number', o.po_number, 'notes', o.notes,
    'requested_date', o.requested_date, 'requested_to', o.requested_to, 'order_type', o.order_type, 'currency', o.currency, 'total', o.total::text,
    'shipment', CASE WHEN o.shipment_type IS NULL THEN NULL ELSE json_build_object('type', o.shipment_type, 'description', o.shipment_description, 'amount', o.shipment_amount::text, 'benefit', o.freight_benefit::text) END,
    'payment', CASE WHEN o.payment_id IS NULL THEN NULL ELSE json_build_object('id', o.payment_id, 'description', o.payment_description) END,
    'lines', (SELECT json_agg(json_build_object('line_no', l.line_no, 'article_code', l.article_code, 'description', l.description, 'qty', l.qty,
        'back_order_qty', l.back_order_qty, 'pre_order_qty', l.pre_order_qty, 'uom', l.uom, 'price', l.price::text, 'net_price', coalesce(l.promo_price, l.price)::text,
        'subtotal', l.subtotal::text, 'note', l.note) ORDER BY l.line_no)
      FROM order_line l WHERE l.tenant_id = o.tenant_id AND l.order_no = o.order_no)) AS paper
  FROM sales_order o JOIN customer c ON c.id = o.customer_id WHERE o.order_no = $1`

/** Reads what is handed over of an order; undefined: there is none of this number. */
export async function orderDocument(tx: Tx, orderNo: string): Promise<OrderDocument | undefined> {
  const [row] = await tx.query<{ paper: OrderDocument }>(paperSql, [orderNo])
  return row?.paper
}
