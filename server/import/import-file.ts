import type { Day } from '#domain/time/day.ts'
import { audit } from '../audit.ts'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { FileStore } from '../modules/files/file-store.ts'
import { isConflict } from '../failure.ts'
import { BrokenFile } from './broken-file.ts'
import type { Feed, Row } from './feed.ts'
import { articlePictures } from './feeds/article-pictures.ts'
import { countLive, refuseManyEnded } from './guards.ts'
import type { Reason } from './cells/kinds.ts'
import { rowParser } from './cells/parse-row.ts'
import { emptyReport, refusedKept, type FileReport, type RefusedRow } from './report.ts'
import type { ReadFile, SourceFile } from './source-file.ts'
import type { Source } from './source.ts'
import { statementsOf, type Statements } from './statements.ts'

const batchSize = 2000

function refuse(report: FileReport, line: number, column: string, reason: Reason, value: string) {
  report.refusedCount += 1
  if (report.refused.length < refusedKept) report.refused.push({ line, column, reason, value })
}

/** Import of one file: what its rows need, and where they go. */
interface Way {
  tx: Tx
  tenantId: string
  feed: Feed
  readFile: ReadFile
  store: FileStore
  report: FileReport
  announced: string[]
}

async function stageBatch(
  { tx, tenantId, feed, readFile, store, report }: Way,
  sql: Statements,
  rows: Row[],
) {
  await feed.bringFiles?.(
    tx,
    tenantId,
    rows.filter(({ spared }) => !spared),
    readFile,
    (row, column, reason) => {
      refuse(report, row.line as number, column, reason, String(row[column]))
      row.spared = true
    },
    store,
  )
  if (!feed.whole) await tx.query(sql.clear)
  await tx.query(sql.stage, [tenantId, JSON.stringify(rows)])
}

/** Puts the staged rows into the feed's table. */
async function putStaged({ tx, tenantId, feed, report, announced }: Way, sql: Statements) {
  for (const statement of [sql.refuseUnknown, sql.refuseRepeated]) {
    const needsTenant = statement.includes('$1')
    const refused = await tx.query<RefusedRow>(statement, needsTenant ? [tenantId] : [])
    for (const { line, column, reason, value } of refused.toSorted((a, b) => a.line - b.line))
      refuse(report, line, column, reason, value.slice(0, 80))
  }
  const putWatched = await feed.watch?.(tx, tenantId)
  for (const statement of feed.before ?? []) await tx.query(statement, [tenantId])
  const [put] = await tx.query<{ inserted: number; updated: number; announced: string[] }>(
    sql.put,
    [tenantId],
  )
  for (const statement of feed.after ?? []) await tx.query(statement, [tenantId])
  await putWatched?.()
  report.inserted += put!.inserted
  report.updated += put!.updated
  announced.push(...put!.announced)
}

async function importRows(way: Way, sql: Statements, file: SourceFile): Promise<void> {
  const { tx, feed, report } = way
  const parseRow = rowParser(feed, file.header)
  for (const statement of sql.open) await tx.query(statement)
  let batch: Row[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await stageBatch(way, sql, batch)
    if (!feed.whole) await putStaged(way, sql)
    batch = []
  }
  for await (const source of file.rows) {
    report.rows += 1
    const { row, refused } = parseRow(source)
    row.line = source.line
    if (refused) {
      refuse(report, source.line, refused.column, refused.reason, refused.value)
      row.spared = true
    }
    batch.push(row)
    if (batch.length >= batchSize) await flush()
  }
  await flush()
  if (feed.whole && report.rows > 0) await putStaged(way, sql)
}

const countUp = `INSERT INTO catalogue_revision AS t (tenant_id, revision) VALUES ($1, 1)
  ON CONFLICT (tenant_id) DO UPDATE SET revision = t.revision + 1`

/** Records a file that changed something: who runs commands is not known, what came with it is. */
async function auditImport(
  tx: Tx,
  { tenantId, author: by }: Pick<Run, 'tenantId' | 'author'>,
  { feed, inserted, updated, ended, refusedCount: refused }: FileReport,
  created: readonly string[],
): Promise<void> {
  if (inserted + updated + ended === 0) return
  const clock = () => new Date()
  const author = { tenant: { id: tenantId }, user: null, customer: null, requestId: null, ...by }
  await audit(
    { tx, clock, ...author },
    {
      action: 'feed.imported',
      target: feed,
      after: { inserted, updated, ended, refused, ...(created.length > 0 && { created }) },
    },
  )
}

/** An import of several files: their common part. */
export interface Run {
  /** Runs the work of one file, whole or not at all. */
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  tenantId: string
  delta: boolean
  today: Day
  store: FileStore
  /** Most of our rows, in percent, that a full file may end. */
  allowEnded: number
  /** The program that sends it, and its request. */
  author?: { machine: string; requestId: string }
}

/** Ends what a full file does not name. @throws BrokenFile when that is more than may end */
async function endMissing(
  tx: Tx,
  { tenantId, today, allowEnded }: Run,
  sql: Statements,
  live: number,
  report: FileReport,
): Promise<void> {
  if (!sql.missing) return
  await refuseManyEnded(tx, sql.missing, [tenantId, today], { live, allowEnded, rows: report.rows })
  const [ended] = await tx.query<{ count: number }>(sql.missing.end, [tenantId, today])
  report.ended = ended!.count
}

/** Times that a file is read when other changes of the same moment get in its way. */
const conflictTries = 3

/** Brings one feed of a source; a file that the database undid for another change's sake is read again. @returns undefined when the source has no such file */
export async function importFile(
  run: Run,
  feed: Feed,
  source: Source,
  created: string[],
): Promise<FileReport | undefined> {
  for (let tries = 1; ; tries += 1)
    try {
      return await importOnce(run, feed, source, created)
    } catch (error) {
      if (!isConflict(error) || tries === conflictTries) throw error
    }
}

async function importOnce(
  run: Run,
  feed: Feed,
  source: Source,
  created: string[],
): Promise<FileReport | undefined> {
  const { within, tenantId, delta, store } = run
  const report = emptyReport(feed.name)
  const started = performance.now()
  const announced: string[] = []
  try {
    const file = await source.open(feed)
    if (!file) return undefined
    const readFile = (feed === articlePictures && source.readPicture) || source.readFile
    await within(async (tx) => {
      const sql = statementsOf(feed, file.header)
      const live = delta ? 0 : await countLive(tx, sql.missing, [tenantId, run.today])
      await importRows({ tx, tenantId, feed, readFile, store, report, announced }, sql, file)
      if (!delta) await endMissing(tx, run, sql, live, report)
      if (feed.job) await enqueue(tx, feed.job, { tenantId })
      await auditImport(tx, run, report, announced)
      if (feed.catalogue && report.inserted + report.updated + report.ended > 0)
        await tx.query(countUp, [tenantId])
    })
    created.push(...announced)
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    return { ...emptyReport(feed.name), broken: { reason: error.reason, detail: error.detail } }
  }
  report.refused.sort((a, b) => a.line - b.line)
  report.unchanged = report.rows - report.refusedCount - report.inserted - report.updated
  report.milliseconds = performance.now() - started
  return report
}
