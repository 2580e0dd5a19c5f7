import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import type { Database } from './database.ts'
import { page, type PageQuery } from './page.ts'

interface Named {
  id: number
  name: string | null
}

const people = `SELECT * FROM (VALUES (1, 'Ada', true), (2, 'Bo 100%', false), (3, 'Ada Bo', true), (4, NULL, false)) v(id, name, old)`

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('a page on %s', (_, open) => {
  let database: Database
  let statements = 0
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const read = (query: Partial<PageQuery>) => {
    statements = 0
    return database.bare((tx) =>
      page<Named, { old: string }>(
        {
          ...tx,
          query: (sql, args) => {
            statements++
            return tx.query(sql, args)
          },
        },
        {
          sql: people,
          orderBy: 'id',
          page: 1,
          limit: 10,
          totals: { old: 'count(*) FILTER (WHERE old)' },
          ...query,
        } as PageQuery & { totals: { old: string } },
      ),
    )
  }

  test.each<[string, Partial<PageQuery>, number[], number, number, number]>([
    ['all', {}, [1, 2, 3, 4], 4, 1, 1],
    ['the first of two', { limit: 3 }, [1, 2, 3], 4, 2, 1],
    ['the second of two', { limit: 3, page: 2 }, [4], 4, 2, 2],
    ['behind the last', { limit: 3, page: 9 }, [4], 4, 2, 2],
    ['far behind the last', { limit: 3, page: 2_000_000_000 }, [4], 4, 2, 2],
    ['behind the last of none', { sql: `${people} WHERE false`, page: 9 }, [], 0, 0, 1],
    ['before the first', { limit: 3, page: -1 }, [1, 2, 3], 4, 2, 1],
    ['none asked for', { page: null, limit: null }, [1, 2, 3, 4], 4, 1, 1],
    ['no rows a page', { limit: 0 }, [1], 4, 4, 1],
    ['backwards', { orderBy: 'id DESC' }, [4, 3, 2, 1], 4, 1, 1],
    ['every word', { search: { term: 'bo ADA', in: ['name'] } }, [3], 1, 1, 1],
    ['in several columns', { search: { term: 'ada 1', in: ['name', 'id'] } }, [1], 1, 1, 1],
    ['a wildcard as it stands', { search: { term: '0%', in: ['name'] } }, [2], 1, 1, 1],
    ['found by nothing', { search: { term: '_', in: ['name'] } }, [], 0, 0, 1],
    ['arguments of its own', { sql: `${people} WHERE id > $1`, args: [2] }, [3, 4], 2, 1, 1],
    ['found once', { once: true, limit: 2, page: 2 }, [3, 4], 4, 2, 2],
  ])('%s', async (_name, query, ids, count, pageTotal, at) => {
    const found = await read(query)
    expect(found.rows.map(({ id }) => id)).toEqual(ids)
    expect([found.count, found.pageTotal, found.page]).toEqual([count, pageTotal, at])
    expect(statements).toBe(1)
  })

  test('totals are of all rows and not of the page', async () => {
    expect((await read({ limit: 1, page: 2 })).totals).toEqual({ old: 2 })
    expect((await read({ sql: `${people} WHERE false` })).totals).toEqual({ old: 0 })
  })

  test('more rows than the cap are never read', async () => {
    const found = await read({
      sql: `SELECT n AS id, '' AS name, true AS old FROM generate_series(1, 500) n`,
      limit: 10_000,
    })
    expect([found.rows.length, found.count, found.pageTotal]).toEqual([50, 500, 10])
  })
})
