import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { quietLog } from '../../../tests/support/log.ts'
import { testSettings } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import type { Database } from '../../db/database.ts'
import { lockFolder } from './folder-lock.ts'
import { folderWatcher } from './watch-folder.ts'

const here = serverForTests([])
const now = new Date('2026-11-25T10:15:00Z')
let home: string
let look: (database?: Database) => Promise<void>

const put = (kind: string, files: Record<string, string>) => {
  mkdirSync(join(home, kind), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, kind, name), text)
}
const age = (path: string) => {
  const past = new Date(Date.now() - 31_000)
  utimesSync(join(home, path), past, past)
}
const names = () =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<{ name: string }>(`SELECT name FROM customer WHERE r3 = 'W1'`),
  )
const done = () => (existsSync(join(home, 'done')) ? readdirSync(join(home, 'done')) : [])
const reportOf = (name: string) =>
  JSON.parse(readFileSync(join(home, 'done', name, 'report.json'), 'utf8'))

beforeEach(() => {
  const feedDir = mkdtempSync(join(tmpdir(), 'pannier-watched-'))
  home = join(feedDir, 'aa')
  mkdirSync(home)
  const settings = { ...testSettings, feedDir }
  look = (database = here.database) =>
    folderWatcher({ database, clock: () => now, settings, log: quietLog })()
})

test('a file that rests is imported and moved away with its report', async () => {
  put('delta', { 'customers.csv': 'r3,name\nW1,First\n' })
  await look()
  expect(done()).toEqual([])
  age('delta/customers.csv')
  await look()
  expect(await names()).toEqual([{ name: 'First' }])
  expect(readdirSync(join(home, 'delta'))).toEqual([])
  expect(done()).toEqual(['2026-11-25T10-15-00-delta'])
  expect(reportOf('2026-11-25T10-15-00-delta')).toMatchObject({
    exitCode: 0,
    files: [{ feed: 'customers', inserted: 1 }],
  })
})

test('a folder with a file "ready" is taken at once, refused rows are in the report', async () => {
  put('delta', { 'customers.csv': 'r3,name\nW1,\n', ready: '' })
  await look()
  expect(reportOf('2026-11-25T10-15-00-delta')).toMatchObject({
    exitCode: 1,
    files: [{ refused: [{ line: 2, column: 'name', text: 'is empty' }] }],
  })
})

test('what a process that died had taken is imported first', async () => {
  put('.taken-delta', { 'customers.csv': 'r3,name\nW1,Taken\n' })
  await look()
  expect(await names()).toEqual([{ name: 'Taken' }])
  expect(existsSync(join(home, '.taken-delta'))).toBe(false)
})

test('an import that breaks off is tried three times, then reported', async () => {
  put('delta', { 'customers.csv': 'r3,name\nW1,Never\n', ready: '' })
  const broken = {
    ...here.database,
    within: () => Promise.reject(new Error('the line was cut')),
  } as Database
  await look(broken)
  await look(broken)
  expect(done()).toEqual([])
  await look(broken)
  expect(reportOf(done()[0]!)).toEqual({ exitCode: 1, error: 'the line was cut' })
})

test('a folder that another server holds is left alone, one of a dead server is taken over', async () => {
  put('delta', { 'customers.csv': 'r3,name\nW1,Held\n', ready: '' })
  const release = lockFolder(home)!
  await look()
  expect(done()).toEqual([])
  const past = new Date(Date.now() - 120_000)
  utimesSync(join(home, '.lock'), past, past)
  await look()
  expect(done()).toHaveLength(1)
  release()
})

test('files that were taken 91 days ago are forgotten', async () => {
  put('done/2026-08-25T00-00-00-full', { 'report.json': '{}' })
  put('done/2026-09-25T00-00-00-full', { 'report.json': '{}' })
  put('done/mine', { 'note.txt': 'stays' })
  await look()
  expect(done().toSorted()).toEqual(['2026-09-25T00-00-00-full', 'mine'])
})
