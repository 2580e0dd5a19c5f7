import type { DownloadFormat, DownloadModule } from '#domain/downloads/period.ts'
import type { Day } from '#domain/time/day.ts'
import type { Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Tenant } from '../../tenants.ts'
import { titleOf } from '../exports/resolvers.ts'
import { areaKinds, areaPrefix } from './modules.ts'

/** Days that a file can be downloaded. */
const keptDays = 7

interface Asked {
  user: { id: number; language: string | null }
  /** Null: of all that the person may act for. */
  customerId: number | null
  /** Null: the person asked for it. */
  scheduleId: number | null
  module: DownloadModule
  format: DownloadFormat
  period: { from: Day; to: Day }
  now: Date
}

/** Puts a file of the download area into the queue. @returns its id in `export_job` */
export async function queueDownload(tx: Tx, tenant: Tenant, asked: Asked): Promise<string> {
  const { user, customerId, scheduleId, module, format, period, now } = asked
  const kind = areaPrefix + module
  const days = period.from === period.to ? period.to : `${period.from} – ${period.to}`
  const [job] = await tx.query<{ id: string }>(
    `INSERT INTO export_job (tenant_id, user_id, for_customer, schedule_id, kind, format, filter, language, file_name, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11) RETURNING id`,
    [
      tenant.id,
      user.id,
      customerId,
      scheduleId,
      kind,
      format,
      JSON.stringify(period),
      user.language,
      `${titleOf(areaKinds[kind]!, { tenant, user })} ${days}.${format}`,
      now,
      new Date(now.getTime() + keptDays * 86_400_000),
    ],
  )
  await enqueue(tx, 'export', { tenantId: tenant.id, id: job!.id })
  return job!.id
}
