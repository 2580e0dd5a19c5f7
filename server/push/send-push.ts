import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, Scope } from '../db/database.ts'
import type { JobData } from '../jobs/job-data.ts'
import type { Settings } from '../settings.ts'
import type { Tenants } from '../tenants.ts'
import { isOpenAddress } from './push-address.ts'
import { postMessage } from './post-message.ts'

interface Row {
  id: number
  title: string
  body: string
  path: string
  created_at: Date
  endpoint: string
  p256dh: string
  auth: string
}
interface PushSenderDeps {
  database: Database
  clock: Clock
  settings: Settings
  tenants: Tenants
  log: FastifyBaseLogger
}

/** Seconds a push service keeps a message for a device that is away; later the inbox has it. */
const keptFor = 24 * 3_600

/** Such a subscription comes to no life again. */
const isDead = (status: number) => status === 404 || status === 410
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500

/** Whom a push service may turn to about these messages; it accepts nothing but a mail address or an https one. */
const subjectOf = ({ publicUrl, mailFrom }: Settings, contact: string) =>
  publicUrl?.startsWith('https:')
    ? publicUrl
    : `mailto:${mailFrom || contact || 'no-reply@example.com'}`

/** Sends one notice to one device. What it throws lets the queue try again. */
export function pushSender({ database, clock, settings, tenants, log }: PushSenderDeps) {
  return async ({ tenantId, notificationId, subscriptionId }: JobData['push']): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: [] }
    const [row] = await database.within(scope, (tx) =>
      tx.query<Row>(
        `SELECT n.id, n.title, n.body, n.path, n.created_at, p.endpoint, p.p256dh, p.auth FROM notification n, push_subscription p
       WHERE n.id = $1 AND p.id = $2 AND p.user_id = n.user_id AND p.server_key = $3 AND p.revoked_at IS NULL`,
        [notificationId, subscriptionId, settings.vapid.publicKey],
      ),
    )
    const age = row ? (clock().getTime() - new Date(row.created_at).getTime()) / 1_000 : 0
    // Revoked, removed or outlived since: nothing is lost, the inbox has it.
    if (!row || age > keptFor) return
    const { id, title, body, path, endpoint, p256dh, auth } = row
    // Numbers are not looked up as names are, and the setting may have been another one when it came.
    if (!isOpenAddress(endpoint, settings.localPush))
      return log.warn({ tenantId, subscriptionId }, 'no push service may be there')
    const tenant = await tenants.byId(tenantId)
    const status = await postMessage(
      {
        endpoint,
        p256dh,
        auth,
        ttl: Math.round(keptFor - age),
        payload: JSON.stringify({ title, body, path, tag: `notice-${id}`, id: String(id) }),
      },
      {
        keys: settings.vapid,
        subject: subjectOf(settings, tenant?.config.email ?? ''),
        local: settings.localPush,
      },
    )
    log.info({ tenantId, notificationId, subscriptionId, status }, 'push')
    if (mayPass(status)) throw new Error(`the push service answered ${status}`)
    if (isDead(status))
      await database.within(scope, (tx) =>
        tx.query('DELETE FROM push_subscription WHERE id = $1', [subscriptionId]),
      )
    else if (status >= 400)
      log.warn({ tenantId, subscriptionId, status }, 'a push service has refused a message')
  }
}
