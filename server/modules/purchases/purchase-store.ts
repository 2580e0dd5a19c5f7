import type { RequestContext } from '../../context.ts'
import { page as readPage } from '../../db/page.ts'

export interface PurchaseRow {
  model: string
  sorg: string
  orders: number
  pieces: number
  /** Day in the tenant's zone. */
  last: string
  /** Articles still sold, the most bought first. */
  ids: number[]
}

export type PurchaseOrder = 'frequent' | 'latest'
const orderings: Record<PurchaseOrder, string> = {
  frequent: 'orders DESC, pieces DESC, last_at DESC, model, sorg',
  latest: 'last_at DESC, orders DESC, model, sorg',
}

const purchasesSql = `
  WITH line AS (
    SELECT a.model, o.sorg, a.id, o.order_no, l.qty, o.created_at
    FROM sales_order o
    JOIN order_line l ON l.tenant_id = o.tenant_id AND l.order_no = o.order_no
    JOIN article a ON a.tenant_id = o.tenant_id AND a.code = l.article_code AND a.active
    JOIN article_sorg s ON s.article_id = a.id AND s.sorg = o.sorg
    WHERE o.customer_id = $1 AND o.sorg = ANY($2::text[]) AND o.status <> 'cancelled' AND NOT l.cancelled
      AND ($3::text IS NULL OR a.category = $3) AND ($4::date IS NULL OR o.created_at >= $4::date)),
  piece AS (SELECT model, sorg, id, sum(qty) AS pieces FROM line GROUP BY model, sorg, id),
  bought AS (
    SELECT model, sorg, count(DISTINCT order_no)::int AS orders, sum(qty)::int AS pieces, max(created_at) AS last_at FROM line GROUP BY model, sorg)
  SELECT b.model, b.sorg, b.orders, b.pieces, b.last_at, (b.last_at AT TIME ZONE $5)::date::text AS last,
    (SELECT array_agg(p.id ORDER BY p.pieces DESC, p.id) FROM piece p WHERE p.model = b.model AND p.sorg = b.sorg) AS ids
  FROM bought b`

/**
 * Reads what a customer bought, one row a model.
 * @param since first day that counts; null: all time
 */
export const readPurchases = (
  { tx, sorgs, tenant }: RequestContext,
  customerId: number,
  {
    order,
    category,
    since,
    page,
    limit,
  }: {
    order: PurchaseOrder
    category: string | null
    since: string | null
    page: number | null | undefined
    limit: number | null | undefined
  },
) =>
  readPage<PurchaseRow>(tx, {
    sql: purchasesSql,
    args: [customerId, sorgs, category, since, tenant.timeZone],
    orderBy: orderings[order],
    page,
    limit,
    size: 12,
    once: true,
  })

export interface PastOrder {
  order_no: string
  sorg: string
  currency: string
  total: string
  po_number: string | null
  created_at: Date
  lines: {
    line_no: number
    article_code: string
    article_code_display: string
    description: string
    qty: number
    uom: string
    price: string
  }[]
}

/**
 * Reads one of a customer's orders with its lines, at the price charged per piece; undefined for an unknown number.
 */
export const readPastOrder = async (
  { tx }: RequestContext,
  customerId: number,
  orderNo: string,
): Promise<PastOrder | undefined> =>
  (
    await tx.query<PastOrder>(
      `
    SELECT o.order_no, o.sorg, o.currency, o.total, o.po_number, o.created_at,
      (SELECT coalesce(json_agg(json_build_object('line_no', l.line_no, 'article_code', l.article_code, 'article_code_display', l.article_code_display,
        'description', l.description, 'qty', l.qty, 'uom', l.uom, 'price', coalesce(l.promo_price, l.price)::text) ORDER BY l.line_no), '[]')
       FROM order_line l WHERE l.tenant_id = o.tenant_id AND l.order_no = o.order_no AND NOT l.cancelled) AS lines
    FROM sales_order o WHERE o.customer_id = $1 AND o.order_no = $2`,
      [customerId, orderNo],
    )
  )[0]
