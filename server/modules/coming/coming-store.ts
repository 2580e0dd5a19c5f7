import type { Request } from '../../context.ts'

export interface ComingRow {
  id: string
  article_code: string
  sorg: string
  carts: { key: string; name: string; qty: number }[]
  orders: { order_no: string; qty: number; date: string | null; confirmed: boolean }[]
  lastDelivery: { no: string; date: string; qty: number } | null
  lastBought: { no: string; date: string; qty: number } | null
}

// A delivery names its order, not the line of it: what has left counts against all lines of the article together.
const comingSql = `
  WITH wanted AS (
    SELECT min(w.n) AS n, a.id, a.code, s.sorg FROM unnest($2::text[]) WITH ORDINALITY w(code, n)
    JOIN article a ON a.code = w.code AND a.active JOIN article_sorg s ON s.article_id = a.id AND s.sorg = ANY ($3::text[]) GROUP BY a.id, a.code, s.sorg),
  ordered AS (
    SELECT w.id, w.sorg, o.order_no, o.status, o.created_at, sum(l.qty)::int AS qty, coalesce(o.expected_date, o.requested_date) AS hoped, array_agg(l.line_no) AS lines
    FROM wanted w
    JOIN order_line l ON l.customer_id = $1 AND l.article_code = w.code
    JOIN sales_order o ON o.tenant_id = l.tenant_id AND o.order_no = l.order_no AND o.customer_id = $1 AND o.sorg = w.sorg AND o.status <> 'cancelled'
    GROUP BY w.id, w.sorg, o.order_no, o.status, o.created_at, hoped),
  sent AS (
    SELECT w.id, w.sorg, d.order_no, d.do_number, sum(d.qty)::int AS qty, v.delivery_date
    FROM wanted w
    JOIN delivery_line d ON d.customer_id = $1 AND d.article_code = w.code
    JOIN delivery v ON v.tenant_id = d.tenant_id AND v.do_number = d.do_number
    JOIN sales_order o ON o.tenant_id = d.tenant_id AND o.order_no = d.order_no AND o.sorg = w.sorg
    GROUP BY w.id, w.sorg, d.order_no, d.do_number, v.delivery_date),
  open AS (
    SELECT o.id, o.sorg, o.order_no, o.qty - coalesce((SELECT sum(s.qty) FROM sent s WHERE s.id = o.id AND s.sorg = o.sorg AND s.order_no = o.order_no), 0)::int AS qty,
      o.hoped, (SELECT min(c.date) FROM order_confirmation c WHERE c.customer_id = $1 AND c.order_no = o.order_no AND c.line_no = ANY (o.lines) AND c.date >= $4::date) AS confirmed
    FROM ordered o WHERE o.status IN ('placed', 'confirmed'))
  SELECT w.sorg || '/' || w.code AS id, w.code AS article_code, w.sorg,
    (SELECT coalesce(json_agg(json_build_object('key', c.key, 'name', c.name, 'qty', l.qty) ORDER BY c.id), '[]') FROM cart_line l JOIN cart c ON c.id = l.cart_id
     WHERE l.customer_id = $1 AND l.article_id = w.id AND l.sorg = w.sorg) AS carts,
    (SELECT coalesce(json_agg(json_build_object('order_no', o.order_no, 'qty', o.qty, 'date', coalesce(o.confirmed, o.hoped), 'confirmed', o.confirmed IS NOT NULL)
       ORDER BY coalesce(o.confirmed, o.hoped) NULLS LAST, o.order_no), '[]') FROM open o WHERE o.id = w.id AND o.sorg = w.sorg AND o.qty > 0) AS orders,
    (SELECT json_build_object('no', s.do_number, 'date', s.delivery_date, 'qty', sum(s.qty)::int) FROM sent s
     WHERE s.id = w.id AND s.sorg = w.sorg AND s.delivery_date IS NOT NULL AND s.delivery_date <= $4::date
     GROUP BY s.do_number, s.delivery_date ORDER BY s.delivery_date DESC, s.do_number DESC LIMIT 1) AS "lastDelivery",
    (SELECT json_build_object('no', o.order_no, 'date', (o.created_at AT TIME ZONE $5)::date, 'qty', o.qty) FROM ordered o
     WHERE o.id = w.id AND o.sorg = w.sorg ORDER BY o.created_at DESC LIMIT 1) AS "lastBought"
  FROM wanted w ORDER BY w.n, w.sorg`

/** What a customer has coming of some articles, in one statement; days in the tenant's zone. */
export const readComing = ({ tx, sorgs, today, tenant }: Request, customerId: number, codes: readonly string[]): Promise<ComingRow[]> =>
  tx.query<ComingRow>(comingSql, [customerId, codes, sorgs, today, tenant.timeZone])
