import { type OrderEvent, sortEvents } from '#domain/orders/order-history.ts'
import type { OrderState } from '#domain/orders/line-figures.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf as sortingOf, page } from '../../db/page.ts'
import type { OrderInvoice } from '../../resolver-types.gen.ts'
import { deliveriesOf } from './deliveries-store.ts'
import { readFacts } from './order-facts.ts'
import { readOrders } from './order-store.ts'

const mayReadInvoices = ({ user }: RequestContext) =>
  user.permissions.includes('page.invoice-status') ||
  user.permissions.includes('invoice-status.read')

const readInvoices = ({ tx }: RequestContext, orderNo: string) =>
  tx.query<OrderInvoice>(
    `SELECT i.invoice_no AS "invoiceNo", i.invoice_date::text AS "invoiceDate", i.due_date::text AS "dueDate", i.accounting_amount AS amount,
       coalesce(i.currency, s.currency, '') AS currency, i.status,
       (SELECT h.request_id FROM payment_request_invoice h WHERE h.tenant_id = i.tenant_id AND h.invoice_no = i.invoice_no AND h.locked) AS "paymentId"
     FROM invoice i LEFT JOIN sales_organisation s ON s.tenant_id = i.tenant_id AND s.sorg = i.sorg
     WHERE i.order_no = $1 OR i.do_number IN (SELECT d.do_number FROM delivery_line d WHERE d.order_no = $1) ORDER BY i.invoice_date, i.invoice_no`,
    [orderNo],
  )

/** EAN and retail price of the articles of an order's lines, by line number. */
const readLineArticles = async ({ tx }: RequestContext, orderNo: string) =>
  new Map(
    (
      await tx.query<{ line: number; ean: string | null; retail: string | null }>(
        `SELECT l.line_no AS line, a.ean, x.retail FROM order_line l JOIN sales_order o ON o.tenant_id = l.tenant_id AND o.order_no = l.order_no
         JOIN article a ON a.code = l.article_code LEFT JOIN article_sorg x ON x.article_id = a.id AND x.sorg = o.sorg WHERE l.order_no = $1`,
        [orderNo],
      )
    ).map(({ line, ...article }) => [line, article]),
  )

interface More {
  custCode: string
  created_by: string | null
  confirmed_by: string | null
  sent_at: Date | null
}

/** An order with its figures, deliveries, invoices and history; null: the transaction sees none with this number. */
export async function readOrderView(request: RequestContext, orderNo: string) {
  const [order] = await readOrders(request, [orderNo])
  const facts = (await readFacts(request, [orderNo])).get(orderNo)
  if (!order || !facts) return null
  const [more] = await request.tx.query<More>(
    `SELECT c.r3 AS "custCode", o.created_by, o.confirmed_by, coalesce(h.delivered_at, h.acknowledged_at) AS sent_at FROM sales_order o JOIN customer c ON c.id = o.customer_id
     LEFT JOIN order_handover h ON h.tenant_id = o.tenant_id AND h.order_no = o.order_no WHERE o.order_no = $1`,
    [orderNo],
  )
  const articles = await readLineArticles(request, orderNo)
  const deliveries = await deliveriesOf(request, orderNo)
  const invoices = mayReadInvoices(request) ? await readInvoices(request, orderNo) : null
  const { status, lines, phase, since } = facts
  const event = (kind: OrderEvent['kind'], rest: Partial<OrderEvent>): OrderEvent => ({
    kind,
    at: null,
    day: null,
    by: null,
    reference: null,
    ...rest,
  })
  const at = (moment: Date | null) => moment && new Date(moment).toISOString()
  const isConfirmed =
    facts.confirmedAt !== null ||
    status === 'confirmed' ||
    [...lines.values()].some((line) => line.confirmed > 0)
  const events = [
    event('placed', { at: at(facts.placedAt), by: more!.created_by }),
    ...(more!.sent_at ? [event('sent', { at: at(more!.sent_at) })] : []),
    ...(isConfirmed
      ? [event('confirmed', { at: at(facts.confirmedAt), by: more!.confirmed_by })]
      : []),
    ...deliveries.map(({ doNumber, deliveryDate }) =>
      deliveryDate && String(deliveryDate) <= request.today
        ? event('shipped', { day: String(deliveryDate), reference: doNumber })
        : event('packed', { reference: doNumber }),
    ),
    ...deliveries.flatMap(({ doNumber, receipts }) =>
      receipts.map(({ createdAt, createdBy }) =>
        event('received', { at: String(createdAt), by: createdBy, reference: doNumber }),
      ),
    ),
    ...(status === 'shipped' && deliveries.length === 0
      ? [event('shipped', { at: at(facts.shippedAt) })]
      : []),
    ...(invoices ?? []).map(({ invoiceNo, invoiceDate }) =>
      event('invoiced', { day: String(invoiceDate), reference: invoiceNo }),
    ),
    ...(status === 'cancelled' ? [event('cancelled', { at: at(facts.cancelledAt) })] : []),
  ]
  return {
    order: order as never,
    custCode: more!.custCode,
    phase,
    since,
    lines: [...lines].map(([line, figures]) => ({
      line: `${orderNo}/${line}`,
      figures,
      ean: articles.get(line)?.ean ?? null,
      retail: articles.get(line)?.retail ?? null,
    })),
    deliveries,
    invoices,
    history: sortEvents(events, (moment) => dayIn(request.tenant.timeZone, new Date(moment))),
  }
}

