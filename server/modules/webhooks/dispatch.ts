import type { Database, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobData } from '../../jobs/job-data.ts'

/** Puts deliveries into the queue that are the first of their object and endpoint: the next one follows when they are through. */
export async function dispatchWebhooks(tx: Tx, tenantId: string): Promise<void> {
  const due = await tx.query<{ id: number }>(
    `UPDATE webhook_delivery d SET queued = true WHERE state = 'waiting' AND NOT queued AND NOT EXISTS (
       SELECT FROM webhook_delivery e WHERE e.endpoint_id = d.endpoint_id AND e.object = d.object AND e.state = 'waiting' AND e.id < d.id)
     RETURNING id`,
  )
  for (const { id } of due.toSorted((a, b) => a.id - b.id))
    await enqueue(tx, 'webhook', { tenantId, deliveryId: id })
}

/** Deliveries whose job has ended without a result, as when its process died at the last try, get another one. */
const lost = `UPDATE webhook_delivery d SET queued = false WHERE state = 'waiting' AND queued AND (claimed_until IS NULL OR claimed_until < $1)
  AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'webhook' AND j.state < 'completed' AND j.data->>'deliveryId' = d.id::text)`

/** Handles the wake-up of a tenant's events; without a tenant it looks through all, for what was missed. */
export function webhookDispatcher({ database, clock }: { database: Database; clock: () => Date }) {
  return async ({ tenantId }: JobData['webhooks']): Promise<void> => {
    const tenants = tenantId
      ? [{ id: tenantId }]
      : await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
    for (const { id } of tenants)
      await database.within({ tenantId: id, user: 'any', customers: [] }, async (tx) => {
        if (!tenantId) await tx.query(lost, [clock()])
        await dispatchWebhooks(tx, id)
      })
  }
}
