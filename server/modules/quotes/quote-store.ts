import { displayCode } from '#domain/account/session.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { quoteSideOf } from '#domain/quotes/quote-side.ts'
import { actionsOf, type StoredStatus, statusOn } from '#domain/quotes/quote-status.ts'
import { type QuoteStatus } from '#domain/quotes/quote-statuses.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'

interface QuoteRow {
  id: string
  customer_id: number
  number: string
  name: string
  note: string
  r3: string
  isr: string | null
  customer: string
  status: StoredStatus['status']
  status_at: Date
  valid_until: Day
  held: boolean
  author: number
  author_name: string | null
  created_at: Date
  mailed_at: Date | null
  decline_reason: string | null
  cart_key: string | null
  has_cart: boolean
  order_numbers: string[]
  line_count: number
  totals: { sorg: string; name: string; currency: string; total: string }[]
}

/** A line as the contract has it. */
export interface QuoteLine {
  lineNo: number
  sorg: string
  article_code: string
  article_code_display: string
  name: string
  qty: number
  uom: string
  price: string
  unitPrice: string
  subtotal: string
  note: string | null
}

// `shown` is statusOn of the domain once more, because the database filters by it.
const quoteSql = `
  SELECT q.*, c.r3, c.isr, c.name AS customer, u.name AS author_name, l.line_count, l.totals,
    CASE WHEN q.status = 'SENT' OR (q.status = 'ACCEPTED' AND NOT q.has_cart)
      THEN CASE WHEN q.valid_until < $1::date THEN 'EXPIRED' ELSE 'SENT' END ELSE q.status END AS shown
  FROM (SELECT quote.id, quote.customer_id, quote.tenant_id, quote.number, quote.name, quote.note, quote.status, quote.status_at, quote.valid_until, quote.held,
      quote.created_by AS author, quote.created_at, quote.mailed_at, quote.decline_reason, quote.cart_key, quote.order_numbers,
      EXISTS (SELECT 1 FROM cart WHERE cart.customer_id = quote.customer_id AND cart.key = quote.cart_key) AS has_cart FROM quote) q
  JOIN customer c ON c.id = q.customer_id LEFT JOIN app_user u ON u.id = q.author
  JOIN LATERAL (
    SELECT sum(t.lines)::int AS line_count, json_agg(json_build_object('sorg', t.sorg, 'name', s.merchant_name, 'currency', s.currency, 'total', t.total::text) ORDER BY t.sorg) AS totals
    FROM (SELECT sorg, count(*) AS lines, sum(subtotal) AS total FROM quote_line WHERE quote_line.tenant_id = q.tenant_id AND quote_id = q.id GROUP BY sorg) t
    JOIN sales_organisation s ON s.tenant_id = q.tenant_id AND s.sorg = t.sorg) l ON true`

/** Shapes a row as the contract has it, with what this person may do with it today. */
function quoteOf({ today, user }: RequestContext, row: QuoteRow) {
  const status = statusOn(
    { status: row.status, validUntil: row.valid_until, hasCart: row.has_cart },
    today,
  )
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    note: row.note,
    customerId: row.customer_id,
    authorId: row.author,
    customerKey: row.r3,
    customerCode: displayCode(row),
    customerName: row.customer,
    status,
    since: sinceOf(row, status),
    validUntil: row.valid_until,
    held: row.held,
    createdBy: row.author_name ?? '',
    createdAt: new Date(row.created_at).toISOString(),
    mailedAt: row.mailed_at && new Date(row.mailed_at).toISOString(),
    declineReason: row.decline_reason,
    cart: status === 'ACCEPTED' ? row.cart_key : null,
    orders: row.order_numbers,
    lineCount: row.line_count,
    totals: row.totals,
    actions: [...actionsOf(status, quoteSideOf(user))],
  }
}

/** A quote as the contract has it, without its lines. */
export type StoredQuote = ReturnType<typeof quoteOf>

/** Noon keeps the day the same wherever it is read. */
const sinceOf = (row: QuoteRow, status: QuoteStatus) =>
  status === 'EXPIRED'
    ? `${addDays(row.valid_until, 1)}T12:00:00.000Z`
    : new Date(row.status_at).toISOString()

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Whether a text can be a quote's id; the database refuses others. */
export const isQuoteId = (id: string): boolean => uuid.test(id)

/** Reads a quote of a customer this transaction may see. */
export async function readQuote(request: RequestContext, id: string): Promise<StoredQuote | null> {
  const [row] = await request.tx.query<QuoteRow>(`${quoteSql} WHERE q.id = $2::uuid`, [
    request.today,
    id,
  ])
  return row ? quoteOf(request, row) : null
}

/** Lets the transaction see every customer the person may act for, whichever is chosen. */
export const seeAllCustomers = ({ tx, user }: RequestContext) =>
  tx.query('SELECT act_for_all($1)', [user.id])

interface Asked {
  search?: string | null
  sort?: string | null
  status?: QuoteStatus | null
  page?: number | null
  limit?: number | null
}

/** Reads a page of quotes of the customers this transaction may see. */
export async function quotePage(request: RequestContext, { search, sort, status, ...at }: Asked) {
  const {
    rows,
    totals: _,
    ...found
  } = await page<QuoteRow>(request.tx, {
    sql: `SELECT * FROM (${quoteSql}) known WHERE $2::text IS NULL OR shown = $2`,
    args: [request.today, status ?? null],
    search: { term: search, in: ['number', 'name', 'customer', 'r3', 'isr'] },
    orderBy: orderOf(
      sort,
      {
        number: 'number',
        customer: 'lower(customer)',
        validUntil: 'valid_until',
        createdAt: 'created_at',
      },
      'created_at DESC, number DESC',
    ),
    page: at.page,
    limit: at.limit,
  })
  return { ...found, rows: rows.map((row) => quoteOf(request, row)) }
}

/** Reads the lines of a quote this transaction may see. */
export const readQuoteLines = (tx: Tx, id: string): Promise<QuoteLine[]> =>
  tx.query<QuoteLine>(
    `SELECT line_no AS "lineNo", sorg, article_code, article_code_display, name, qty, uom, price::text, unit_price::text AS "unitPrice", subtotal::text, note
     FROM quote_line WHERE quote_id = $1::uuid ORDER BY line_no`,
    [id],
  )
