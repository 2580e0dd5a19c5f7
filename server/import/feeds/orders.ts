import { webAddress } from '../cells/address-kinds.ts'
import type { DatabaseRefusal, Feed } from '../feed.ts'
import { choice, day, decimal, flag, moment, text, whole } from '../cells/kinds.ts'

const orderNo: Feed['columns'][number] = {
  name: 'order_no',
  kind: text(40),
  required: true,
  reference: 'order',
  to: 'customer_id',
  doc: 'Order',
}

/** Refuses a change of what an order must keep: its lines, prices and invoices are of this customer, unit and currency. */
const fixed = (column: string, stored: string, staged: string): DatabaseRefusal => ({
  column,
  reason: 'differs_from_order',
  when: `b.line IN (SELECT b.line FROM feed_batch b JOIN sales_order o ON o.tenant_id = $1 AND o.order_no = b.order_no WHERE o.${stored} <> b.${staged})`,
})

export const orders: Feed = {
  name: 'orders',
  doc: 'Orders, those placed in the portal and all others. An order of the portal comes back under its number there.',
  table: 'sales_order',
  key: ['order_no'],
  missing: 'keep',
  refuses: [
    fixed('customer', 'customer_id', 'customer_id'),
    fixed('sorg', 'sorg', 'sorg'),
    fixed('currency', 'currency', 'currency'),
  ],
  columns: [
    { name: 'order_no', kind: text(40), required: true, doc: 'Number of the order' },
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the customer',
    },
    { name: 'erp_order_no', kind: text(40), doc: 'Number in the ERP' },
    {
      name: 'sorg',
      kind: text(10),
      required: true,
      reference: 'sorg',
      to: 'sorg',
      doc: 'Sales organisation',
    },
    {
      name: 'status',
      kind: choice('placed', 'confirmed', 'shipped', 'cancelled'),
      required: true,
      doc: 'How far it is',
    },
    { name: 'currency', kind: text(3), required: true, doc: 'ISO code' },
    { name: 'total', kind: decimal(), required: true, doc: 'Sum of the lines' },
    { name: 'po_number', kind: text(35), doc: "The customer's own number" },
    { name: 'notes', kind: text(1000), doc: 'Notes' },
    {
      name: 'internal_notes',
      kind: text(1000),
      doc: 'Notes of your own people: only who may open the order list reads them',
    },
    { name: 'requested_date', kind: day, doc: 'Wanted on' },
    { name: 'expected_date', kind: day, doc: 'Expected on' },
    {
      name: 'ship_to',
      kind: text(20),
      reference: 'ship_to',
      to: 'ship_to',
      doc: "Code of the customer's ship-to",
    },
    { name: 'shipment_type', kind: text(20), doc: 'Kind of shipment' },
    { name: 'shipment_description', kind: text(200), doc: 'Its name' },
    { name: 'shipment_amount', kind: decimal(), doc: 'Its price' },
    { name: 'payment_id', kind: text(20), doc: 'Way to pay' },
    { name: 'payment_description', kind: text(200), doc: 'Its name' },
    { name: 'created_by', kind: text(120), doc: 'Who placed it' },
    { name: 'created_at', kind: moment, required: true, doc: 'When' },
  ],
}

/**
 * Orders whose lines, those of the file and those that it does not name, don't add up to the total; a cent a line is rounding.
 * An order with a line that is refused already is left out: of course it doesn't add up.
 */
