import type { RequestContext } from '../../context.ts'

interface RecentOrderRow {
  order_no: string
  createdAt: Date
  status: string
  custPoNo: string | null
  currency: string
  total: string
  openPieces: number
}
interface ArrivalRow {
  id: string
  order_no: string
  article_code_display: string
  description: string
  qty: number
  date: string
  confirmed: boolean
}

// A delivery names its order and article, not the line: what has left counts against all lines of the article; what is packed has not left.
const openSql = `
  WITH own AS MATERIALIZED (
    SELECT tenant_id, order_no, coalesce(expected_date, requested_date) AS hoped FROM sales_order
    WHERE customer_id = $1 AND sorg = ANY ($2::text[]) AND status IN ('placed', 'confirmed')),
  gone AS (
    SELECT d.order_no, d.article_code, sum(d.qty)::int AS qty FROM delivery_line d JOIN own USING (order_no)
    JOIN delivery v ON v.tenant_id = d.tenant_id AND v.do_number = d.do_number AND v.delivery_date <= $3::date WHERE d.customer_id = $1 GROUP BY 1, 2),
  ordered AS (
    SELECT l.order_no, l.article_code, min(l.article_code_display) AS article_code_display, min(l.description) AS description, sum(l.qty)::int AS qty,
      array_agg(l.line_no) AS lines, o.hoped FROM order_line l JOIN own o USING (order_no) WHERE l.customer_id = $1 AND NOT l.cancelled GROUP BY l.order_no, l.article_code, o.hoped),
  open AS MATERIALIZED (
    SELECT o.order_no, o.article_code, o.article_code_display, o.description, o.qty - coalesce(g.qty, 0) AS qty, o.hoped,
      (SELECT min(c.date) FROM order_confirmation c WHERE c.customer_id = $1 AND c.order_no = o.order_no AND c.line_no = ANY (o.lines) AND c.qty > 0 AND c.date >= $3::date) AS confirmed
    FROM ordered o LEFT JOIN gone g USING (order_no, article_code) WHERE o.qty > coalesce(g.qty, 0))`

/** Reads what a customer has on order: counts, the latest orders and the next arrivals. */
export async function readBuying(
  { tx, sorgs, today }: RequestContext,
  customerId: number,
  limit: number,
) {
  const args = [customerId, sorgs, today]
  const [counts] = await tx.query<{ openOrders: number; arriving: number }>(
    `${openSql} SELECT count(DISTINCT order_no)::int AS "openOrders",
       coalesce(sum(qty) FILTER (WHERE coalesce(confirmed, hoped) >= $3::date), 0)::int AS arriving FROM open`,
    args,
  )
  const orders = await tx.query<RecentOrderRow>(
    `${openSql} SELECT s.order_no, s.created_at AS "createdAt", s.status, s.po_number AS "custPoNo", s.currency, s.total,
       coalesce((SELECT sum(qty)::int FROM open WHERE open.order_no = s.order_no), 0) AS "openPieces"
     FROM sales_order s WHERE s.customer_id = $1 AND s.sorg = ANY ($2::text[]) ORDER BY s.created_at DESC, s.order_no DESC LIMIT $4`,
    [...args, limit],
  )
  const arrivals = await tx.query<ArrivalRow>(
    `${openSql} SELECT order_no || '/' || article_code AS id, order_no, article_code_display, description, qty, coalesce(confirmed, hoped)::text AS date,
       confirmed IS NOT NULL AS confirmed FROM open WHERE coalesce(confirmed, hoped) >= $3::date
     ORDER BY coalesce(confirmed, hoped), order_no, article_code LIMIT $4`,
    [...args, limit],
  )
  return {
    ...counts!,
    orders: orders.map((order) => ({
      ...order,
      createdAt: new Date(order.createdAt).toISOString(),
    })),
    arrivals,
  }
}
