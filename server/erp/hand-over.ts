import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, Scope } from '../db/database.ts'
import type { JobData } from '../jobs/job-data.ts'
import type { Try } from '../jobs/worker.ts'
import type { ErpTransport } from './erp-transport.ts'
import { handOverNext } from './next-order.ts'
import { orderDocument } from './order-document.ts'

interface HandOverDeps {
  database: Database
  clock: Clock
  transport: ErpTransport
  log: FastifyBaseLogger
}

/**
 * Longer than one try may take: a process that claimed an order and says nothing for this time has
 * died.
 */
const claimFor = 110_000

/** No earlier order of its customer waits. SQL over `h`. */
const isFirst = `NOT EXISTS (SELECT FROM order_handover e WHERE e.customer_id = h.customer_id AND e.tenant_id = h.tenant_id AND e.state = 'waiting'
  AND (e.created_at, e.order_no) < (h.created_at, h.order_no))`

/**
 * Hands one order over to the ERP. One worker at a time has an order; delivered is delivered. Where an answer was lost on
 * its way back the order is sent again under the same key, and the ERP knows it by that.
 */
export function handOver({ database, clock, transport, log }: HandOverDeps) {
  return async ({ tenantId, orderNo }: JobData['handover'], attempt: Try): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: 'all' }
    const now = clock()
    const claimed = await database.within(scope, async (tx) => {
      const [row] = await tx.query<{ customer_id: number; request_id: string | null }>(
        `UPDATE order_handover h SET claimed_until = $3, attempts = attempts + 1
         WHERE order_no = $1 AND state = 'waiting' AND (claimed_until IS NULL OR claimed_until < $2) AND ${isFirst} RETURNING customer_id, request_id`,
        [orderNo, now, new Date(now.getTime() + claimFor)],
      )
      const paper = row && (await orderDocument(tx, orderNo))
      return paper && { paper, customerId: row.customer_id, requestId: row.request_id }
    })
    if (!claimed) return leave(database, scope, orderNo)
    let state: Awaited<ReturnType<ErpTransport>>
    try {
      state = await transport(claimed.paper, claimed.requestId)
    } catch (error) {
      await database.within(scope, async (tx) => {
        await tx.query(
          `UPDATE order_handover SET claimed_until = NULL, error = $2, state = CASE WHEN $3 AND state = 'waiting' THEN 'failed' ELSE state END WHERE order_no = $1`,
          [orderNo, (error as Error).message.slice(0, 500), attempt.last],
        )
        if (attempt.last) await handOverNext(tx, tenantId, claimed.customerId)
      })
      throw error
    }
    await database.within(scope, async (tx) => {
      await tx.query(
        `UPDATE order_handover SET state = $3, delivered_at = $2, claimed_until = NULL, error = NULL WHERE order_no = $1`,
        [orderNo, clock(), state],
      )
      await handOverNext(tx, tenantId, claimed.customerId)
    })
    log.info({ tenantId, orderNo, attempt: attempt.number }, 'order handed over')
  }
}

/**
 * Delivered or given up: nothing to do. Behind another order of its customer: that one has it sent when it is through. Under
 * another worker's hands: comes back later to see what became of it.
 */
async function leave(database: Database, scope: Scope, orderNo: string): Promise<void> {
  const [row] = await database.within(scope, (tx) =>
    tx.query<{ state: string; first: boolean }>(
      `SELECT state, ${isFirst} AS first FROM order_handover h WHERE order_no = $1`,
      [orderNo],
    ),
  )
  if (row?.state === 'waiting' && row.first) throw new Error('another worker is handing it over')
}
