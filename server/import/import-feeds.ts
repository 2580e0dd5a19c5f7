import { dayIn, type Day } from '#domain/time/day.ts'
import type { Database, Scope, Tx } from '../db/database.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import type { FileStore } from '../modules/files/file-store.ts'
import {
  recordImport,
  type ImportOrigin,
  type ImportRecord,
} from '../modules/imports/import-history.ts'
import { countUninvited, inviteImported } from '../session/invite.ts'
import { feedRoles, fileStorePlace } from '../settings.ts'
import { feeds } from './feed-order.ts'
import { guardedUsers, users } from './feeds/users.ts'
import { usualAllowEnded } from './guards.ts'
import { importFile, type Run } from './import-file.ts'
import { nested, rolledBack, withoutWriting } from './dry-run.ts'
import { exitCodeOf } from './report-text.ts'
import { emptyImport, type ImportReport } from './report.ts'
import type { Source } from './source.ts'

/**
 * Brings a tenant's feeds into the database, each file in one transaction. What is refused or broken is in the report.
 * @param options.delta the files hold only what changed: what they do not name stays
 * @param options.today the day prices that are not named end before; today in the tenant's zone when left out
 * @param options.store where pictures are kept; that of the environment when left out
 * @param options.allowEnded most of our rows, in percent, that a full file may end; a fifth when left out
 * @param options.invite people without a password get a link by mail to set one
 * @param options.origin what the history of imports says of it; a dry run is not recorded
 * @param options.dryRun nothing is changed or written: the report says what would be
 * @param options.undoable false: what changes is not noted, and the import cannot be undone
 * @param options.byHand an operator's own records: users that no feed brought may be changed, and any role given
 * @throws Error for a tenant that does not exist, and what the database throws
 */
export async function importFeeds(
  database: Database,
  tenantId: string,
  source: Source,
  options: {
    delta?: boolean
    today?: Day
    allowEnded?: number
    invite?: boolean
    dryRun?: boolean
    origin?: ImportOrigin
    store?: FileStore
    undoable?: boolean
    byHand?: boolean
  } = {},
): Promise<ImportReport> {
  const [tenant] = await database.bare((tx) =>
    tx.query<{ time_zone: string }>('SELECT time_zone FROM tenant WHERE id = $1', [tenantId]),
  )
  if (!tenant) throw new Error(`There is no tenant ${tenantId}. Set one up with: npm run tenant`)
  const today = options.today ?? dayIn(tenant.time_zone, new Date())
  const store = options.store ?? createFileStore(fileStorePlace(process.env))
  const scope: Scope = { tenantId, user: 'any', customers: 'all' }
  const common: Omit<Run, 'within'> = {
    tenantId,
    delta: options.delta ?? false,
    today,
    allowEnded: options.allowEnded ?? usualAllowEnded,
    store: options.dryRun ? withoutWriting(store) : store,
  }
  const bring = (within: Run['within'], record?: ImportRecord) =>
    bringAll({ ...common, within }, source, options.byHand ?? false, record)
  const countLeft = (tx: Tx) => (options.invite ? countUninvited(tx) : Promise.resolve(0))
  if (options.dryRun)
    return rolledBack(database, scope, async (tx) => ({
      ...(await bring((work) => nested(tx, () => work(tx)))),
      dryRun: true,
      toInvite: await countLeft(tx),
    }))
  const record = await recordImport(
    database,
    tenantId,
    options.origin ?? { by: 'server', source: '' },
    common.delta,
  )
  const noted = <T>(work: (tx: Tx) => Promise<T>) =>
    database.within(scope, async (tx) => {
      // A file of millions of rows takes longer than a request may. By the name of the run, triggers note what it changes.
      await tx.query(
        `SELECT set_config('statement_timeout', '0', true), set_config('app.import', $1, true)`,
        [options.undoable === false ? '' : record.id],
      )
      return work(tx)
    })
  const report = await recorded(record, () => bring(noted, record))
  if (options.invite) report.invited = await inviteImported(database, tenantId, new Date())
  report.toInvite = await database.within(scope, countLeft)
  // Plans made before a first import would be made for empty tables.
  await database.asOwner('ANALYZE')
  return report
}

/** Writes down how an import ended, also when it breaks off. */
async function recorded(
  record: ImportRecord,
  work: () => Promise<ImportReport>,
): Promise<ImportReport> {
  try {
    const report = await work()
    await record.finish((['done', 'failed', 'partly'] as const)[exitCodeOf(report)])
    return report
  } catch (error) {
    await record.finish('failed', (error as Error).message.slice(0, 500)).catch(() => {})
    throw error
  }
}

async function bringAll(
  run: Run,
  source: Source,
  byHand: boolean,
  record: ImportRecord | undefined,
): Promise<ImportReport> {
  const report = { ...emptyImport(), id: record?.id ?? null }
  for (const named of feeds) {
    const feed = named === users && !byHand ? guardedUsers(feedRoles(process.env)) : named
    const file = await importFile(run, feed, source, report.createdUsers)
    if (!file) continue
    report.files.push(file)
    await record?.file(file)
    report.catalogueChanged ||=
      Boolean(feed.catalogue) && file.inserted + file.updated + file.ended > 0
  }
  return report
}