const totalDiffers = (has: (column: string) => boolean) =>
  `b.order_no IN (WITH line AS (
      SELECT DISTINCT ON (s.order_no, s.line_no) s.order_no, s.line_no, s.spared, s.subtotal,
        ${has('cancelled') ? 's.cancelled' : 'coalesce(l.cancelled, false)'} AS cancelled
      FROM feed_batch s LEFT JOIN order_line l ON l.tenant_id = $1 AND l.order_no = s.order_no AND l.line_no = s.line_no
      ORDER BY s.order_no, s.line_no, s.line),
    all_lines AS (SELECT order_no, spared, subtotal, cancelled FROM line
      UNION ALL SELECT l.order_no, false, l.subtotal, l.cancelled FROM order_line l JOIN (SELECT DISTINCT order_no FROM line) AS named USING (order_no)
        WHERE l.tenant_id = $1 AND NOT EXISTS (SELECT 1 FROM line WHERE line.order_no = l.order_no AND line.line_no = l.line_no)),
    summed AS (SELECT order_no, coalesce(sum(subtotal) FILTER (WHERE NOT cancelled), 0) AS total, count(*) AS lines
      FROM all_lines GROUP BY order_no HAVING NOT bool_or(spared))
    SELECT o.order_no FROM sales_order o JOIN summed s USING (order_no) WHERE o.tenant_id = $1 AND abs(o.total - s.total) > 0.01 * s.lines)`

export const orderLines: Feed = {
  name: 'order-lines',
  doc:
    'Lines of orders. The article may be one that is no longer sold. The lines of an order must add up to its total, those that the file does not name ' +
    'included; cancelled ones count nothing. Otherwise all its lines in the file are refused.',
  table: 'order_line',
  key: ['order_no', 'line_no'],
  missing: 'keep',
  whole: true,
  refuses: [
    {
      column: 'uom',
      reason: 'differs_from_order',
      when: (has) =>
        has('uom')
          ? 'b.line IN (SELECT b.line FROM feed_batch b JOIN order_line l ON l.tenant_id = $1 AND l.order_no = b.order_no AND l.line_no = b.line_no WHERE l.article_code = b.article_code AND l.uom <> b.uom)'
          : 'false',
    },
    { column: 'subtotal', reason: 'total_differs', when: totalDiffers },
  ],
  filled: {
    order_no: 'b.order_no',
    article_code_display: 'coalesce(b.article_code_display, b.article_code)',
  },
  columns: [
    orderNo,
    { name: 'line_no', kind: whole(1), required: true, doc: 'Number of the line' },
    { name: 'article_code', kind: text(40), required: true, doc: 'Article code' },
    { name: 'article_code_display', kind: text(40), to: null, doc: 'The code that people read' },
    {
      name: 'description',
      kind: text(200),
      required: true,
      doc: 'Name of the article when it was ordered',
    },
    { name: 'qty', kind: whole(1), required: true, doc: 'Quantity' },
    { name: 'back_order_qty', kind: whole(), fallback: '0', doc: 'Quantity that was not in stock' },
    { name: 'uom', kind: text(6), fallback: 'EA', doc: 'Unit' },
    { name: 'price', kind: decimal(), required: true, doc: 'Unit price' },
    { name: 'promo_price', kind: decimal(), doc: 'Unit price after discount' },
    { name: 'subtotal', kind: decimal(), required: true, doc: 'Amount of the line' },
    {
      name: 'cancelled',
      kind: flag,
      fallback: '0',
      doc: 'Nothing comes of it any more; the line stays to be seen and counts nothing. Also for lines of orders placed in the portal',
    },
  ],
}

