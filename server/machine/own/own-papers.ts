import * as v from 'valibot'
import type { CustomerScope } from '#domain/machine/customer-scopes.ts'
import { isDay } from '#domain/time/day.ts'
import type { MachineOperation } from '../operations.ts'
import { cursorOf, limitOf, PageQuery, valuesOf } from '../page-input.ts'
import { Problem } from '../problem.ts'
import { ownOperation } from './own-operation.ts'

const text = v.string()
const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)
const count = v.pipe(v.number(), v.integer())

/** Papers of a customer that are read by pages, each with its lines. */
interface Paper {
  path: string
  scope: CustomerScope
  summary: string
  row: v.GenericSchema
  /** Rows that `open=true` asks for, by the paper's own columns; there is no such query without it. */
  open?: string
  /**
   * SELECT of `day` (YYYY-MM-DD) and `number`, by which the pages go, and of `row`; row level security limits it.
   * @param open condition of the rows, in SQL
   */
  sql: (open: string) => string
}

/** EAN of a line's article, and its retail price in the sales organisation. */
const articleFacts = { ean: orNull(text), retail_price: orNull(text) }
const articleFactsSql = (code: string, sorg: string) =>
  `'ean', (SELECT a.ean FROM article a WHERE a.code = ${code}),
   'retail_price', (SELECT x.retail::text FROM article a JOIN article_sorg x ON x.article_id = a.id WHERE a.code = ${code} AND x.sorg = ${sorg})`

const papers: readonly Paper[] = [
  {
    path: '/own/orders',
    scope: 'own.orders.read',
    summary: 'Reads the customer’s orders with their lines and the days that were confirmed',
    row: v.object({
      order_no: text,
      erp_order_no: orNull(text),
      sorg: text,
      status: v.picklist(['placed', 'confirmed', 'shipped', 'cancelled']),
      created_at: text,
      po_number: orNull(text),
      requested_date: orNull(text),
      expected_date: orNull(text),
      ship_to: orNull(text),
      currency: text,
      total: text,
      lines: v.array(
        v.object({
          line_no: count,
          article: text,
          name: text,
          quantity: count,
          back_order_quantity: count,
          net_price: text,
          subtotal: text,
          ...articleFacts,
          cancelled: v.boolean(),
          confirmed: v.array(v.object({ date: text, quantity: count })),
        }),
      ),
    }),
    open: `o.status IN ('placed', 'confirmed')`,
    sql: (
      open,
    ) => `SELECT (o.created_at AT TIME ZONE (SELECT t.time_zone FROM tenant t WHERE t.id = o.tenant_id))::date::text AS day, o.order_no AS number, json_build_object('order_no', o.order_no, 'erp_order_no', o.erp_order_no, 'sorg', o.sorg, 'status', o.status,
        'created_at', to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'po_number', o.po_number, 'requested_date', o.requested_date, 'expected_date', o.expected_date,
        'ship_to', o.ship_to->>'code', 'currency', o.currency, 'total', o.total::text, 'lines', coalesce((SELECT json_agg(json_build_object(
          'line_no', l.line_no, 'article', l.article_code, 'name', l.description, 'quantity', l.qty, 'back_order_quantity', l.back_order_qty,
          'net_price', coalesce(l.promo_price, l.price)::text, 'subtotal', l.subtotal::text, ${articleFactsSql('l.article_code', 'o.sorg')}, 'cancelled', l.cancelled,
          'confirmed', (SELECT coalesce(json_agg(json_build_object('date', c.date, 'quantity', c.qty) ORDER BY c.date), '[]') FROM order_confirmation c
            WHERE c.tenant_id = l.tenant_id AND c.order_no = l.order_no AND c.line_no = l.line_no AND c.qty > 0)) ORDER BY l.line_no)
        FROM order_line l WHERE l.tenant_id = o.tenant_id AND l.order_no = o.order_no), '[]')) AS row
      FROM sales_order o WHERE ${open}`,
  },
  {
    path: '/own/deliveries',
    scope: 'own.orders.read',
    summary: 'Reads the customer’s deliveries with their lines and tracking numbers',
    row: v.object({
      delivery_no: text,
      delivery_date: orNull(text),
      estimated_date: orNull(text),
      carrier: orNull(text),
      tracking_no: orNull(text),
      tracking_url: orNull(text),
      lines: v.array(v.object({ line_no: count, order_no: text, article: text, quantity: count })),
    }),
    sql: () => `SELECT coalesce(d.delivery_date, d.estimated_date, '0001-01-01')::text AS day, d.do_number AS number, json_build_object('delivery_no', d.do_number, 'delivery_date', d.delivery_date, 'estimated_date', d.estimated_date, 'carrier', d.expedition_name,
        'tracking_no', d.tracking_no, 'tracking_url', d.tracking_url, 'lines', coalesce((SELECT json_agg(json_build_object(
          'line_no', l.line_no, 'order_no', l.order_no, 'article', l.article_code, 'quantity', l.qty) ORDER BY l.line_no)
        FROM delivery_line l WHERE l.tenant_id = d.tenant_id AND l.do_number = d.do_number), '[]')) AS row
      FROM delivery d`,
  },
  {
    path: '/own/invoices',
    scope: 'own.invoices.read',
    summary: 'Reads the customer’s invoices and credit notes with their lines',
    row: v.object({
      invoice_no: text,
      sorg: text,
      order_no: orNull(text),
      delivery_no: orNull(text),
      invoice_date: text,
      due_date: text,
      clearing_date: orNull(text),
      status: text,
      currency: text,
      total: text,
      amount: v.pipe(text, v.description('To pay; negative: a credit')),
      tax: text,
      lines: v.array(
        v.object({
          line_no: count,
          article: orNull(text),
          name: text,
          quantity: text,
          price: text,
          subtotal: text,
          ...articleFacts,
        }),
      ),
    }),
    open: 'i.clearing_date IS NULL',
    sql: (
      open,
    ) => `SELECT i.invoice_date::text AS day, i.invoice_no AS number, json_build_object('invoice_no', i.invoice_no, 'sorg', i.sorg, 'order_no', i.order_no, 'delivery_no', i.do_number, 'invoice_date', i.invoice_date,
        'due_date', i.due_date, 'clearing_date', i.clearing_date, 'status', i.status,
        'currency', coalesce(i.currency, (SELECT s.currency FROM sales_organisation s WHERE s.tenant_id = i.tenant_id AND s.sorg = i.sorg)),
        'total', i.grand_total::text, 'amount', i.accounting_amount::text, 'tax', i.tax::text, 'lines', coalesce((SELECT json_agg(json_build_object(
          'line_no', l.line_no, 'article', l.article_code, 'name', l.name, 'quantity', l.qty::text, 'price', l.price::text, 'subtotal', l.subtotal::text, ${articleFactsSql('l.article_code', 'i.sorg')}) ORDER BY l.line_no)
        FROM invoice_line l WHERE l.tenant_id = i.tenant_id AND l.invoice_no = i.invoice_no), '[]')) AS row
      FROM invoice i WHERE ${open}`,
  },
]

