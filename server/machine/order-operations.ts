import * as v from 'valibot'
import { audit } from '../audit.ts'
import type { Tx } from '../db/database.ts'
import { handOverNext } from '../erp/next-order.ts'
import { OrderDocument, orderDocuments } from '../erp/order-document.ts'
import { once } from './idempotency.ts'
import { type MachineOperation, operation } from './operations.ts'
import { limitOf, PageQuery } from './page-input.ts'
import { Problem } from './problem.ts'

/** Orders of one page at most: each has all its lines. */
const largestOrderPage = 100

/**
 * Numbers the orders that are committed and have no position yet. Done by readers, one at a time, so that no order can
 * appear behind a position that someone has read past, however long its transaction took.
 */
async function numberOrders(tx: Tx, tenantId: string): Promise<void> {
  await tx.query(
    'INSERT INTO order_position (tenant_id, last) VALUES ($1, 0) ON CONFLICT DO NOTHING',
    [tenantId],
  )
  await tx.query('SELECT last FROM order_position FOR UPDATE')
  await tx.query(
    `WITH fresh AS (
       SELECT tenant_id, order_no, row_number() OVER (ORDER BY created_at, order_no) AS n FROM order_handover WHERE position IS NULL
     ), numbered AS (
       UPDATE order_handover h SET position = p.last + f.n FROM fresh f, order_position p
       WHERE h.tenant_id = f.tenant_id AND h.order_no = f.order_no RETURNING h.position
     )
     UPDATE order_position SET last = greatest(last, (SELECT max(position) FROM numbered)) WHERE EXISTS (SELECT FROM numbered)`,
  )
}

interface Placed {
  order_no: string
  position: number
  acknowledged_at: Date | null
}

const readOrders = operation({
  method: 'GET',
  path: '/orders',
  scope: 'orders.read',
  id: 'read-orders',
  tag: 'orders',
  summary: 'Reads orders placed in the portal, in an order that never changes',
  description:
    'Keep `next` and send it as `after` the next time: every order comes once, also when many are placed at the same moment. `waiting=true` leaves out what is acknowledged.',
  query: v.strictObject({
    ...PageQuery.entries,
    waiting: v.optional(
      v.pipe(
        v.picklist(['true', 'false']),
        v.description('Only orders that no one has acknowledged'),
      ),
    ),
  }),
  answer: v.object({
    orders: v.array(
      v.object({
        cursor: v.string(),
        acknowledged_at: v.nullable(v.string()),
        order: OrderDocument,
      }),
    ),
    next: v.pipe(
      v.string(),
      v.description('`after` of the next request, also behind the last order'),
    ),
    more: v.boolean(),
  }),
  handle: ({ within, tenant }, { query }) => {
    const after = query.after ?? '0'
    if (!/^\d{1,15}$/.test(after))
      throw new Problem('bad_input', { errors: [{ at: 'after', code: 'unknown_cursor' }] })
    const limit = Math.min(largestOrderPage, limitOf(query))
    return within(async (tx) => {
      await numberOrders(tx, tenant.id)
      const found = await tx.query<Placed>(
        `SELECT order_no, position, acknowledged_at FROM order_handover
         WHERE position > $1 AND (NOT $3 OR acknowledged_at IS NULL) ORDER BY position LIMIT $2`,
        [Number(after), limit + 1, query.waiting === 'true'],
      )
      const page = found.slice(0, limit)
      const papers = await orderDocuments(
        tx,
        page.map(({ order_no }) => order_no),
      )
      return {
        orders: page.map(({ order_no, position, acknowledged_at }) => ({
          cursor: String(position),
          acknowledged_at: acknowledged_at?.toISOString() ?? null,
          order: papers.get(order_no),
        })),
        next: String(page.at(-1)?.position ?? after),
        more: found.length > limit,
      }
    })
  },
})

const acknowledgeOrder = operation({
  method: 'POST',
  path: '/orders/{order_no}/acknowledgement',
  scope: 'orders.acknowledge',
  id: 'acknowledge-order',
  tag: 'orders',
  summary: 'Says that an order has arrived in the ERP',
  description:
    'Said again it changes nothing. What the portal would still send by hand-over is not sent any more. `erp_order_no` is the number that people see beside the portal’s.',
  params: { order_no: 'Number of the order in the portal' },
  body: v.strictObject({
    erp_order_no: v.optional(
      v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))),
    ),
  }),
  answer: v.object({ order_no: v.string(), acknowledged_at: v.string() }),
  handle: (asked, { body }) =>
    once(asked, body, async (tx) => {
      const orderNo = asked.params.order_no!
      const [known] = await tx.query<{ customer_id: number; acknowledged_at: Date | null }>(
        'SELECT customer_id, acknowledged_at FROM order_handover WHERE order_no = $1 FOR UPDATE',
        [orderNo],
      )
      if (!known) throw new Problem('not_found', { detail: `There is no order ${orderNo}` })
      const at = known.acknowledged_at ?? asked.parts.clock()
      const number = body.erp_order_no ?? null
      if (known.acknowledged_at === null) {
        await tx.query(
          `UPDATE order_handover SET acknowledged_at = $2, error = NULL, claimed_until = NULL,
             state = CASE WHEN state IN ('waiting', 'failed') THEN 'delivered' ELSE state END, delivered_at = coalesce(delivered_at, $2) WHERE order_no = $1`,
          [orderNo, at],
        )
        await handOverNext(tx, asked.tenant.id, known.customer_id)
        await audit(asked.auditor(tx), {
          action: 'order.acknowledged',
          target: orderNo,
          after: { erpOrderNo: number },
        })
      }
      if (number !== null)
        await tx.query(
          'UPDATE sales_order SET erp_order_no = $2 WHERE order_no = $1 AND erp_order_no IS DISTINCT FROM $2',
          [orderNo, number],
        )
      return { order_no: orderNo, acknowledged_at: at.toISOString() }
    }),
})

export const orderOperations: readonly MachineOperation[] = [readOrders, acknowledgeOrder]
