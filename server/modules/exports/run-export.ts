import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { hasScope, isPermission } from '#domain/account/permissions.ts'
import { isLasting } from '#domain/files/file-problem.ts'
import { catalogueOf, localeFor } from '#domain/portal/locales.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Handler } from '../../jobs/worker.ts'
import { type Tenant, type Tenants, todayOf } from '../../tenants.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import type { Settings } from '../../settings.ts'
import { notify } from '../notifications/notify.ts'
import type { FileStore } from '../files/file-store.ts'
import { heldPermissionsSql } from '../users/held-permissions-sql.ts'
import { type ExportKind, exportMimes, type ExportScope } from './export-kind.ts'
import { sendOn } from '../downloads/deliver-file.ts'
import { areaKinds } from '../downloads/modules.ts'
import { tellFailedSchedule, tellScheduledFile } from '../downloads/tell-scheduled.ts'
import { FileFailed, problemOf } from './file-problem.ts'
import { kindCalled } from './kind-called.ts'
import { csvText, jsonText } from './text-files.ts'
import { type CellValue, workbookStream } from './workbook-stream.ts'

/** Rows fetched at once. */
const batch = 1_000

interface Job {
  id: string
  user_id: number
  for_customer: number | null
  /** Of a list, or of the download area. */
  kind: string
  format: keyof typeof exportMimes
  filter: Record<string, string>
  language: string | null
  file_name: string
  /** Schedule of the download area that asked for it; null: a person did. */
  schedule_id: number | null
}

interface Deps {
  database: Database
  clock: Clock
  tenants: Tenants
  store: FileStore
  settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'port' | 'basePath'>
}

const servers = { user: 'any', customers: 'all' } as const

/**
 * Writes the file of an `export_job`. If a try breaks off, the next one starts from the beginning; the job has failed when the
 * last one does, or at once for a reason that will last.
 */
export const exporter =
  (deps: Deps): Handler<'export'> =>
  async ({ tenantId, id }, { last }) => {
    const { database, clock } = deps
    const [job] = await database.within({ tenantId, ...servers }, (tx) =>
      tx.query<Job>(
        `UPDATE export_job SET state = 'running', rows = 0 WHERE id = $1 AND state IN ('queued', 'running')
         RETURNING id, user_id, for_customer, kind, format, filter, language, file_name, schedule_id`,
        [id],
      ),
    )
    if (!job) return
    try {
      const { rows, content, key } = await writeFile(deps, tenantId, job)
      const tenant = await deps.tenants.byId(tenantId)
      await database.within({ tenantId, ...servers }, async (tx) => {
        await tx.query(
          `UPDATE export_job SET state = 'ready', rows = $2, bytes = $3, file_key = $4, finished_at = $5 WHERE id = $1`,
          [id, rows, content.length, key, clock()],
        )
        if (!tenant) return
        if (isScheduled(job) && (await sendOn(tx, tenantId, job, clock()))) return
        if (job.kind in areaKinds)
          await notify(tx, tenant, { kind: 'download-ready', jobId: id, userId: job.user_id })
        if (isScheduled(job)) await tellScheduledFile(tx, tenant, job, content)
      })
    } catch (error) {
      const problem = problemOf(error)
      const lasts = isLasting(problem)
      if (last || lasts) await giveUp(deps, tenantId, job, error as Error)
      if (!lasts) throw error
    }
  }

async function giveUp(
  { database, clock, tenants }: Deps,
  tenantId: string,
  job: Job,
  error: Error,
): Promise<void> {
  const problem = problemOf(error)
  const tenant = await tenants.byId(tenantId)
  await database.within({ tenantId, ...servers }, async (tx) => {
    await tx.query(
      `UPDATE export_job SET state = 'failed', error = $2, problem = $3, finished_at = $4 WHERE id = $1`,
      [job.id, error.message.slice(0, 500), problem, clock()],
    )
    if (!tenant) return
    if (job.kind in areaKinds)
      await notify(tx, tenant, { kind: 'download-failed', jobId: job.id, userId: job.user_id })
    if (isScheduled(job)) await tellFailedSchedule(tx, tenant, job, problem)
  })
}

/** Checks what may have changed since the file was asked for. @throws FileFailed */
async function checkRights(tx: Tx, kind: ExportKind, job: Job): Promise<void> {
  const [held] = await tx.query<{ permissions: string[]; has_customer: boolean }>(
    `SELECT ${heldPermissionsSql} AS permissions, $2::int IS NULL OR user_may_act_for(u.id, $2) AS has_customer FROM app_user u WHERE u.id = $1`,
    [job.user_id, job.for_customer],
  )
  const scopes = job.kind in areaKinds ? ['page.download-area' as const] : []
  const permissions = held?.permissions.filter(isPermission) ?? []
  if (!hasScope(permissions, scopes) || !hasScope(permissions, kind.scopes))
    throw new FileFailed('not_allowed')
  if (!held!.has_customer) throw new FileFailed('customer_lost')
}