interface SummaryRow {
  order_no: string
  sap_order_no: string | null
  order_status: OrderState
  custPoNo: string | null
  merchant: string
  currency: string
  total_order: string
  createdBy: string | null
  createdAt: Date
}

interface Asked {
  search?: string | null
  status?: OrderState | null
  from?: Day | null
  to?: Day | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Reads a page of a customer's orders. */
export async function readOrderPage(
  request: RequestContext,
  customerId: number,
  { search, status, from, to, sort, page: at, limit }: Asked,
) {
  const {
    rows,
    page: shown,
    count,
    pageTotal,
  } = await page<SummaryRow>(request.tx, {
    sql: `SELECT o.order_no, o.erp_order_no AS sap_order_no, o.status AS order_status, o.po_number AS "custPoNo", coalesce(s.merchant_name, o.sorg) AS merchant, o.currency,
        o.total AS total_order, o.created_by AS "createdBy", o.created_at AS "createdAt",
        (SELECT string_agg(l.article_code_display || ' ' || l.description, ' ') FROM order_line l WHERE l.tenant_id = o.tenant_id AND l.order_no = o.order_no) AS articles
      FROM sales_order o LEFT JOIN sales_organisation s ON s.tenant_id = o.tenant_id AND s.sorg = o.sorg
      WHERE o.customer_id = $1 AND ($2::text IS NULL OR o.status = $2) AND ($3::date IS NULL OR o.created_at >= $3::date::timestamp AT TIME ZONE $5)
        AND ($4::date IS NULL OR o.created_at < ($4::date + 1)::timestamp AT TIME ZONE $5)`,
    args: [customerId, status ?? null, from ?? null, to ?? null, request.tenant.timeZone],
    search: {
      term: search,
      in: ['order_no', 'sap_order_no', '"custPoNo"', '"createdBy"', 'articles'],
    },
    orderBy: sortingOf(
      sort,
      { createdAt: '"createdAt"', total: 'total_order' },
      '"createdAt" DESC, order_no DESC',
    ),
    page: at,
    limit,
  })
  const facts = await readFacts(
    request,
    rows.map((row) => row.order_no),
  )
  return {
    page: shown,
    count,
    pageTotal,
    rows: rows.map((row) => {
      const { phase, since, lines } = facts.get(row.order_no)!
      const open = [...lines.values()].filter((line) => line.open > 0)
      return {
        ...row,
        createdAt: new Date(row.createdAt).toISOString() as never,
        phase,
        since,
        openPieces: open.reduce((total, line) => total + line.open, 0),
        expected: open.reduce<Day | null>(
          (first, { expected }) => (expected && (!first || expected < first) ? expected : first),
          null,
        ),
      }
    }),
  }
}
