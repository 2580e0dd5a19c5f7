import type { Database } from '../db/database.ts'
import { handOverNext } from '../erp/next-order.ts'
import { forgetDownloads } from '../modules/downloads/forget-downloads.ts'
import { forgetContent } from './forget-content.ts'
import { forgetPunchOutCarts } from '../modules/punch-out/punch-out-store.ts'
import { forgetVisits } from '../modules/visits/forget-visits.ts'

const hour = 3_600_000
/** Hours that the cart of a punch-out is kept; its session has ended by then. */
const punchOutHours = 24
/** Days that results of intents are kept, for devices that come back late. */
const resultDays = 90
/** Days that a program may repeat a request under its `Idempotency-Key`. */
const answerDays = 7
/** Days that deliveries to webhooks can be looked up and sent again. */
const webhookDays = 30
/** Days that sent mail can be looked up. */
const mailDays = 90
/** Days that a notice stays in the inbox, and that a browser's unused push subscription is kept. */
const noticeDays = 90
/** Days that messages of payment services are known again; none of them sends one that long. */
const gatewayDays = 90
/** Days that an error of a device is shown after the last time. */
const errorDays = 30

/**
 * Hand-overs whose job ended without a result: the process died at the last try, or the try met a
 * claim. They are marked as given up so that an administrator can send them again.
 */
const lostHandovers = `UPDATE order_handover h SET state = 'failed', claimed_until = NULL, error = coalesce(error, 'the last try ended without an answer')
  WHERE state = 'waiting' AND (claimed_until IS NULL OR claimed_until < $1)
  AND NOT EXISTS (SELECT FROM order_handover e WHERE e.tenant_id = h.tenant_id AND e.customer_id = h.customer_id AND e.state = 'waiting' AND (e.created_at, e.order_no) < (h.created_at, h.order_no))
  AND NOT EXISTS (SELECT 1 FROM pgboss.job j WHERE j.name = 'handover' AND j.state < 'completed' AND j.data->>'tenantId' = h.tenant_id AND j.data->>'orderNo' = h.order_no)
  RETURNING customer_id`

/**
 * Gives up hand-overs without a job and deletes expired data: old results, ended sessions, failed
 * log-ins, used links, old mail and notices, files without a document, visits and content that were deleted long ago.
 */
export async function cleanUp(database: Database, now: Date): Promise<void> {
  const tenants = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  for (const { id } of tenants) {
    await database.within({ tenantId: id, user: 'any', customers: 'all' }, async (tx) => {
      const lost = await tx.query<{ customer_id: number }>(lostHandovers, [now])
      for (const customerId of new Set(lost.map(({ customer_id }) => customer_id)))
        await handOverNext(tx, id, customerId)
      await forgetVisits(tx, now)
      await forgetContent(tx, now)
      await forgetDownloads(tx, now)
      await forgetPunchOutCarts(tx, before(punchOutHours))
    })
    await database.within({ tenantId: id, user: 'any', customers: [] }, async (tx) => {
      await tx.query('DELETE FROM intent_result WHERE created_at < $1', [before(resultDays * 24)])
      await tx.query('DELETE FROM session WHERE expires_at < $1 OR revoked_at < $2', [
        now,
        before(resultDays * 24),
      ])
      // No server remembers a session for longer than seconds.
      await tx.query('DELETE FROM scope_change WHERE at < $1', [before(1)])
      await tx.query('DELETE FROM login_failure WHERE last_at < $1', [before(24)])
      await tx.query('DELETE FROM work_spent WHERE minute < $1', [before(1)])
      await tx.query('DELETE FROM machine_answer WHERE created_at < $1', [before(answerDays * 24)])
      await tx.query(
        'DELETE FROM webhook_attempt a USING webhook_delivery d WHERE d.id = a.delivery_id AND d.ended_at < $1',
        [before(webhookDays * 24)],
      )
      await tx.query('DELETE FROM webhook_delivery WHERE ended_at < $1', [before(webhookDays * 24)])
      await tx.query('DELETE FROM email_change WHERE expires_at < $1', [before(24)])
      await tx.query('DELETE FROM password_link WHERE expires_at < $1', [before(24)])
      await tx.query('DELETE FROM notification WHERE created_at < $1', [before(noticeDays * 24)])
      await tx.query('DELETE FROM push_subscription WHERE last_seen_at < $1', [
        before(noticeDays * 24),
      ])
      await tx.query('DELETE FROM payment_gateway_event WHERE at < $1', [before(gatewayDays * 24)])
      await tx.query('DELETE FROM sandbox_token WHERE NOT saved AND created_at < $1', [before(24)])
      await tx.query('DELETE FROM client_error WHERE last_at < $1', [before(errorDays * 24)])
      await tx.query(
        'DELETE FROM article_document_file f WHERE NOT EXISTS (SELECT 1 FROM article_document d WHERE d.tenant_id = f.tenant_id AND d.file = f.name)',
      )
      await tx.query(`DELETE FROM mail_message WHERE created_at < $1 AND state <> 'waiting'`, [
        before(mailDays * 24),
      ])
    })
  }
}
