import * as v from 'valibot'
import type { CustomerScope } from '#domain/machine/customer-scopes.ts'
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
  /** SELECT of `place` (a text by which the pages go) and `row`; row level security limits it. */
  sql: string
}

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
          cancelled: v.boolean(),
          confirmed: v.array(v.object({ date: text, quantity: count })),
        }),
      ),
    }),
    sql: `SELECT lpad(o.id::text, 12, '0') AS place, json_build_object('order_no', o.order_no, 'erp_order_no', o.erp_order_no, 'sorg', o.sorg, 'status', o.status,
        'created_at', to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'po_number', o.po_number, 'requested_date', o.requested_date, 'expected_date', o.expected_date,
        'ship_to', o.ship_to->>'code', 'currency', o.currency, 'total', o.total::text, 'lines', coalesce((SELECT json_agg(json_build_object(
          'line_no', l.line_no, 'article', l.article_code, 'name', l.description, 'quantity', l.qty, 'back_order_quantity', l.back_order_qty,
          'net_price', coalesce(l.promo_price, l.price)::text, 'subtotal', l.subtotal::text, 'cancelled', l.cancelled,
          'confirmed', (SELECT coalesce(json_agg(json_build_object('date', c.date, 'quantity', c.qty) ORDER BY c.date), '[]') FROM order_confirmation c
            WHERE c.tenant_id = l.tenant_id AND c.order_no = l.order_no AND c.line_no = l.line_no AND c.qty > 0)) ORDER BY l.line_no)
        FROM order_line l WHERE l.tenant_id = o.tenant_id AND l.order_no = o.order_no), '[]')) AS row
      FROM sales_order o`,
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
    sql: `SELECT d.do_number AS place, json_build_object('delivery_no', d.do_number, 'delivery_date', d.delivery_date, 'estimated_date', d.estimated_date, 'carrier', d.expedition_name,
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
        }),
      ),
    }),
    sql: `SELECT i.invoice_no AS place, json_build_object('invoice_no', i.invoice_no, 'sorg', i.sorg, 'order_no', i.order_no, 'delivery_no', i.do_number, 'invoice_date', i.invoice_date,
        'due_date', i.due_date, 'clearing_date', i.clearing_date, 'status', i.status,
        'currency', coalesce(i.currency, (SELECT s.currency FROM sales_organisation s WHERE s.tenant_id = i.tenant_id AND s.sorg = i.sorg)),
        'total', i.grand_total::text, 'amount', i.accounting_amount::text, 'tax', i.tax::text, 'lines', coalesce((SELECT json_agg(json_build_object(
          'line_no', l.line_no, 'article', l.article_code, 'name', l.name, 'quantity', l.qty::text, 'price', l.price::text, 'subtotal', l.subtotal::text) ORDER BY l.line_no)
        FROM invoice_line l WHERE l.tenant_id = i.tenant_id AND l.invoice_no = i.invoice_no), '[]')) AS row
      FROM invoice i`,
  },
]

/** Papers as a customer's own system reads them, oldest number first. */
export const ownPapers: readonly MachineOperation[] = papers.map(
  ({ path, scope, summary, row, sql }) =>
    ownOperation({
      method: 'GET',
      path,
      scope,
      id: `read-${path.slice(1).replace('/', '-')}`,
      summary,
      query: PageQuery,
      answer: v.object({
        rows: v.array(row),
        next: v.pipe(v.nullable(v.string()), v.description('`after` of the next page')),
      }),
      async handle({ tx }, { query }) {
        const limit = limitOf(query)
        const after = query.after === undefined ? [''] : valuesOf(query.after, 1)
        if (!after)
          throw new Problem('bad_input', { errors: [{ at: 'after', code: 'unknown_cursor' }] })
        const found = await tx.query<{ place: string; row: object }>(
          `SELECT place, row FROM (${sql}) papers WHERE place > $1 ORDER BY place LIMIT $2`,
          [after[0], limit + 1],
        )
        return {
          rows: found.slice(0, limit).map((one) => one.row),
          next: found.length > limit ? cursorOf([found[limit - 1]!.place]) : null,
        }
      },
    }),
)
