import { isPermission } from '#domain/account/permissions.ts'
import type { DownloadFormat, DownloadModule } from '#domain/downloads/period.ts'
import { givesUp } from '#domain/machine/webhook.ts'
import { audit } from '../../audit.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { JobData } from '../../jobs/job-data.ts'
import type { Try } from '../../jobs/worker.ts'
import { type Outcome, postSigned } from '../../outgoing/post-signed.ts'
import type { Settings } from '../../settings.ts'
import type { Tenants } from '../../tenants.ts'
import { exportMimes } from '../exports/export-kind.ts'
import type { FileStore } from '../files/file-store.ts'
import { heldPermissionsSql } from '../users/held-permissions-sql.ts'
import { areaPrefix, mayDownload } from './modules.ts'
import type { StoredTry } from './tables.ts'
import { noteCovered, type ScheduledJob, tellUndelivered } from './tell-scheduled.ts'

interface DeliverDeps {
  database: Database
  clock: Clock
  settings: Pick<Settings, 'localPush'>
  tenants: Tenants
  store: FileStore
}

/** A system that hangs is given up after this many milliseconds; a large file takes its time. */
const patience = 60_000
/** Longer than one try may take: a process that claimed a file and says nothing for this time has died. */
const claimFor = 120_000

interface Claimed extends ScheduledJob {
  id: number
  url: string
  secret: string
  old_secret: string | null
  format: DownloadFormat
  file_key: string
  permissions: string[]
}

/**
 * Puts a schedule's new file on its way to the address that the schedule has. Files that still wait are given up: the new
 * one has their days.
 * @returns false: it has no address
 */
export async function sendOn(
  tx: Tx,
  tenantId: string,
  job: { id: string; schedule_id: number },
  now: Date,
): Promise<boolean> {
  await tx.query(
    `UPDATE download_delivery SET state = 'failed' WHERE schedule_id = $1 AND state = 'waiting'`,
    [job.schedule_id],
  )
  const [delivery] = await tx.query<{ id: number }>(
    `INSERT INTO download_delivery (tenant_id, user_id, schedule_id, job_id, created_at)
     SELECT tenant_id, user_id, id, $2::uuid, $3 FROM download_schedule WHERE id = $1 AND url IS NOT NULL RETURNING id`,
    [job.schedule_id, job.id, now],
  )
  if (!delivery) return false
  await enqueue(tx, 'download-delivery', { tenantId, deliveryId: delivery.id })
  return true
}

/** Sends one file of a schedule to its address, signed as webhooks are, and writes down the try. */
export function fileDeliverer({ database, clock, settings, tenants, store }: DeliverDeps) {
  return async (
    { tenantId, deliveryId }: JobData['download-delivery'],
    attempt: Try,
  ): Promise<void> => {
    const scope: Scope = { tenantId, user: 'any', customers: 'all' }
    const claimed = await database.within(scope, (tx) => claim(tx, deliveryId, clock()))
    if (!claimed) return
    const module = claimed.kind.slice(areaPrefix.length) as DownloadModule
    // The right was withdrawn since the file was written; the schedule ends at its next run.
    if (!mayDownload(claimed.permissions.filter(isPermission), module)) {
      await database.within(scope, (tx) =>
        tx.query(
          `UPDATE download_delivery SET state = 'failed', claimed_until = NULL WHERE id = $1`,
          [claimed.id],
        ),
      )
      return
    }
    const content = await store.get(claimed.file_key)
    if (!content) throw new Error(`the file of delivery ${deliveryId} is gone`)
    const { from, to } = claimed.filter as { from: string; to: string }
    const outcome = await postSigned(
      {
        url: claimed.url,
        body: content,
        secrets: [claimed.secret, claimed.old_secret].filter((one) => one !== null),
        messageId: `file_${claimed.id}`,
        patience,
        headers: {
          'content-type': exportMimes[claimed.format],
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(claimed.file_name)}`,
          'pannier-module': module,
          'pannier-from': from,
          'pannier-to': to,
        },
      },
      { clock, local: settings.localPush },
    )
    const { cause, posted } = outcome
    // An address that answers 410 is gone for good.
    const last = attempt.last || posted?.status === 410
    await database.within(scope, async (tx) => {
      await note(
        tx,
        claimed.id,
        outcome,
        cause === null ? 'delivered' : last ? 'failed' : 'waiting',
      )
      if (cause === null) return noteCovered(tx, claimed)
      const [schedule] = await tx.query<{ failing_since: Date }>(
        'UPDATE download_schedule SET failing_since = coalesce(failing_since, $2) WHERE id = $1 RETURNING failing_since',
        [claimed.schedule_id, outcome.at],
      )
      const tenant = last && schedule && (await tenants.byId(tenantId))
      if (!tenant) return
      const ended = givesUp(schedule.failing_since, outcome.at, posted?.status ?? null)
      await tellUndelivered(tx, tenant, claimed, { url: claimed.url, ended, outcome })
      if (!ended) return
      await tx.query(`UPDATE download_schedule SET ended = 'address_failed' WHERE id = $1`, [
        claimed.schedule_id,
      ])
      await audit(
        { tx, tenant, clock, customer: null, requestId: null, user: null },
        {
          action: 'download-schedule.ended',
          target: String(claimed.schedule_id),
          after: { url: claimed.url, ended: 'address_failed' },
        },
      )
    })
    if (cause) throw cause
  }
}

/** Takes a delivery that waits, of a schedule that still runs and a person who may still log in. */
const claim = async (tx: Tx, deliveryId: number, now: Date): Promise<Claimed | undefined> =>
  (
    await tx.query<Claimed>(
      `UPDATE download_delivery d SET claimed_until = $3 FROM download_schedule s, export_job j, app_user u
       WHERE d.id = $1 AND s.id = d.schedule_id AND s.url IS NOT NULL AND s.ended IS NULL AND j.id = d.job_id AND j.state = 'ready' AND u.id = s.user_id AND u.active
         AND d.state = 'waiting' AND (d.claimed_until IS NULL OR d.claimed_until < $2)
       RETURNING d.id, d.schedule_id, d.user_id, s.url, s.secret, CASE WHEN s.old_secret_until > $2 THEN s.old_secret END AS old_secret,
         j.kind, j.format, j.filter, j.file_name, j.file_key, ${heldPermissionsSql} AS permissions`,
      [deliveryId, now, new Date(now.getTime() + claimFor)],
    )
  )[0]

const note = (
  tx: Tx,
  deliveryId: number,
  { at, milliseconds, posted, cause }: Outcome,
  state: 'waiting' | 'delivered' | 'failed',
) =>
  tx.query(
    'UPDATE download_delivery SET state = $2, claimed_until = NULL, tries = $3::jsonb || tries WHERE id = $1',
    [
      deliveryId,
      state,
      JSON.stringify([
        {
          at: at.toISOString(),
          milliseconds,
          status: posted?.status ?? null,
          cause: cause?.code ?? null,
          answer: posted?.answer ?? null,
        } satisfies StoredTry,
      ]),
    ],
  )
