import { givesUp, type WebhookEvent } from '#domain/machine/webhook.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import type { JobData } from '../../jobs/job-data.ts'
import type { Try } from '../../jobs/worker.ts'
import { type Outcome, postSigned } from '../../outgoing/post-signed.ts'
import type { Settings } from '../../settings.ts'
import type { Tenants } from '../../tenants.ts'
import { dispatchWebhooks } from './dispatch.ts'
import { eventData } from './event-data.ts'
import { mailDisabled } from './mail-disabled.ts'

interface DeliverDeps {
  database: Database
  clock: Clock
  settings: Pick<Settings, 'localPush'>
  tenants: Tenants
}

/** An endpoint that hangs is given up after this many milliseconds. */
const patience = 15_000
/** Longer than one try may take: a process that claimed a delivery and says nothing for this time has died. */
const claimFor = 60_000

interface Claimed {
  id: number
  endpointId: number
  url: string
  enabled: boolean
  secrets: string[]
  body: string
}

/** Sends one event to one endpoint, signed as in Standard Webhooks, and writes down the try. */
export function webhookDeliverer({ database, clock, settings, tenants }: DeliverDeps) {
  return async ({ tenantId, deliveryId }: JobData['webhook'], attempt: Try): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: 'all' }
    const claimed = await database.within(scope, (tx) => claim(tx, deliveryId, clock()))
    if (!claimed) return
    if (!claimed.enabled) {
      await database.within(scope, (tx) =>
        end(tx, { tenantId, claimed, state: 'failed', at: clock() }),
      )
      return
    }
    const outcome = await postSigned(
      { ...claimed, messageId: `msg_${claimed.id}`, patience },
      { clock, local: settings.localPush },
    )
    const { cause } = outcome
    const failed = cause !== null
    await database.within(scope, async (tx) => {
      await note(tx, tenantId, claimed.id, outcome)
      if (!failed || attempt.last)
        await end(tx, { tenantId, claimed, state: failed ? 'failed' : 'delivered', at: clock() })
      else
        await tx.query('UPDATE webhook_delivery SET claimed_until = NULL WHERE id = $1', [
          deliveryId,
        ])
      if (await switchesOff(tx, claimed.endpointId, outcome)) {
        const tenant = await tenants.byId(tenantId)
        if (tenant) await mailDisabled(tx, tenant, { url: claimed.url, error: cause!.message })
      }
    })
    if (failed) throw cause
  }
}

async function claim(tx: Tx, deliveryId: number, now: Date): Promise<Claimed | undefined> {
  const [row] = await tx.query<{
    id: number
    event: WebhookEvent | 'test'
    object: string
    body: string | null
    created_at: Date
    endpoint_id: number
    url: string
    enabled: boolean
    secret: string
    old_secret: string | null
  }>(
    `UPDATE webhook_delivery d SET claimed_until = $3 FROM webhook_endpoint e
     WHERE d.id = $1 AND e.id = d.endpoint_id AND d.state = 'waiting' AND (d.claimed_until IS NULL OR d.claimed_until < $2)
     RETURNING d.id, d.event, d.object, d.body, d.created_at, d.endpoint_id, e.url, e.enabled, e.secret, CASE WHEN e.old_secret_until > $2 THEN e.old_secret END AS old_secret`,
    [deliveryId, now, new Date(now.getTime() + claimFor)],
  )
  if (!row) return undefined
  const body = row.body ?? (await bodyOf(tx, row))
  if (row.body === null)
    await tx.query('UPDATE webhook_delivery SET body = $2 WHERE id = $1', [row.id, body])
  const secrets = [row.secret, ...(row.old_secret === null ? [] : [row.old_secret])]
  return { ...row, endpointId: row.endpoint_id, secrets, body }
}

const bodyOf = async (
  tx: Tx,
  { event, object, created_at }: { event: WebhookEvent | 'test'; object: string; created_at: Date },
) =>
  JSON.stringify({
    type: event,
    timestamp: created_at.toISOString(),
    data: (await eventData[event](tx, object)) ?? {},
  })

const note = (
  tx: Tx,
  tenantId: string,
  deliveryId: number,
  { at, milliseconds, posted, cause }: Outcome,
) =>
  tx.query(
    `INSERT INTO webhook_attempt (tenant_id, delivery_id, at, milliseconds, status, cause, error, answer) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      tenantId,
      deliveryId,
      at,
      milliseconds,
      posted?.status ?? null,
      cause?.code ?? null,
      cause?.message.slice(0, 500) ?? null,
      posted?.answer ?? null,
    ],
  )

async function end(
  tx: Tx,
  { tenantId, claimed, state, at }: { tenantId: string; claimed: Claimed; state: string; at: Date },
): Promise<void> {
  await tx.query(
    'UPDATE webhook_delivery SET state = $2, ended_at = $3, claimed_until = NULL, queued = false WHERE id = $1',
    [claimed.id, state, at],
  )
  await dispatchWebhooks(tx, tenantId)
}

/** Notes how an endpoint does. @returns true when it was switched off by this */
async function switchesOff(
  tx: Tx,
  endpointId: number,
  { at, posted, cause }: Outcome,
): Promise<boolean> {
  if (cause === null) {
    await tx.query(
      'UPDATE webhook_endpoint SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL',
      [endpointId],
    )
    return false
  }
  const [row] = await tx.query<{ failing_since: Date; enabled: boolean }>(
    'UPDATE webhook_endpoint SET failing_since = coalesce(failing_since, $2) WHERE id = $1 RETURNING failing_since, enabled',
    [endpointId, at],
  )
  if (!row?.enabled || !givesUp(row.failing_since, at, posted?.status ?? null)) return false
  await tx.query('UPDATE webhook_endpoint SET enabled = false, disabled_at = $2 WHERE id = $1', [
    endpointId,
    at,
  ])
  return true
}
