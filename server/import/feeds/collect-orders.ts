import { collectStatuses } from '#domain/collect/collect-status.ts'
import type { Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Feed } from '../feed.ts'
import { choice, moment, text, whole } from '../cells/kinds.ts'

interface FreshOrder {
  orderId: string
  customerId: number
  at: string
}

/** Staged orders that need a confirmation and are new, or did not need one before. @param staged their temporary table */
const freshOrders = (tx: Tx, tenantId: string, staged: string) =>
  tx.query<FreshOrder>(
    `SELECT b.order_id AS "orderId", b.customer_id AS "customerId", b.created_at::text AS at FROM ${staged} b
     WHERE NOT b.spared AND b.status = 'need_confirmation'
       AND NOT EXISTS (SELECT FROM collect_order t WHERE t.tenant_id = $1 AND t.order_id = b.order_id AND t.status = 'need_confirmation')`,
    [tenantId],
  )

/** Tells the shops of orders that they must confirm. */
async function tellShops(tx: Tx, tenantId: string) {
  const fresh = await freshOrders(tx, tenantId, 'feed_batch')
  return async () => {
    for (const one of fresh)
      await enqueue(tx, 'notify', { tenantId, event: { kind: 'collect-order', ...one } })
  }
}

export const collectOrders: Feed = {
  name: 'collect-orders',
  doc: 'Orders of a web shop that consumers collect at a customer’s shop. A row moves its order to the status that it names; left out, the order keeps its own, and a new one needs the shop’s confirmation.',
  table: 'collect_order',
  key: ['order_id'],
  missing: 'keep',
  watch: tellShops,
  filled: {
    changed_at: `coalesce((SELECT t.changed_at FROM collect_order t WHERE t.tenant_id = current_setting('app.tenant', true) AND t.order_id = b.order_id AND t.status = b.status), now())`,
  },
  columns: [
    { name: 'order_id', kind: text(40), required: true, doc: 'Number of the order' },
    {
      name: 'customer',
      kind: text(20),
      required: true,
      reference: 'customer',
      to: 'customer_id',
      doc: 'Code (r3) of the shop',
    },
    {
      name: 'status',
      kind: choice(...collectStatuses.map(({ code }) => code)),
      fallback: 'need_confirmation',
      doc: 'How far it is',
    },
    { name: 'first_name', kind: text(80), fallback: '', doc: 'First name of the consumer' },
    { name: 'last_name', kind: text(80), required: true, doc: 'Last name of the consumer' },
    { name: 'created_at', kind: moment, required: true, doc: 'When the consumer ordered' },
  ],
}

export const collectLines: Feed = {
  name: 'collect-lines',
  doc: 'Lines of click and collect orders.',
  table: 'collect_line',
  key: ['order_id', 'line_no'],
  missing: 'keep',
  filled: { order_id: 'b.order_id' },
  columns: [
    {
      name: 'order_id',
      kind: text(40),
      required: true,
      reference: 'collectOrder',
      to: 'customer_id',
      doc: 'Order',
    },
    { name: 'line_no', kind: whole(1, 999_999), required: true, doc: 'Number of the line' },
    { name: 'name', kind: text(200), required: true, doc: 'What was ordered' },
    { name: 'sku', kind: text(60), required: true, doc: 'Code of the article in the web shop' },
    { name: 'qty', kind: whole(1, 99_999), required: true, doc: 'Pieces' },
  ],
}
