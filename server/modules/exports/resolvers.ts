import * as v from 'valibot'
import { hasScope } from '#domain/account/permissions.ts'
import { catalogueOf, localeFor } from '#domain/portal/locales.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type {
  ExportFormat,
  ExportKind as KindName,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import type { Tenant } from '../../tenants.ts'
import type { ExportKind } from './export-kind.ts'
import { areaPrefix } from '../downloads/modules.ts'
import { exportKinds } from './export-kinds.ts'
import { type ExportRow, readExport, readExports } from './export-store.ts'

/** Days that a file can be downloaded. */
const keptDays = 7
/** Exports of one person that may wait or run at a time. */
const maxWaiting = 5
const maxFilters = 20
const maxListed = 50

const jobOf = ({ file_name, created_at, finished_at, expires_at, ...row }: ExportRow) => ({
  ...row,
  fileName: file_name,
  createdAt: created_at as never,
  finishedAt: finished_at as never,
  expiresAt: expires_at as never,
})

export const Query: QueryResolvers<RequestContext> = {
  async exportJob(_, { id }, { tx }) {
    const row = v.is(v.pipe(v.string(), v.uuid()), id) ? await readExport(tx, id) : undefined
    return row && !(row.kind as string).startsWith(areaPrefix) ? jobOf(row) : null
  },
  async exportJobs(_, _args, { tx }) {
    return (await readExports(tx, maxListed)).map(jobOf)
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async createExport(_, { kind: name, format, filter: given }, request) {
    const { tx, user } = request
    const kind = exportKinds[name]
    if (!hasScope(user.permissions, kind.scopes)) return refused('not_allowed', 'kind')
    const filter = Object.fromEntries(given.map((one) => [one.name, one.value]))
    if (!v.is(kind.filter, filter)) return refused('bad_filter', 'filter')
    const [waiting] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM export_job WHERE state IN ('queued', 'running') AND schedule_id IS NULL`,
    )
    if (waiting!.count >= maxWaiting) return refused('too_many', 'kind')
    const id = await addJob(request, { name, kind, format, filter })
    return done('The file is being prepared', { job: jobOf((await readExport(tx, id))!) })
  },
  async noteExport(_, { list, format, rows, filter }, request) {
    if (!/^[a-z][a-z-]{0,59}$/.test(list)) return refused('bad_list', 'list')
    if (filter.length > maxFilters) return refused('bad_filter', 'filter')
    await audit(request, {
      action: 'export.created',
      target: list,
      after: {
        format,
        rows,
        filter: Object.fromEntries(
          filter.map(({ name, value }) => [name.slice(0, 40), value.slice(0, 200)]),
        ),
      },
    })
    return done('Noted')
  },
}

async function addJob(
  request: RequestContext,
  asked: {
    name: KindName
    kind: ExportKind
    format: ExportFormat
    filter: Record<string, string>
  },
): Promise<string> {
  const { tx, tenant, user, today, clock } = request
  const { name, kind, format, filter } = asked
  const expires = new Date(clock().getTime() + keptDays * 86_400_000)
  const [job] = await tx.query<{ id: string }>(
    `INSERT INTO export_job (tenant_id, user_id, for_customer, kind, format, filter, language, file_name, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10) RETURNING id`,
    [
      tenant.id,
      user.id,
      kind.ofCustomer ? customerOf(request).id : null,
      name,
      format,
      JSON.stringify(filter),
      user.language,
      `${titleOf(kind, request)} - ${today.split('-').toReversed().join('-')}.${format}`,
      clock(),
      expires,
    ],
  )
  await enqueue(tx, 'export', { tenantId: tenant.id, id: job!.id })
  await audit(request, {
    action: 'export.created',
    target: job!.id,
    after: { kind: name, format, filter },
  })
  return job!.id
}

/** Title of a kind in the person's language, as its file is called. */
export function titleOf(
  kind: ExportKind,
  { tenant, user }: { tenant: Pick<Tenant, 'config'>; user: { language: string | null } },
): string {
  const offered = tenant.config.languages.map(({ code }) => code)
  const locale = localeFor(user.language ?? undefined, offered)
  return kind.fileName ?? kind.words[catalogueOf(locale)].title
}
