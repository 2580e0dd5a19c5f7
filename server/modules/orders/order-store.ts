import type { RequestContext } from '../../context.ts'
import { firstPicture } from '../catalogue/product-shape.ts'

interface OrderRow {
  order_no: string
  erp_order_no: string | null
  sorg: string
  status: string
  currency: string
  total: string
  po_number: string | null
  quote_no: string | null
  notes: string | null
  requested_date: string | null
  requested_to: string | null
  order_type: string | null
  freight_benefit: string
  urls: (string | null)[]
  ship_to: {
    code: string
    name: string
    address: string
    postalCode?: string | null
    city: string | null
    country: string | null
    phone?: string | null
  } | null
  shipment_type: string | null
  shipment_description: string | null
  shipment_amount: string | null
  payment_id: string | null
  payment_description: string | null
  instruction: string | null
  created_by: string | null
  created_at: Date
  customer: string
  merchant: string | null
  lines: {
    id: string
    article_code: string
    article_code_display: string
    description: string
    order_qty: number
    back_order_qty: number
    pre_order_qty: number
    uom: string
    price: string
    promoprice: string | null
    subtotal: string
    note: string | null
    cancelled: boolean
    drawing: string | null
    /** SHA-256 of the first uploaded picture. */
    photo: string | null
    confirmations: { date: string; qty: number }[]
  }[]
}

const ordersSql = `
  SELECT o.*, c.name AS customer, so.merchant_name AS merchant, ARRAY[so.url1, so.url2, so.url3] AS urls, pm.instruction, l.lines
  FROM sales_order o JOIN customer c ON c.id = o.customer_id
  LEFT JOIN sales_organisation so ON so.tenant_id = o.tenant_id AND so.sorg = o.sorg
  LEFT JOIN payment_method pm ON pm.tenant_id = o.tenant_id AND pm.sorg = o.sorg AND pm.module = 'order' AND pm.id = o.payment_id
  LEFT JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('id', order_no || '/' || line_no, 'article_code', article_code, 'article_code_display', article_code_display,
      'description', description, 'order_qty', order_line.qty, 'back_order_qty', back_order_qty, 'pre_order_qty', pre_order_qty, 'uom', uom, 'price', price::text,
      'promoprice', promo_price::text, 'subtotal', subtotal::text, 'note', note, 'cancelled', cancelled, 'drawing', ar.picture, 'photo', ar.photo, 'confirmations', (SELECT coalesce(json_agg(json_build_object('date', date, 'qty', f.qty) ORDER BY date), '[]')
        FROM order_confirmation f WHERE f.tenant_id = order_line.tenant_id AND f.order_no = order_line.order_no AND f.line_no = order_line.line_no AND f.qty > 0)) ORDER BY line_no), '[]') AS lines
    FROM order_line LEFT JOIN LATERAL (SELECT a.picture, (SELECT f.sha256 FROM file_use u JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id
        WHERE u.tenant_id = a.tenant_id AND u.used_as = 'article-picture' AND u.owner = a.code AND f.state = 'ready' ORDER BY u.position, f.id LIMIT 1) AS photo
      FROM article a WHERE a.tenant_id = order_line.tenant_id AND a.code = order_line.article_code) ar ON true
    WHERE order_line.tenant_id = o.tenant_id AND order_line.order_no = o.order_no) l ON true`

/** Orders by their numbers, of customers this transaction may see. */
export const readOrders = async (request: RequestContext, orderNumbers: readonly string[]) =>
  (
    await request.tx.query<OrderRow>(
      `${ordersSql} WHERE o.order_no = ANY($1::text[]) ORDER BY o.order_no`,
      [orderNumbers],
    )
  ).map(orderOf)

/** The customer's latest orders. */
export const latestOrders = async (request: RequestContext, customerId: number, limit: number) =>
  (
    await request.tx.query<OrderRow>(
      `${ordersSql} WHERE o.customer_id = $1 ORDER BY o.created_at DESC, o.order_no DESC LIMIT $2`,
      [customerId, limit],
    )
  ).map(orderOf)

function orderOf(row: OrderRow) {
  return {
    order_no: row.order_no,
    sap_order_no: row.erp_order_no,
    order_status: row.status,
    sorg: row.sorg,
    merchant: row.merchant ?? row.sorg,
    currency: row.currency,
    total_order: row.total,
    custPoNo: row.po_number,
    quoteNo: row.quote_no,
    notes: row.notes,
    request_delivery_date: row.requested_date,
    request_delivery_to: row.requested_to,
    orderType: row.order_type,
    merchantUrls: row.urls.filter((url) => url !== null),
    createdBy: row.created_by,
    createdAt: new Date(row.created_at).toISOString(),
    customer: row.customer,
    shipTo: row.ship_to,
    details: row.lines.map(({ drawing, photo, ...line }) => ({
      ...line,
      picture: firstPicture(drawing, photo),
    })),
    orderShipment:
      row.shipment_type === null
        ? null
        : {
            type: row.shipment_type,
            description: row.shipment_description ?? '',
            amount: row.shipment_amount ?? '0',
            curr: row.currency,
            benefit: row.freight_benefit,
          },
    orderPayment:
      row.payment_id === null
        ? null
        : {
            id: row.payment_id,
            orderNo: row.order_no,
            description: row.payment_description ?? '',
            amount: row.total,
            currency: row.currency,
            instructions: row.instruction,
          },
  }
}