const from = v.optional(
  v.pipe(
    v.string(),
    v.check(isDay, 'valid_day'),
    v.description(
      'Only papers of this day and later; deliveries by the day they left, or are expected to',
    ),
  ),
)
const openOnly = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.description('Only orders that are on their way, or invoices that are not paid'),
  ),
)
const OpenPaperQuery = v.strictObject({ ...PageQuery.entries, from, open: openOnly })
const PaperQuery = v.strictObject({ ...PageQuery.entries, from })

/** Papers as a customer's own system reads them, by their day and then their number. */
export const ownPapers: readonly MachineOperation[] = papers.map(
  ({ path, scope, summary, row, sql, open }) =>
    ownOperation({
      method: 'GET',
      path,
      scope,
      id: `read-${path.slice(1).replace('/', '-')}`,
      summary,
      query: (open ? OpenPaperQuery : PaperQuery) as typeof OpenPaperQuery,
      answer: v.object({
        rows: v.array(row),
        next: v.pipe(v.nullable(v.string()), v.description('`after` of the next page')),
      }),
      async handle({ tx }, { query }) {
        const limit = limitOf(query)
        const after = query.after === undefined ? ['', ''] : valuesOf(query.after, 2)
        if (!after)
          throw new Problem('bad_input', { errors: [{ at: 'after', code: 'unknown_cursor' }] })
        const found = await tx.query<{ day: string; number: string; row: object }>(
          `SELECT day, number, row FROM (${sql(query.open === 'true' && open ? open : 'true')}) papers
           WHERE (day, number) > ($1, $2) AND ($3::text IS NULL OR day >= $3) ORDER BY day, number LIMIT $4`,
          [...after, query.from ?? null, limit + 1],
        )
        const last = found[limit - 1]
        return {
          rows: found.slice(0, limit).map((one) => one.row),
          next: found.length > limit ? cursorOf([last!.day, last!.number]) : null,
        }
      },
    }),
)
