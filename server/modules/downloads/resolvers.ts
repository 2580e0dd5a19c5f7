import { hasScope } from '#domain/account/permissions.ts'
import { type DownloadModule, downloadModules, periodRefusal } from '#domain/downloads/period.ts'
import { isDay } from '#domain/time/day.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { page } from '../../db/page.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { titleOf } from '../exports/resolvers.ts'
import { areaKinds, areaPrefix, moduleRule } from './modules.ts'

/** Days that a file can be downloaded. */
const keptDays = 7

interface RequestRow {
  id: string
  requestedAt: Date
  from: string
  to: string
  kind: string
  status: 'queued' | 'running' | 'ready' | 'failed' | 'expired'
  fileName: string
  rows: number
  bytes: number | null
  expiresAt: Date
}

const requestsSql = `SELECT id::text AS id, created_at AS "requestedAt", filter->>'from' AS "from", filter->>'to' AS "to", kind, state AS status, file_name AS "fileName",
  rows, bytes, expires_at AS "expiresAt" FROM export_job WHERE kind LIKE '${areaPrefix}%'`

const shaped = ({ kind, ...row }: RequestRow) => ({
  ...row,
  requestedAt: row.requestedAt as never,
  expiresAt: row.expiresAt as never,
  from: row.from as never,
  to: row.to as never,
  module: kind.slice(areaPrefix.length) as DownloadModule,
})

/** Requests that the person has left today, by the tenant's clocks; one that failed gives its turn back. */
async function leftToday({ tx, tenant, today, clock }: RequestContext): Promise<number> {
  const { downloadQuota, timeZone } = tenant.config
  const [spent] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM export_job WHERE kind LIKE '${areaPrefix}%' AND state <> 'failed'
       AND created_at > $3::timestamptz - interval '2 days' AND (created_at AT TIME ZONE $2)::date = $1::date`,
    [today, timeZone, clock()],
  )
  return Math.max(0, downloadQuota - spent!.count)
}

const mayHave = ({ user }: RequestContext, module: DownloadModule) =>
  hasScope(user.permissions, moduleRule(module).scopes)

export const Query: QueryResolvers<RequestContext> = {
  async downloadArea(_, asked, { tx }) {
    const { rows, ...found } = await page<RequestRow>(tx, {
      sql: requestsSql,
      orderBy: '"requestedAt" DESC, id',
      page: asked.page,
      limit: asked.limit,
    })
    return { ...found, rows: rows.map(shaped) }
  },
  downloadOffer: async (_, __, request) => ({
    modules: downloadModules.filter((module) => mayHave(request, module)),
    left: await leftToday(request),
    quota: request.tenant.config.downloadQuota,
  }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async requestDownloadArea(_, { module, from, to, format }, request) {
    const { tx, tenant, user, today, clock } = request
    const none = { request: null }
    if (!mayHave(request, module)) return refused('not_allowed', 'module', none)
    const isAuditor = user.limitation === 'audit'
    if (!isAuditor) customerOf(request)
    if (moduleRule(module).needsCustomer && !request.customer)
      return refused('customer_needed', 'module', none)
    const period = { from: String(from), to: String(to) }
    if (!isDay(period.from)) return refused('not_a_day', 'from', none)
    if (!isDay(period.to)) return refused('not_a_day', 'to', none)
    const wrong = periodRefusal(period.from, period.to, today)
    if (wrong) return refused(wrong, wrong === 'in_future' ? 'from' : 'to', none)
    // Two requests of one person wait for each other: the last turn is given once.
    await tx.query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [user.id])
    if ((await leftToday(request)) === 0) return refused('quota_spent', null, none)
    const kind = areaPrefix + module
    const [job] = await tx.query<{ id: string }>(
      `INSERT INTO export_job (tenant_id, user_id, for_customer, kind, format, filter, language, file_name, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10) RETURNING id`,
      [
        tenant.id,
        user.id,
        request.customer?.id ?? null,
        kind,
        format,
        JSON.stringify(period),
        user.language,
        `${titleOf(areaKinds[kind]!, request)} ${period.from} – ${period.to}.${format}`,
        clock(),
        new Date(clock().getTime() + keptDays * 86_400_000),
      ],
    )
    await enqueue(tx, 'export', { tenantId: tenant.id, id: job!.id })
    await audit(request, {
      action: 'export.created',
      target: job!.id,
      after: { module, format, ...period },
    })
    const [row] = await tx.query<RequestRow>(`${requestsSql} AND id = $1::uuid`, [job!.id])
    return done('The file is being prepared', { request: shaped(row!) })
  },
}