const isScheduled = (job: Job): job is Job & { schedule_id: number } => job.schedule_id !== null

async function writeFile(deps: Deps, tenantId: string, job: Job) {
  const { database, clock, tenants, store, settings } = deps
  const tenant = await tenants.byId(tenantId)
  if (!tenant) throw new Error(`no tenant ${tenantId}`)
  const kind = kindCalled(job.kind)
  if (!kind) throw new Error(`no kind of export is called ${job.kind}`)
  const folder = join(settings.dataDir, 'exports')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${job.id}.${job.format}`)
  const customers = job.for_customer === null ? [] : [job.for_customer]
  let rows = 0
  try {
    await database.within({ tenantId, ...servers }, (tx) => checkRights(tx, kind, job))
    await database.within({ tenantId, user: job.user_id, customers }, async (tx) => {
      await tx.query(`SELECT set_config('statement_timeout', '0', true)`)
      if (job.for_customer === null) await tx.query('SELECT act_for_all($1)', [job.user_id])
      const counted = counting(
        rowsOf(tx, kind, job, {
          today: todayOf(tenant, clock),
          timeZone: tenant.timeZone,
          origin: portalAddress(settings, tenant.hosts[0]!),
        }),
        async (count) => {
          rows = count
          // Not on the embedded database: its one connection is at work here.
          if (database.kind === 'postgres') await noteProgress(database, tenantId, job.id, count)
        },
      )
      await pipeline(fileStream(kind, job, tenant, counted), createWriteStream(path))
    })
    const content = await readFile(path)
    const key = `${tenantId}/exports/${job.id}.${job.format}`
    await store.put(key, content, exportMimes[job.format]).catch((error: unknown) => {
      throw new FileFailed('storage_failed', error)
    })
    return { rows, content, key }
  } finally {
    await rm(path, { force: true })
  }
}

const noteProgress = (database: Database, tenantId: string, id: string, rows: number) =>
  database.within({ tenantId, ...servers }, (tx) =>
    tx.query('UPDATE export_job SET rows = $2 WHERE id = $1', [id, rows]),
  )

type Batches = AsyncIterable<CellValue[][]>

async function* rowsOf(
  tx: Tx,
  kind: ExportKind,
  job: Job,
  tenant: Pick<ExportScope, 'today' | 'timeZone' | 'origin'>,
): Batches {
  const asked = await kind.rows(v.parse(kind.filter, job.filter), {
    tx,
    userId: job.user_id,
    customerId: job.for_customer,
    ...tenant,
  })
  const names = Object.keys(kind.columns)
  const cellsOf = (row: Readonly<Record<string, unknown>>) =>
    names.map((name) => (row[name] ?? null) as CellValue)
  if ('list' in asked) {
    for (let n = 0; n < asked.list.length; n += batch)
      yield asked.list.slice(n, n + batch).map(cellsOf)
    return
  }
  const { shape = (row) => row } = asked
  await tx.query(`DECLARE export_rows NO SCROLL CURSOR FOR ${asked.sql}`, asked.args)
  for (;;) {
    const rows = await tx.query<Record<string, unknown>>(`FETCH ${batch} FROM export_rows`)
    if (rows.length === 0) return
    yield rows.map((row) => cellsOf(shape(row)))
  }
}

async function* counting(batches: Batches, tell: (count: number) => Promise<void>): Batches {
  let count = 0
  for await (const rows of batches) {
    yield rows
    count += rows.length
    await tell(count)
  }
}

/** Puts words in place of codes. */
async function* inWords(
  kind: ExportKind,
  language: ReturnType<typeof catalogueOf>,
  batches: Batches,
): Batches {
  const words = Object.keys(kind.columns).map((column) => kind.values?.[column]?.[language])
  for await (const rows of batches)
    yield rows.map((row) =>
      row.map((value, n) => (value === null ? null : (words[n]?.[String(value)] ?? value))),
    )
}

function fileStream(kind: ExportKind, job: Job, { config }: Tenant, batches: Batches): Readable {
  const locale = localeFor(
    job.language ?? undefined,
    config.languages.map(({ code }) => code),
  )
  const language = catalogueOf(locale)
  const words = kind.words[language]
  const columns = Object.entries(kind.columns).map(([name, format]) => ({
    name,
    heading: words.columns[name]!,
    format,
  }))
  const decimals = config.currency.decimalPrecision
  switch (job.format) {
    case 'xlsx':
      return workbookStream(columns, inWords(kind, language, batches), {
        sheet: words.title,
        decimals,
      })
    case 'csv':
      return Readable.from(csvText(columns, inWords(kind, language, batches), decimals), {
        objectMode: false,
      })
    case 'json':
      return Readable.from(jsonText(columns, batches, decimals), { objectMode: false })
  }
}
