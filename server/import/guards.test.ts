import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from './import-feeds.ts'
import { folderSource, recordSource, type FeedRecord, type Source } from './source.ts'

const today = '2026-11-24'
let database: Database
let folder: string

const rows = <Row = Record<string, unknown>>(sql: string) =>
  database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))
const count = async (condition: string) =>
  (await rows<{ n: number }>(`SELECT count(*) AS n FROM ${condition}`))[0]!.n
const code = (at: number) => `A-${at}`
const numbers = (length: number) => Array.from({ length }, (_, at) => at)

const stockOf = (articles: number[], available = 5): FeedRecord[] =>
  articles.map((at) => ({ article: code(at), sorg: '1000', available }))
const bring = async (
  feed: string,
  records: FeedRecord[],
  options: { allowEnded?: number; delta?: boolean } = {},
) =>
  (await importFeeds(database, 't', recordSource({ [feed]: () => records }), { today, ...options }))
    .files[0]!

beforeAll(async () => {
  database = await emptyPostgres()
  folder = mkdtempSync(join(tmpdir(), 'guards-'))
  const tenant = { name: 'T', country: 'DE', timeZone: 'UTC', config: {} }
  await setUpTenant(database, { ...tenant, id: 't', hosts: [] })
  const organisation = {
    sorg: '1000',
    name: 'Bikes',
    company_code: 'C1',
    company_name: 'Bikes',
    currency: 'EUR',
    merchant_name: 'Bikes',
  }
  await bring('organisations', [organisation])
  await bring(
    'articles',
    numbers(200).map((at) => ({ code: code(at), name: 'Bell', brand: 'Ding', category: 'paa' })),
  )
})
beforeEach(() => bring('stock', stockOf(numbers(200)), { allowEnded: 100 }))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

test('a full file that would end more than a fifth changes nothing and says what to do', async () => {
  expect(await bring('stock', stockOf(numbers(50), 7))).toMatchObject({
    inserted: 0,
    updated: 0,
    ended: 0,
    broken: {
      reason: 'too_many_ended',
      detail:
        '150 of 200 rows would end, which is 75 %; the limit is 20 %. If the file is complete, allow it with --allow-ended 75, or with allowEnded 75 in the API',
    },
  })
  expect(await count('stock WHERE available = 5')).toBe(200)
})

test('a fifth may end, and more when the operator allows it', async () => {
  expect(await bring('stock', stockOf(numbers(160)))).toMatchObject({ ended: 40 })
  expect(await bring('stock', stockOf(numbers(80)), { allowEnded: 50 })).toMatchObject({
    ended: 80,
  })
  expect(await bring('stock', stockOf(numbers(4)), { allowEnded: 100 })).toMatchObject({
    ended: 76,
  })
})

test('up to ten rows may always end, so that small tables are not in the way', async () => {
  await bring('stock', stockOf(numbers(12)), { allowEnded: 100 })
  expect(await bring('stock', stockOf(numbers(2)))).toMatchObject({ ended: 10 })
})

test('a full file without a row is refused wherever it would end something', async () => {
  expect((await bring('stock', [])).broken).toEqual({
    reason: 'no_rows',
    detail:
      'the file has no rows, and all 200 rows would end. If that is right, allow it with --allow-ended all, or with allowEnded 100 in the API',
  })
  expect(await count('stock WHERE available = 5')).toBe(200)
  expect((await bring('stock', [], { delta: true })).broken).toBeUndefined()
  expect((await bring('orders', [])).broken).toBeUndefined()
  expect(await bring('stock', [], { allowEnded: 100 })).toMatchObject({ ended: 200 })
  expect((await bring('stock', [])).broken, 'nothing is left to end').toBeUndefined()
})

test('prices and arrivals that only move to other days are not taken for missing', async () => {
  const prices = (valid_from: string, articles = 200) =>
    numbers(articles).map((at) => ({
      article: code(at),
      sorg: '1000',
      price_group: 'A',
      dealer: 10,
      valid_from,
    }))
  await bring('prices', prices('2026-01-01'))
  expect(await bring('prices', prices('2026-06-01'))).toMatchObject({ inserted: 200, ended: 200 })
  expect((await bring('prices', prices('2026-07-01', 100))).broken).toMatchObject({
    reason: 'too_many_ended',
    detail: expect.stringContaining('100 of 200 rows'),
  })
  const arrivals = (date: string, articles = 200) =>
    numbers(articles).map((at) => ({ article: code(at), sorg: '1000', date, qty: 3 }))
  await bring('arrivals', arrivals('2026-11-20'))
  expect(await bring('arrivals', arrivals('2026-12-01', 1))).toMatchObject({ ended: 200 })
  await bring('arrivals', arrivals('2026-12-05'))
  expect((await bring('arrivals', arrivals('2026-12-09', 100))).broken).toMatchObject({
    reason: 'too_many_ended',
  })
})

const lines = (articles: number[]) => articles.map((at) => `${code(at)},1000,9`)
const write = (...content: string[]) =>
  writeFileSync(join(folder, 'stock.csv'), `article,sorg,available\n${content.join('\n')}\n`)
const bringFolder = async (source: Source = folderSource(folder)) =>
  (await importFeeds(database, 't', source, { today })).files[0]!

test('a last line with the number of rows must agree', async () => {
  write(...lines(numbers(190)), '#rows,200,')
  expect((await bringFolder()).broken).toEqual({
    reason: 'row_count',
    detail: 'the last line says 200 rows, the file has 190. Deliver it again, complete',
  })
  expect(await count('stock WHERE available = 5')).toBe(200)
  write(...lines(numbers(200)), '#rows,200')
  expect(await bringFolder()).toMatchObject({ rows: 200, updated: 200, refusedCount: 0 })
})

test.each([
  ['#rows,many', 'line 12'],
  ['#rows', 'line 12'],
  ['#rows,10\nA-1,1000,9', 'line 13'],
])('a last line such as %j breaks the file', async (last, place) => {
  write(...lines(numbers(10)), last)
  expect((await bringFolder()).broken).toMatchObject({
    reason: 'row_count',
    detail: expect.stringContaining(place),
  })
})

test('a file that is still written to while it is read changes nothing', async () => {
  write(...lines(numbers(200)))
  const source = folderSource(folder)
  const growing: Source = {
    ...source,
    async open(feed) {
      const file = await source.open(feed)
      return (
        file && {
          ...file,
          rows: (async function* () {
            for await (const row of file.rows) {
              if (row.line === 100) appendFileSync(join(folder, 'stock.csv'), 'A-1,1000,1\n')
              yield row
            }
          })(),
        }
      )
    },
  }
  expect((await bringFolder(growing)).broken).toMatchObject({ reason: 'file_changed' })
  expect(await count('stock WHERE available = 5')).toBe(200)
  expect(await bringFolder()).toMatchObject({ rows: 201, refusedCount: 1 })
})
