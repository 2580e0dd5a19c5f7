import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobData } from '../../jobs/job-data.ts'
import type { Sender } from '../../mail/queue-mail.ts'
import type { Settings } from '../../settings.ts'
import type { Tenants } from '../../tenants.ts'
import { eventName, type NoticeEvent } from './event.ts'
import { noticeWords } from './notice-words.ts'
import { recipientsOf } from './recipients.ts'

/** Maximum of devices notified per person; older subscriptions are skipped. */
const maxDevices = 20

/** Tells people of something in the transaction in which it happens; whom and in which words is found out afterwards. */
export async function notify(tx: Tx, { id, config }: Sender, event: NoticeEvent): Promise<void> {
  if (config.features.WEB_NOTIFICATION) await enqueue(tx, 'notify', { tenantId: id, event })
}

interface NoticeDeps {
  database: Database
  clock: Clock
  settings: Settings
  tenants: Tenants
}

/**
 * Writes an event into inboxes and queues a push for each device of the recipients. Running it again notifies no one
 * twice.
 */
export const noticeWriter =
  ({ database, clock, settings, tenants }: NoticeDeps) =>
  async ({ tenantId, event }: JobData['notify']): Promise<void> => {
    const tenant = await tenants.byId(tenantId)
    if (!tenant?.config.features.WEB_NOTIFICATION) return
    const offered = tenant.config.languages.map(({ code }) => code)
    await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
      const { receivers, say, path } = await recipientsOf(tx, event, tenant.config.currency)
      for (const { id, language } of receivers) {
        const { title, body } = say(noticeWords(language, offered))
        const [row] = await tx.query<{ id: number }>(
          `INSERT INTO notification (tenant_id, user_id, kind, event, title, body, path, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
          [tenantId, id, event.kind, eventName(event), title, body, path, clock()],
        )
        // What happens in a sandbox is read there; no one's telephone rings.
        if (row && !tenant.sandbox)
          await pushTo(tx, {
            tenantId,
            userId: id,
            notificationId: row.id,
            event,
            serverKey: settings.vapid.publicKey,
            now: clock(),
          })
      }
    })
  }

interface Push {
  tenantId: string
  userId: number
  notificationId: number
  event: NoticeEvent
  serverKey: string
  now: Date
}

async function pushTo(
  tx: Tx,
  { tenantId, userId, notificationId, event, serverKey, now }: Push,
): Promise<void> {
  const endedSince = event.kind === 'password-changed' ? event.at : null
  const devices = await tx.query<{ id: number }>(
    `SELECT p.id FROM push_subscription p JOIN session s ON s.id = p.session_id
     WHERE p.user_id = $1 AND p.server_key = $2 AND p.revoked_at IS NULL AND s.expires_at > $3 AND (s.revoked_at IS NULL OR s.revoked_at >= $4::timestamptz)
     ORDER BY p.last_seen_at DESC LIMIT ${maxDevices}`,
    [userId, serverKey, now, endedSince],
  )
  for (const { id } of devices)
    await enqueue(tx, 'push', { tenantId, notificationId, subscriptionId: id })
}
