import { receivedByLine } from '#domain/orders/receipt.ts'
import type { ReceiptIntent } from '#domain/orders/receipt-intent.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'

/** Receipts of the delivery `v`, the first first, as JSON. */
export const receiptsSql = `coalesce((SELECT json_agg(json_build_object('id', r.id, 'countedAt', r.counted_at, 'createdAt', r.created_at, 'createdBy', r.created_by,
    'parcels', r.parcels, 'note', r.note, 'overlapping', r.overlapping, 'lines', coalesce((SELECT json_agg(json_build_object('line', n.line_no::text, 'orderNo', n.order_no,
      'articleCode', n.article_code, 'code', n.code, 'description', coalesce(a.name, n.article_code, n.code), 'expected', n.expected, 'before', n.before, 'received', n.received,
      'damaged', n.damaged) ORDER BY n.position) FROM delivery_receipt_line n LEFT JOIN article a ON a.tenant_id = n.tenant_id AND a.code = n.article_code
      WHERE n.receipt_id = r.id), '[]')) ORDER BY r.created_at, r.id) FROM delivery_receipt r WHERE r.tenant_id = v.tenant_id AND r.do_number = v.do_number), '[]')`

interface LineRow {
  line: string
  order_no: string
  article_code: string
  qty: number
}
interface KeptRow {
  id: string
  lines: { line: string | null; before: number; received: number; damaged: number }[]
}

/**
 * Keeps a count of what came of a delivery. Lines that the count leaves out came with nothing; what no line has becomes a
 * line of its own, so that nothing that was counted is lost when the ERP has changed the delivery meanwhile.
 * @returns the reason where it is refused
 */
export async function addReceipt(
  request: RequestContext,
  customerId: number,
  count: ReceiptIntent['args'],
): Promise<'not_found' | null> {
  const { tx, tenant, user, clock } = request
  const { delivery, seen } = count
  const [found] = await tx.query(
    'SELECT 1 FROM delivery v WHERE v.customer_id = $1 AND v.do_number = $2 FOR UPDATE',
    [customerId, delivery],
  )
  if (!found) return 'not_found'
  const lines = await tx.query<LineRow>(
    'SELECT d.line_no::text AS line, d.order_no, d.article_code, d.qty FROM delivery_line d WHERE d.do_number = $1 ORDER BY d.line_no',
    [delivery],
  )
  const kept = await tx.query<KeptRow>(
    `SELECT r.id, (SELECT coalesce(json_agg(json_build_object('line', n.line_no::text, 'before', n.before, 'received', n.received, 'damaged', n.damaged)), '[]')
       FROM delivery_receipt_line n WHERE n.receipt_id = r.id) AS lines FROM delivery_receipt r WHERE r.do_number = $1 ORDER BY r.created_at, r.id`,
    [delivery],
  )
  const overlapping = kept.some(({ id }) => !seen.includes(id))
  const [receipt] = await tx.query<{ id: string }>(
    `INSERT INTO delivery_receipt (tenant_id, customer_id, do_number, counted_at, created_at, user_id, created_by, parcels, note, overlapping)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9, $10) RETURNING id`,
    [
      tenant.id,
      customerId,
      delivery,
      new Date(count.countedAt),
      clock(),
      user.id,
      user.name,
      count.parcels,
      count.note.trim() || null,
      overlapping,
    ],
  )
  const before = receivedByLine(kept.filter(({ id }) => seen.includes(id)))
  const rows = [
    ...lines.map(({ line, order_no, article_code, qty }) => {
      const own = count.lines.find((one) => one.line === line && one.article === article_code)
      return {
        line_no: Number(line),
        order_no,
        article_code,
        code: null,
        expected: qty,
        before: before.get(line)?.received ?? 0,
        received: own?.received ?? 0,
        damaged: own?.damaged ?? 0,
      }
    }),
    ...strangers(lines, count),
  ]
  await tx.query(
    `INSERT INTO delivery_receipt_line (tenant_id, customer_id, receipt_id, position, line_no, order_no, article_code, code, expected, before, received, damaged)
     SELECT $1, $2, $3, n.at, (n.row->>'line_no')::int, n.row->>'order_no', n.row->>'article_code', n.row->>'code', (n.row->>'expected')::int, (n.row->>'before')::int,
       (n.row->>'received')::int, (n.row->>'damaged')::int FROM jsonb_array_elements($4::jsonb) WITH ORDINALITY AS n(row, at)`,
    [tenant.id, customerId, receipt!.id, JSON.stringify(rows)],
  )
  await audit(request, {
    action: 'delivery.received',
    target: delivery,
    after: { receipt: receipt!.id, lines: rows.filter(({ received }) => received > 0).length },
  })
  return null
}

const strangers = (lines: readonly LineRow[], { lines: counted, unknown }: ReceiptIntent['args']) =>
  [
    ...counted
      .filter(
        ({ line, article, received }) =>
          received > 0 && !lines.some((one) => one.line === line && one.article_code === article),
      )
      .map(({ article, received, damaged }) => ({ code: article, received, damaged })),
    ...unknown.map(({ code, qty }) => ({ code, received: qty, damaged: 0 })),
  ].map((one) => ({
    line_no: null,
    order_no: null,
    article_code: null,
    expected: 0,
    before: 0,
    ...one,
  }))
