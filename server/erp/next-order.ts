import type { Tx } from '../db/database.ts'
import { enqueue } from '../jobs/enqueue.ts'

/** Has the first order of a customer that still waits handed over: the ERP gets a customer's orders one after the other. */
export async function handOverNext(tx: Tx, tenantId: string, customerId: number): Promise<void> {
  const [next] = await tx.query<{ order_no: string }>(
    `SELECT order_no FROM order_handover WHERE customer_id = $1 AND state = 'waiting' ORDER BY created_at, order_no LIMIT 1`,
    [customerId],
  )
  if (next) await enqueue(tx, 'handover', { tenantId, orderNo: next.order_no })
}
