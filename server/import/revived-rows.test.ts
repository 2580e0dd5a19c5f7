import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from './import-feeds.ts'
import { recordSource, type Source } from './source.ts'

let database: Database
const rows = <Row = Record<string, unknown>>(sql: string) =>
  database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))

/** Brings a file that has the columns of its first row alone. */
async function bring(
  feed: string,
  records: readonly Record<string, string | number>[],
  { delta = false, today = '2026-11-24' } = {},
) {
  const header = Object.keys(records[0]!)
  const source: Source = {
    ...recordSource({}),
    async open({ name }) {
      if (name !== feed) return undefined
      return {
        header,
        rows: (async function* () {
          for (const [at, record] of records.entries())
            yield { line: at + 2, cells: header.map((column) => String(record[column])) }
        })(),
      }
    },
  }
  const { inserted, updated, unchanged, ended } = (
    await importFeeds(database, 't', source, { delta, today })
  ).files[0]!
  return { inserted, updated, unchanged, ended }
}

beforeAll(async () => {
  database = await emptyPostgres()
  const tenant = { name: 'T', country: 'DE', timeZone: 'UTC', config: {} }
  await setUpTenant(database, { ...tenant, id: 't', hosts: [] })
  const names = { name: 'B', company_code: 'C1', company_name: 'B', merchant_name: 'B' }
  await bring('organisations', [{ sorg: '1000', currency: 'EUR', ...names }])
  await bring(
    'articles',
    ['A', 'B'].map((code) => ({ code, name: 'Bell', brand: 'Ding', category: 'paa' })),
  )
})
afterAll(() => database.close())

const both = ['A', 'B']

test('prices that a full file ended come back with a file that has no last day', async () => {
  const price = (article: string) => ({ article, sorg: '1000', price_group: 'A', dealer: 10 })
  const days = () =>
    rows(
      'SELECT a.code, p.valid_to, p.before_end FROM price p JOIN article a ON a.id = p.article_id ORDER BY 1',
    )
  await bring(
    'prices',
    both.map((article) => ({ ...price(article), valid_to: '2027-12-31' })),
  )
  expect(await bring('prices', [price('A')])).toMatchObject({ ended: 1, unchanged: 1 })
  expect(await bring('prices', both.map(price), { today: '2026-11-30' })).toEqual({
    inserted: 0,
    updated: 1,
    unchanged: 1,
    ended: 0,
  })
  expect(await days()).toEqual(
    both.map((code) => ({ code, valid_to: '2027-12-31', before_end: null })),
  )
  await bring('prices', [price('A')])
  expect(await bring('prices', [price('B')], { delta: true }), 'with a delta too').toMatchObject({
    updated: 1,
  })
  expect(await days()).toEqual(
    both.map((code) => ({ code, valid_to: '2027-12-31', before_end: null })),
  )
})

test('a price that its own last day has ended does not come back without a word', async () => {
  const price = { article: 'A', sorg: '1000', price_group: 'OLD', dealer: 10 }
  await bring('prices', [{ ...price, valid_to: '2026-10-31' }], { delta: true })
  expect(await bring('prices', [price], { delta: true })).toMatchObject({ unchanged: 1 })
})

test('articles that a full file no longer sold are sold again, and blocked ones stay blocked', async () => {
  const sold = (article: string) => ({ article, sorg: '1000' })
  const allowed = async () =>
    (
      await rows<{ allow_to_order: boolean }>(
        'SELECT s.allow_to_order FROM article_sorg s JOIN article a ON a.id = s.article_id ORDER BY a.code',
      )
    ).map(({ allow_to_order }) => allow_to_order)
  await bring('assortment', both.map(sold))
  expect(await bring('assortment', [sold('A')])).toMatchObject({ ended: 1 })
  expect(await allowed()).toEqual([true, false])
  expect(await bring('assortment', both.map(sold))).toMatchObject({ updated: 1, unchanged: 1 })
  expect(await allowed()).toEqual([true, true])
  await bring('assortment', [{ ...sold('B'), allow_to_order: 0 }], { delta: true })
  expect(await bring('assortment', both.map(sold))).toMatchObject({ unchanged: 2 })
  expect(await allowed()).toEqual([true, false])
})

test('stock that a full file did not name comes back with the columns that the file lacks', async () => {
  const full = { sorg: '1000', available: 5, ready_to_ship: 3, custorder: 2 }
  await bring(
    'stock',
    both.map((article) => ({ article, ...full })),
  )
  const short = (article: string) => ({ article, sorg: '1000', available: 4 })
  await bring('stock', [short('A')])
  expect(await bring('stock', both.map(short))).toMatchObject({ updated: 1, unchanged: 1 })
  expect(await rows('SELECT available, ready_to_ship, custorder FROM stock')).toEqual([
    { available: 4, ready_to_ship: 3, custorder: 2 },
    { available: 4, ready_to_ship: 3, custorder: 2 },
  ])
})
