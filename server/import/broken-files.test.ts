import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from './import-feeds.ts'
import { folderSource } from './source.ts'

let database: Database
let folder: string

beforeAll(async () => {
  database = await emptyPostgres()
  folder = mkdtempSync(join(tmpdir(), 'feed-'))
  await setUpTenant(database, {
    id: 't',
    name: 'T',
    country: 'DE',
    timeZone: 'UTC',
    hosts: [],
    config: {},
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const header = 'r3,name'
const good = Array.from({ length: 4500 }, (_, at) => `${at},Customer ${at}`).join('\n')
const latin = Buffer.concat([
  Buffer.from(`${header}\n${good}\n`),
  Buffer.from([0x4b, 0xe4, 0x66, 0x65, 0x72, 0x2c, 0x78, 0x0a]),
])

/** Each has good rows in batches before the place where it breaks. */
const broken: [string, string | Buffer, string][] = [
  ['a quote that is never closed', `${header}\n${good}\n5000,"never closed\n`, 'not_csv'],
  ['a quote inside a value', `${header}\n${good}\n5000,"closed" and on\n`, 'not_csv'],
  ['another encoding', latin, 'not_utf8'],
  ['a required column missing', `r3,city\n1,Köln\n`, 'missing_column'],
  ['a column twice', `r3,name,name\n1,A,B\n`, 'repeated_column'],
  ['a column that nobody knows', `r3,name,shoe size\n1,A,44\n`, 'unknown_column'],
  ['no header', '', 'empty_file'],
]

test.each(broken)('%s changes nothing', async (_, content, reason) => {
  writeFileSync(join(folder, 'customers.csv'), content)
  const report = await importFeeds(database, 't', folderSource(folder))
  expect(report.files).toMatchObject([
    { feed: 'customers', broken: { reason }, inserted: 0, refused: [] },
  ])
  expect(
    await database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) =>
      tx.query('SELECT 1 FROM customer'),
    ),
  ).toEqual([])
})

test('a byte order mark, Windows line ends and empty lines are no mistake', async () => {
  writeFileSync(join(folder, 'customers.csv'), '\ufeffname,r3\r\n"Käfer, Karla",1\r\n\r\nX,2\r\n')
  const report = await importFeeds(database, 't', folderSource(folder))
  expect(report.files).toMatchObject([{ inserted: 2, refusedCount: 0 }])
})

test('a folder that is not there is told', () => {
  expect(() => folderSource(join(folder, 'nowhere'))).toThrow('there is no folder')
})
