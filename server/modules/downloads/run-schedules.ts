import { isPermission } from '#domain/account/permissions.ts'
import type { DownloadFormat, DownloadModule } from '#domain/downloads/period.ts'
import { nextRun, type Rhythm, runPeriod, scheduleEnd } from '#domain/downloads/schedule.ts'
import type { Day } from '#domain/time/day.ts'
import { audit } from '../../audit.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import { type Tenant, type Tenants, todayOf } from '../../tenants.ts'
import { heldPermissionsSql } from '../users/held-permissions-sql.ts'
import { mayDownload } from './modules.ts'
import { queueDownload } from './queue-download.ts'

interface RunnerDeps {
  database: Database
  clock: Clock
  tenants: Tenants
}

interface Due {
  id: number
  user_id: number
  of_customer: number | null
  module: DownloadModule
  format: DownloadFormat
  rhythm: Rhythm
  day: number | null
  hour: number
  covered: Day | null
  active: boolean
  language: string | null
  permissions: string[]
  has_customer: boolean
}

/**
 * Starts the download schedules that are due. A run and the next one's time are written in one transaction, so each run
 * starts once; runs missed while no server was up become one. A schedule that fails does not hold up the others; the next
 * look tries it again.
 * @throws AggregateError after all were tried, so that the failure is seen in the operations page
 */
export const scheduleRunner =
  ({ database, clock, tenants }: RunnerDeps) =>
  async (): Promise<void> => {
    const failures: unknown[] = []
    for (const tenant of await tenants.all()) {
      const scope: Scope = { tenantId: tenant.id, user: 'any', customers: 'all' }
      const due = await database.within(scope, (tx) =>
        tx.query<{ id: number }>(
          'SELECT id FROM download_schedule WHERE ended IS NULL AND next_run_at <= $1 ORDER BY next_run_at, id',
          [clock()],
        ),
      )
      for (const { id } of due)
        await database
          .within(scope, async (tx) => {
            const schedule = await claim(tx, id, clock())
            if (schedule) await run(tx, { tenant, clock }, schedule)
          })
          .catch((failure: unknown) => failures.push(failure))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Download schedules failed')
  }

const claim = async (tx: Tx, id: number, now: Date): Promise<Due | undefined> =>
  (
    await tx.query<Due>(
      `SELECT s.id, s.user_id, s.of_customer, s.module, s.format, s.rhythm, s.day, s.hour, s.covered::text AS covered, u.active, u.language,
         ${heldPermissionsSql} AS permissions,
         s.of_customer IS NULL OR (user_may_act_for(s.user_id, s.of_customer) AND EXISTS (SELECT FROM customer c WHERE c.id = s.of_customer AND c.active)) AS has_customer
       FROM download_schedule s JOIN app_user u ON u.id = s.user_id
       WHERE s.id = $1 AND s.ended IS NULL AND s.next_run_at <= $2 FOR UPDATE OF s SKIP LOCKED`,
      [id, now],
    )
  )[0]

async function run(
  tx: Tx,
  { tenant, clock }: { tenant: Tenant; clock: Clock },
  schedule: Due,
): Promise<void> {
  const { id, module, format, user_id: userId, of_customer: customerId, language } = schedule
  const customer = customerId === null ? null : { id: customerId }
  const from = { tx, tenant, clock, customer, requestId: null }
  const ended = scheduleEnd({
    active: schedule.active,
    mayDownload: mayDownload(schedule.permissions.filter(isPermission), module),
    hasCustomer: schedule.has_customer,
  })
  if (ended) {
    await tx.query('UPDATE download_schedule SET ended = $2 WHERE id = $1', [id, ended])
    await audit(
      { ...from, user: null },
      {
        action: 'download-schedule.ended',
        target: String(id),
        after: { module, ended },
      },
    )
    return
  }
  const period = runPeriod(schedule, schedule.covered, todayOf(tenant, clock))
  const job = await queueDownload(tx, tenant, {
    user: { id: userId, language },
    customerId,
    scheduleId: id,
    module,
    format,
    period,
    now: clock(),
  })
  await tx.query('UPDATE download_schedule SET last_run_at = $2, next_run_at = $3 WHERE id = $1', [
    id,
    clock(),
    nextRun(schedule, tenant.timeZone, clock()),
  ])
  await audit(
    { ...from, user: { id: userId } },
    {
      action: 'export.created',
      target: job,
      after: { module, format, ...period, schedule: id },
    },
  )
}
