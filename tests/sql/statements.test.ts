import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPostgres } from '../../server/db/postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import { describeStatement } from './describe-statement.ts'
import { readStatements, type Statement } from './statements.ts'

const name = `statements_${process.pid}`
let client: pg.Client
const statements = readStatements()

beforeAll(async () => {
  const url = new URL(inject('postgresUrl'))
  const root = openPostgres(url.href, 1)
  await root.asOwner(`CREATE DATABASE ${name}`)
  await root.close()
  url.pathname = `/${name}`
  const database = openPostgres(url.href, 2)
  await migrate(database)
  await database.close()
  client = new pg.Client({ connectionString: url.href })
  await client.connect()
})
afterAll(() => client.end())

/** Lists faults of a statement: names missing in the schema, and row types that differ from the code's. */
async function faultsOf({ sql, row }: Pick<Statement, 'sql' | 'row'>): Promise<string[]> {
  const faults = new Set<string>()
  for (const form of sql) {
    const described = await describeStatement(client, form).catch((error: Error) => error)
    if (described instanceof Error) {
      faults.add(described.message)
      continue
    }
    for (const [column, { kind, optional }] of row ?? []) {
      const found = described.find((one) => one.name === column)
      if (!found && !optional) faults.add(`no column ${column}`)
      if (found && kind !== 'any' && found.kind !== 'any' && found.kind !== kind)
        faults.add(`${column} is ${found.kind}, the code takes it for ${kind}`)
    }
  }
  return [...faults]
}

describe('every statement of the server', () => {
  it('fits the schema, and its rows are what the code takes them for', async () => {
    const wrong: string[] = []
    for (const statement of statements)
      for (const fault of await faultsOf(statement)) wrong.push(`${statement.at} ${fault}`)
    expect(wrong).toEqual([])
  })

  it('can be read, but for those that are put together from data', () => {
    const unread = statements.filter(({ sql }) => sql.length === 0)
    expect(unread.map(({ at }) => at.replace(/:\d+$/, ''))).toMatchSnapshot()
    expect(unread.length / statements.length).toBeLessThan(0.25)
  })
})

describe('the reading itself', () => {
  const row = (kind: string) => new Map([['username', { kind, optional: false }]])
  it.each([
    ['a column that is gone', 'SELECT user_name FROM app_user', null, /user_name/],
    ['a table that is gone', 'SELECT 1 FROM no_such_table', null, /no_such_table/],
    [
      'a column that the code expects and nobody selects',
      'SELECT id FROM app_user',
      row('string'),
      /no column username/,
    ],
    [
      'another type than the code takes it for',
      'SELECT username FROM app_user',
      row('number'),
      /takes it for number/,
    ],
  ])('notices %s', async (_, sql, expected, fault) => {
    expect((await faultsOf({ sql: [sql], row: expected })).join()).toMatch(fault)
  })

  it('notices a column of the schema that was renamed under a statement of the server', async () => {
    await client.query('ALTER TABLE app_user RENAME COLUMN username TO login')
    const wrong: string[] = []
    for (const statement of statements) wrong.push(...(await faultsOf(statement)))
    await client.query('ALTER TABLE app_user RENAME COLUMN login TO username')
    expect(wrong.filter((fault) => /username/.test(fault)).length).toBeGreaterThan(3)
  })

  it('finds the statements and their columns at all', () => {
    const columns = statements.flatMap(({ row }) => [...(row?.values() ?? [])])
    expect(statements.length).toBeGreaterThan(90)
    expect(columns.filter(({ kind }) => kind !== 'any').length).toBeGreaterThan(200)
  })
})
