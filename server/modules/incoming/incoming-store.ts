import type { RequestContext } from '../../context.ts'

export interface IncomingRow {
  id: string
  article_code: string
  sorg: string
  carts: { key: string; name: string; qty: number }[]
  orders: { order_no: string; qty: number; date: string | null; confirmed: boolean }[]
  lastDelivery: { no: string; date: string; qty: number } | null
  lastBought: { no: string; date: string; qty: number } | null
}

// A delivery names its order, not the line of it: what has left counts against all lines of the article together. Everything
// is joined once and not looked up line by line: a cart asks for two thousand articles.
const comingSql = `
  WITH wanted AS (
    SELECT min(w.n) AS n, a.id, a.code, s.sorg FROM unnest($2::text[]) WITH ORDINALITY w(code, n)
    JOIN article a ON a.code = w.code AND a.active JOIN article_sorg s ON s.article_id = a.id AND s.sorg = ANY ($3::text[]) GROUP BY a.id, a.code, s.sorg),
  own AS MATERIALIZED (
    SELECT o.order_no, o.sorg, o.status, o.created_at, coalesce(o.expected_date, o.requested_date) AS hoped FROM sales_order o WHERE o.customer_id = $1 AND o.sorg = ANY ($3::text[])),
  bought_line AS MATERIALIZED (
    SELECT o.sorg, o.order_no, o.status, o.created_at, o.hoped, l.article_code AS code, sum(l.qty)::int AS qty, array_agg(l.line_no) AS lines
    FROM order_line l JOIN own o USING (order_no) WHERE l.customer_id = $1 AND l.article_code = ANY ($2::text[]) AND o.status <> 'cancelled' AND NOT l.cancelled
    GROUP BY o.sorg, o.order_no, o.status, o.created_at, o.hoped, l.article_code),
  sent_line AS MATERIALIZED (
    SELECT o.sorg, d.order_no, d.do_number, d.article_code AS code, v.delivery_date, sum(d.qty)::int AS qty
    FROM delivery_line d JOIN own o USING (order_no) JOIN delivery v ON v.tenant_id = d.tenant_id AND v.do_number = d.do_number
    WHERE d.customer_id = $1 AND d.article_code = ANY ($2::text[]) GROUP BY o.sorg, d.order_no, d.do_number, d.article_code, v.delivery_date),
  ordered AS (SELECT w.id, w.sorg, l.order_no, l.status, l.created_at, l.hoped, l.qty, l.lines FROM bought_line l JOIN wanted w USING (sorg, code)),
  sent AS (SELECT w.id, w.sorg, l.order_no, l.do_number, l.delivery_date, l.qty FROM sent_line l JOIN wanted w USING (sorg, code)),
  gone AS MATERIALIZED (SELECT id, sorg, order_no, sum(qty)::int AS qty FROM sent WHERE delivery_date <= $4::date GROUP BY id, sorg, order_no),
  open AS (
    SELECT o.id, o.sorg, o.order_no, o.qty - coalesce(g.qty, 0) AS qty, o.hoped,
      (SELECT min(c.date) FROM order_confirmation c WHERE c.customer_id = $1 AND c.order_no = o.order_no AND c.line_no = ANY (o.lines) AND c.qty > 0 AND c.date >= $4::date) AS confirmed
    FROM ordered o LEFT JOIN gone g USING (id, sorg, order_no) WHERE o.status IN ('placed', 'confirmed') AND o.qty > coalesce(g.qty, 0)),
  in_carts AS (
    SELECT w.id, w.sorg, json_agg(json_build_object('key', c.key, 'name', c.name, 'qty', l.qty) ORDER BY c.id) AS carts
    FROM wanted w JOIN cart_line l ON l.customer_id = $1 AND l.article_id = w.id AND l.sorg = w.sorg JOIN cart c ON c.id = l.cart_id AND ($6::text IS NULL OR c.key <> $6)
    GROUP BY w.id, w.sorg),
  on_order AS (
    SELECT id, sorg, json_agg(json_build_object('order_no', order_no, 'qty', qty, 'date', coalesce(confirmed, hoped), 'confirmed', confirmed IS NOT NULL)
      ORDER BY coalesce(confirmed, hoped) NULLS LAST, order_no) AS orders FROM open GROUP BY id, sorg),
  delivered AS (
    SELECT DISTINCT ON (id, sorg) id, sorg, json_build_object('no', do_number, 'date', delivery_date, 'qty', sum(qty)::int) AS past FROM sent
    WHERE delivery_date <= $4::date GROUP BY id, sorg, do_number, delivery_date ORDER BY id, sorg, delivery_date DESC, do_number DESC),
  bought AS (
    SELECT DISTINCT ON (id, sorg) id, sorg, json_build_object('no', order_no, 'date', (created_at AT TIME ZONE $5)::date, 'qty', qty) AS past FROM ordered
    ORDER BY id, sorg, created_at DESC)
  SELECT w.sorg || '/' || w.code AS id, w.code AS article_code, w.sorg, coalesce(i.carts, '[]') AS carts, coalesce(o.orders, '[]') AS orders,
    d.past AS "lastDelivery", b.past AS "lastBought"
  FROM wanted w LEFT JOIN in_carts i USING (id, sorg) LEFT JOIN on_order o USING (id, sorg) LEFT JOIN delivered d USING (id, sorg) LEFT JOIN bought b USING (id, sorg)
  WHERE $6::text IS NULL OR i.carts IS NOT NULL OR o.orders IS NOT NULL OR d.past IS NOT NULL OR b.past IS NOT NULL
  ORDER BY w.n, w.sorg`

/**
 * Reads what a customer has coming of some articles, in one statement; days in the tenant's zone.
 * @param exceptCart key of a cart to leave out, and with it articles that only it has; null: none
 */
export const readIncoming = (
  { tx, sorgs, today, tenant }: RequestContext,
  customerId: number,
  codes: readonly string[],
  exceptCart: string | null,
): Promise<IncomingRow[]> =>
  tx.query<IncomingRow>(comingSql, [customerId, codes, sorgs, today, tenant.timeZone, exceptCart])
