import { confirmedBy } from '#domain/cart/confirmed.ts'
import type { Day } from '#domain/time/day.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type { OfficeOrderPayment, OfficeOrderStatus } from '../../resolver-types.gen.ts'

/** An order as the office's list shows it. */
export interface OfficeOrderRow {
  order_no: string
  sap_order_no: string | null
  order_status: OfficeOrderStatus
  custCode: string
  custName: string
  custPoNo: string | null
  sorg: string
  currency: string
  total_order: string
  payment: string | null
  paymentState: OfficeOrderPayment | null
  request_delivery_date: Day | null
  createdBy: string | null
  createdAt: Date
}

/** State of the latest payment of an order `o`; whose turn it is follows the rule `phaseOf` of #domain/payments. */
const latestPayment = `SELECT CASE r.status WHEN 'completed' THEN 'complete' WHEN 'failed' THEN 'failed' WHEN 'voided' THEN 'void' WHEN 'uploaded' THEN 'processing'
      ELSE CASE WHEN r.gateway_state = 'starting' OR (r.gateway_state = 'running' AND r.redirect_url IS NULL AND r.kind <> 'VIRTUAL_ACCOUNT') THEN 'processing' ELSE 'pending' END END AS state
    FROM payment_request r WHERE r.tenant_id = o.tenant_id AND r.order_no = o.order_no ORDER BY r.created_at DESC, r.number DESC LIMIT 1`

const ordersSql = `
  SELECT o.order_no, o.erp_order_no AS sap_order_no, o.status AS order_status, c.r3 AS "custCode", c.name AS "custName", o.po_number AS "custPoNo", o.sorg, o.currency,
    o.total AS total_order, o.payment_description AS payment, p.state AS "paymentState", o.requested_date AS request_delivery_date, o.created_by AS "createdBy", o.created_at AS "createdAt"
  FROM sales_order o JOIN customer c ON c.id = o.customer_id LEFT JOIN LATERAL (${latestPayment}) p ON true`

interface Asked {
  search?: string | null
  status?: OfficeOrderStatus | null
  payment?: OfficeOrderPayment | null
  from?: Day | null
  to?: Day | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Orders that the question finds, of the customers the transaction sees; its arguments are those of `officeOrderArgs`. */
export const officeOrdersSql = `${ordersSql} WHERE ($1::text IS NULL OR o.status = $1) AND ($2::date IS NULL OR o.created_at >= $2::date::timestamp AT TIME ZONE $4)
  AND ($3::date IS NULL OR o.created_at < ($3::date + 1)::timestamp AT TIME ZONE $4) AND ($5::text IS NULL OR p.state = $5)`

/** @param timeZone of the tenant: days of placing begin there */
export const officeOrderArgs = (
  { status, payment, from, to }: Pick<Asked, 'status' | 'payment' | 'from' | 'to'>,
  timeZone: string,
) => [status ?? null, from ?? null, to ?? null, timeZone, payment ?? null]

/** Columns in which the list is searched. */
export const officeOrderSearch = [
  'order_no',
  'sap_order_no',
  '"custPoNo"',
  '"custName"',
  '"custCode"',
  '"createdBy"',
] as const

/** Reads a page of the orders of the customers this transaction sees. */
export const readOfficeOrders = (
  tx: Tx,
  timeZone: string,
  { search, sort, page: at, limit, ...asked }: Asked,
) =>
  page<OfficeOrderRow>(tx, {
    sql: officeOrdersSql,
    args: officeOrderArgs(asked, timeZone),
    search: { term: search, in: officeOrderSearch },
    orderBy: orderOf(
      sort,
      { createdAt: '"createdAt"', total: 'total_order', custName: '"custName"' },
      '"createdAt" DESC, order_no',
    ),
    page: at,
    limit,
  })

/** One order of the customers this transaction sees. */
export const readOfficeOrder = async (
  tx: Tx,
  orderNo: string,
): Promise<OfficeOrderRow | undefined> =>
  (await tx.query<OfficeOrderRow>(`${ordersSql} WHERE o.order_no = $1`, [orderNo]))[0]

/** Id of the payment request of an order, the one still open first; null: it is paid on credit. */
export const readPaymentId = async (tx: Tx, orderNo: string): Promise<string | null> =>
  (
    await tx.query<{ id: string }>(
      `SELECT id FROM payment_request WHERE order_no = $1
       ORDER BY status IN ('waiting', 'uploaded', 'completed') DESC, created_at DESC LIMIT 1`,
      [orderNo],
    )
  )[0]?.id ?? null

interface LineRow {
  line: number
  article_code_display: string
  description: string
  uom: string
  order_qty: number
  cancelled: boolean
  subtotal: string
  confirmations: { date: Day; qty: number }[]
}

/** Lines of an order with what is promised of each by a day; null counts every day. */
export async function readOfficeLines(tx: Tx, orderNo: string, by: Day | null) {
  const rows = await tx.query<LineRow>(
    `SELECT l.line_no AS line, l.article_code_display, l.description, l.uom, l.qty AS order_qty, l.cancelled, l.subtotal,
       coalesce((SELECT json_agg(json_build_object('date', f.date, 'qty', f.qty) ORDER BY f.date) FROM order_confirmation f
         WHERE f.tenant_id = l.tenant_id AND f.order_no = l.order_no AND f.line_no = l.line_no), '[]') AS confirmations
     FROM order_line l WHERE l.order_no = $1 ORDER BY l.line_no`,
    [orderNo],
  )
  return rows.map(({ confirmations, line, ...row }) => {
    const { confirmed, open, next } = confirmedBy(row.order_qty, confirmations, by)
    return {
      ...row,
      line: String(line),
      confirmedQty: row.cancelled ? 0 : confirmed,
      openQty: row.cancelled ? 0 : open,
      next: next?.date ?? null,
    }
  })
}

/** Whether nothing is confirmed of an order that was only placed. */
export const isConfirmable = async (tx: Tx, { order_no, order_status }: OfficeOrderRow) =>
  order_status === 'placed' &&
  (await tx.query('SELECT 1 FROM order_confirmation WHERE order_no = $1 LIMIT 1', [order_no]))
    .length === 0

/** Below every revision of the ERP, whose own confirmation replaces this one. */
const officeRevision = -1

/** Promises every line of an order by a day. @param by name of the person */
export async function confirmByOffice(
  tx: Tx,
  orderNo: string,
  date: Day,
  by: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO order_confirmation (tenant_id, customer_id, order_no, line_no, date, qty, revision)
     SELECT tenant_id, customer_id, order_no, line_no, $2::date, qty, ${officeRevision} FROM order_line WHERE order_no = $1 AND NOT cancelled`,
    [orderNo, date],
  )
  await tx.query(
    `UPDATE sales_order SET status = 'confirmed', confirmed_by = $2 WHERE order_no = $1`,
    [orderNo, by],
  )
}
