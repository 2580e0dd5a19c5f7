import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../modules/files/file-store.ts'
import { importFeeds } from './import-feeds.ts'
import { emptyImport, emptyReport, type FileReport } from './report.ts'
import { exitCodeOf, jsonReport, printReport } from './report-text.ts'
import { folderSource, recordSource } from './source.ts'

const feed = fileURLToPath(new URL('../../tests/feed', import.meta.url))
const today = '2026-11-21'
let database: Database
const written: string[] = []
const store: FileStore = {
  put: async (key) => void written.push(key),
  get: async () => undefined,
  open: async () => undefined,
  remove: async () => {},
}

beforeAll(async () => {
  database = await emptyPostgres()
  const tenant = { name: 'T', country: 'DE', timeZone: 'Europe/Berlin', config: {} }
  await setUpTenant(database, { ...tenant, id: 't', hosts: ['t.localhost'] })
})
afterAll(() => database.close())

/** Rows of every table that the tenant has any in, but for those of the queue. */
async function counts(): Promise<Record<string, number>> {
  const tables = await database.bare((tx) =>
    tx.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'tenant_id' ORDER BY 1`,
    ),
  )
  const sql = tables
    .map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS n FROM ${name}`)
    .join(' UNION ALL ')
  const rows = await database.jobs(sql)
  return Object.fromEntries(
    (rows.rows as { name: string; n: number }[]).map(({ name, n }) => [name, n]),
  )
}
const counted = ({
  feed: name,
  rows,
  inserted,
  updated,
  unchanged,
  ended,
  refused,
}: FileReport) => ({
  name,
  rows,
  inserted,
  updated,
  unchanged,
  ended,
  refused,
})

test('a dry run reports what the import then does, and changes and writes nothing', async () => {
  const before = await counts()
  const options = { today, store, invite: true }
  const dry = await importFeeds(database, 't', folderSource(feed), { ...options, dryRun: true })
  expect(dry).toMatchObject({ dryRun: true, invited: 0, toInvite: 2 })
  expect(await counts()).toEqual(before)
  expect(written).toEqual([])
  const real = await importFeeds(database, 't', folderSource(feed), options)
  expect(dry.files.map(counted)).toEqual(real.files.map(counted))
  expect(dry.createdUsers).toEqual(real.createdUsers)
  expect(printReport(dry).split('\n')[0]).toBe('Dry run: nothing was changed. It would be:')
})

test('a dry run goes on behind a broken file, as the import does', async () => {
  const records = {
    categories: () => [{ sorg: '1000', mcid: 'X', wording: 'X', type: 'paa' }],
    articles: () => [],
    customers: () => [{ r3: '0000000009', name: 'Nine' }],
  }
  const run = (dryRun: boolean) =>
    importFeeds(database, 't', recordSource(records), { today, store, dryRun, allowEnded: 90 })
  const [dry, real] = [await run(true), await run(false)]
  expect(dry.files.map(counted)).toEqual(real.files.map(counted))
  expect(dry.files.map(({ broken }) => broken?.reason)).toEqual([undefined, 'no_rows', undefined])
})

const file = (part: Partial<FileReport>): FileReport => ({ ...emptyReport('stock'), ...part })
const brokenFile = file({ broken: { reason: 'not_csv', detail: 'line 3' } })
test.each<[what: string, files: FileReport[], code: number]>([
  ['no file', [], 1],
  ['all taken', [file({ rows: 2, inserted: 2 }), file({ rows: 1, unchanged: 1 })], 0],
  ['a file of a header alone', [file({})], 0],
  ['some refused', [file({ rows: 2, inserted: 2 }), file({ rows: 2, refusedCount: 2 })], 2],
  ['all refused', [file({ rows: 2, refusedCount: 2 })], 1],
  ['a broken file', [file({ rows: 2, inserted: 2 }), brokenFile], 1],
])('exit code of %s', (_, files, code) => {
  const report = { ...emptyImport(), files }
  expect(exitCodeOf(report)).toBe(code)
  expect(JSON.parse(jsonReport(report))).toMatchObject({ exitCode: code })
})

test('the report for programs has codes and words', () => {
  const refused = [{ line: 3, column: 'available', reason: 'negative', value: '-1' } as const]
  expect(
    JSON.parse(
      jsonReport({ ...emptyImport(), files: [file({ rows: 2, refusedCount: 1, refused })] }),
    ).files[0].refused,
  ).toEqual([
    { line: 3, column: 'available', reason: 'negative', value: '-1', text: 'must not be negative' },
  ])
})
