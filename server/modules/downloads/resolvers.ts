import {
  type DownloadFormat,
  type DownloadModule,
  downloadModules,
  isOfNow,
  periodRefusal,
} from '#domain/downloads/period.ts'
import type { FileProblem } from '#domain/files/file-problem.ts'
import type { DeliveryCause } from '#domain/machine/delivery-cause.ts'
import { isDay } from '#domain/time/day.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { page } from '../../db/page.ts'
import { failure } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { areaPrefix, mayDownload, needsCustomer } from './modules.ts'
import { queueDownload } from './queue-download.ts'
import { seeAll } from './schedule-resolvers.ts'

interface RequestRow {
  id: string
  scheduled: boolean
  customer: string | null
  requestedAt: Date
  from: string
  to: string
  kind: string
  status: 'queued' | 'running' | 'ready' | 'failed' | 'expired'
  fileName: string
  rows: number
  bytes: number | null
  expiresAt: Date
  problem: FileProblem | null
  delivery: 'WAITING' | 'DELIVERED' | 'FAILED' | null
  cause: DeliveryCause | null
  answerStatus: number | null
}

const requestsSql = `SELECT j.id::text AS id, j.schedule_id IS NOT NULL AS scheduled, c.name AS customer, j.created_at AS "requestedAt", filter->>'from' AS "from", filter->>'to' AS "to", kind, state AS status, file_name AS "fileName",
  rows, bytes, expires_at AS "expiresAt", j.problem, d.delivery, d.last->>'cause' AS cause, (d.last->>'status')::int AS "answerStatus"
  FROM export_job j LEFT JOIN customer c ON c.id = j.for_customer
  LEFT JOIN LATERAL (SELECT upper(v.state) AS delivery, v.tries->0 AS last FROM download_delivery v WHERE v.job_id = j.id ORDER BY v.id DESC LIMIT 1) d ON true
  WHERE kind LIKE '${areaPrefix}%'`

/** The rest of a failed file that a new one is asked for by. */
interface Failed {
  format: DownloadFormat
  for_customer: number | null
}

const shaped = ({ kind, ...row }: RequestRow) => ({
  ...row,
  requestedAt: row.requestedAt as never,
  expiresAt: row.expiresAt as never,
  from: row.from as never,
  to: row.to as never,
  module: kind.slice(areaPrefix.length) as DownloadModule,
})

/** Downloads the person has left today, in the tenant's zone. Failed and scheduled ones don't count. */
async function leftToday({ tx, tenant, today, clock }: RequestContext): Promise<number> {
  const { downloadQuota, timeZone } = tenant.config
  const [spent] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM export_job WHERE kind LIKE '${areaPrefix}%' AND state <> 'failed' AND schedule_id IS NULL
       AND created_at > $3::timestamptz - interval '2 days' AND (created_at AT TIME ZONE $2)::date = $1::date`,
    [today, timeZone, clock()],
  )
  return Math.max(0, downloadQuota - spent!.count)
}

export const Query: QueryResolvers<RequestContext> = {
  downloadArea: (_, asked, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      const { rows, ...found } = await page<RequestRow>(request.tx, {
        sql: requestsSql,
        orderBy: '"requestedAt" DESC, id',
        page: asked.page,
        limit: asked.limit,
      })
      return { ...found, rows: rows.map(shaped) }
    }),
  downloadOffer: (_, __, entered) =>
    entered.alone(async (request) => {
      await seeAll(request)
      const { permissions } = request.user
      return {
        modules: downloadModules.filter((module) => mayDownload(permissions, module)),
        left: await leftToday(request),
        quota: request.tenant.config.downloadQuota,
      }
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async requestDownloadArea(_, { module, from, to, format }, request) {
    const { tx, tenant, user, today, clock } = request
    const none = { request: null }
    if (!mayDownload(user.permissions, module)) return refused('not_allowed', 'module', none)
    const isAuditor = user.limitation === 'audit'
    if (!isAuditor) customerOf(request)
    if (needsCustomer(module) && !request.customer)
      return refused('customer_needed', 'module', none)
    const period = { from: String(from), to: String(to) }
    if (!isDay(period.from)) return refused('not_a_day', 'from', none)
    if (!isDay(period.to)) return refused('not_a_day', 'to', none)
    const wrong = periodRefusal(period.from, period.to, today)
    if (wrong) return refused(wrong, wrong === 'in_future' ? 'from' : 'to', none)
    // The quota is the person's, whatever the customer.
    await seeAll(request)
    // Two requests of one person wait for each other: the last turn is given once.
    await tx.query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [user.id])
    if ((await leftToday(request)) === 0) return refused('quota_spent', null, none)
    const id = await queueDownload(tx, tenant, {
      user,
      customerId: request.customer?.id ?? null,
      scheduleId: null,
      module,
      format,
      period,
      now: clock(),
    })
    await audit(request, {
      action: 'export.created',
      target: id,
      after: { module, format, ...period },
    })
    const [row] = await tx.query<RequestRow>(`${requestsSql} AND j.id = $1::uuid`, [id])
    return done('The file is being prepared', { request: shaped(row!) })
  },

  async retryDownload(_, { id }, request) {
    const { tx, tenant, user, today, clock } = request
    const none = { request: null }
    await seeAll(request)
    await tx.query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [user.id])
    const [failed] = await tx.query<RequestRow & Failed>(
      `SELECT q.*, j.format, j.for_customer FROM (${requestsSql}) q JOIN export_job j ON j.id::text = q.id WHERE q.id = $1`,
      [id],
    )
    if (!failed) throw failure('NOT_FOUND')
    if (failed.status !== 'failed') return refused('not_failed', null, none)
    const { module, from, to } = shaped(failed)
    if (!mayDownload(user.permissions, module)) return refused('not_allowed', null, none)
    if ((await leftToday(request)) === 0) return refused('quota_spent', null, none)
    const period = isOfNow(module) ? { from: today, to: today } : { from, to }
    const anew = await queueDownload(tx, tenant, {
      user,
      customerId: failed.for_customer,
      scheduleId: null,
      module,
      format: failed.format,
      period,
      now: clock(),
    })
    await tx.query('DELETE FROM export_job WHERE id::text = $1', [id])
    await audit(request, {
      action: 'export.created',
      target: anew,
      after: { module, format: failed.format, ...period, insteadOf: id },
    })
    const [row] = await tx.query<RequestRow>(`${requestsSql} AND j.id = $1::uuid`, [anew])
    return done('The file is being prepared', { request: shaped(row!) })
  },
}