export const confirmations: Feed = {
  name: 'confirmations',
  doc: 'When the lines of an order will come, or came. An order of the portal that was only placed is confirmed by it. Of each line the confirmation with the highest `revision` counts: its days take the place of all that were named before, and what comes with a lower one is passed over.',
  table: 'order_confirmation',
  key: ['order_no', 'line_no', 'revision', 'date'],
  conflict: ['tenant_id', 'order_no', 'line_no', 'date'],
  missing: 'keep',
  filled: { order_no: 'b.order_no' },
  before: [
    `DELETE FROM feed_batch b USING (
        SELECT order_no, line_no, max(revision) AS revision FROM (
          SELECT order_no, line_no, revision FROM feed_batch
          UNION ALL SELECT f.order_no, f.line_no, f.revision FROM order_confirmation f JOIN feed_batch s ON f.tenant_id = $1 AND f.order_no = s.order_no AND f.line_no = s.line_no) known
        GROUP BY 1, 2) last
      WHERE b.order_no = last.order_no AND b.line_no = last.line_no AND b.revision < last.revision`,
    `DELETE FROM order_confirmation f USING feed_batch b
      WHERE f.tenant_id = $1 AND f.order_no = b.order_no AND f.line_no = b.line_no AND f.revision < b.revision`,
  ],
  after: [
    `UPDATE sales_order o SET status = CASE WHEN o.status = 'placed' THEN 'confirmed' ELSE o.status END, erp_order_no = coalesce(b.erp_order_no, o.erp_order_no)
      FROM (SELECT order_no, max(erp_order_no) AS erp_order_no FROM feed_batch GROUP BY 1) b
      WHERE o.tenant_id = $1 AND o.order_no = b.order_no AND EXISTS (SELECT 1 FROM order_handover h WHERE h.tenant_id = $1 AND h.order_no = o.order_no)
        AND (o.status = 'placed' OR b.erp_order_no IS DISTINCT FROM o.erp_order_no)`,
  ],
  columns: [
    orderNo,
    { name: 'line_no', kind: whole(1), required: true, doc: 'Number of the line' },
    { name: 'date', kind: day, required: true, doc: 'Day' },
    {
      name: 'qty',
      kind: whole(),
      required: true,
      doc: 'Quantity of that day; 0: nothing comes on it',
    },
    {
      name: 'revision',
      kind: whole(),
      fallback: '0',
      doc: 'Number of the confirmation, or its date as a number such as 20261121; the same on all its rows. Without it the days of several files add up, and one that no longer holds is named with quantity 0',
    },
    { name: 'erp_order_no', kind: text(40), to: null, doc: 'Number in the ERP' },
  ],
}

export const deliveries: Feed = {
  name: 'deliveries',
  doc: 'Lines of deliveries; what belongs to the whole delivery stands on each of its lines.',
  table: 'delivery_line',
  key: ['do_number', 'line_no'],
  missing: 'keep',
  filled: { order_no: 'b.order_no' },
  before: [
    `INSERT INTO delivery AS t (tenant_id, customer_id, do_number, delivery_date, estimated_date, expedition_name, tracking_no, tracking_url, parcels)
    SELECT DISTINCT ON (b.do_number) $1, b.customer_id, b.do_number, b.delivery_date, b.estimated_date, b.expedition_name, b.tracking_no, b.tracking_url,
      coalesce(array_remove(regexp_split_to_array(b.parcels, '\\s+'), ''), '{}')
    FROM feed_batch b ORDER BY b.do_number, b.line
    ON CONFLICT (tenant_id, do_number) DO UPDATE SET delivery_date = EXCLUDED.delivery_date, estimated_date = EXCLUDED.estimated_date,
      expedition_name = EXCLUDED.expedition_name, tracking_no = EXCLUDED.tracking_no, tracking_url = EXCLUDED.tracking_url, parcels = EXCLUDED.parcels
    WHERE (t.delivery_date, t.estimated_date, t.expedition_name, t.tracking_no, t.tracking_url, t.parcels) IS DISTINCT FROM
      (EXCLUDED.delivery_date, EXCLUDED.estimated_date, EXCLUDED.expedition_name, EXCLUDED.tracking_no, EXCLUDED.tracking_url, EXCLUDED.parcels)`,
  ],
  columns: [
    { name: 'do_number', kind: text(40), required: true, doc: 'Delivery' },
    { name: 'line_no', kind: whole(1), required: true, doc: 'Number of the line' },
    orderNo,
    { name: 'article_code', kind: text(40), required: true, doc: 'Article code' },
    { name: 'qty', kind: whole(1), required: true, doc: 'Quantity' },
    { name: 'delivery_date', kind: day, to: null, doc: 'Day it left; empty while it has not' },
    { name: 'estimated_date', kind: day, to: null, doc: 'Day it is expected' },
    { name: 'expedition_name', kind: text(80), to: null, doc: 'Carrier' },
    { name: 'tracking_no', kind: text(80), to: null, doc: 'Tracking number' },
    { name: 'tracking_url', kind: webAddress, to: null, doc: 'Address to track it' },
    {
      name: 'parcels',
      kind: text(2000),
      to: null,
      doc: 'Numbers on its parcels where it has several, with spaces between',
    },
  ],
}
