import { createHash } from 'node:crypto'
import pg from 'pg'
import { beginSql, type Database, openSql, type Opening, type Scope, type Tx } from './database.ts'
import { createJobPool } from './job-pool.ts'

const names = new Map<string, string>()

/** A name for each statement, so that PostgreSQL plans it once a connection. */
function nameOf(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  const name = createHash('sha1').update(sql).digest('hex')
  names.set(sql, name)
  return name
}

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: unknown) {
    // 20 bigint as a number, 1082 date as its text: a day has no time zone to be moved by.
    if (oid === 20) return Number as never
    if (oid === 1082) return String as never
    return pg.types.getTypeParser(oid, format as never) as never
  },
}

/** Database on a PostgreSQL 15 or newer. @param url connection string of a role that may create roles and tables */
export function openPostgres(url: string, max = 12): Database {
  // Every statement is named and has good indexes: one plan each, made once, beats planning at every call.
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})

  const jobs = createJobPool(url, types)

  const txOn = (client: pg.PoolClient): Tx => ({
    async query<Row>(sql: string, params: unknown[] = []) {
      return (await client.query({ name: nameOf(sql), text: sql, values: params })).rows as Row[]
    },
  })

  async function run<T>(
    opening: string,
    readOnly: boolean,
    work: (tx: Tx, row: unknown) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const results = (await client.query(opening)) as unknown as pg.QueryResult[]
      const answer = await work(
        txOn(client),
        Array.isArray(results) ? results.at(-1)?.rows[0] : undefined,
      )
      if (readOnly) {
        // A read has nothing to lose: the answer leaves while the commit travels.
        client.query('COMMIT').then(
          () => client.release(),
          (error: Error) => client.release(error),
        )
        return answer
      }
      await client.query('COMMIT')
      client.release()
      return answer
    } catch (error) {
      await client.query('ROLLBACK').catch((failed: Error) => {
        broken = failed
      })
      client.release(broken)
      throw error
    }
  }

  return {
    kind: 'postgres',
    within: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => run(beginSql(scope), false, work),
    enter: <Row, T>(opening: Opening, work: (tx: Tx, row: Row | undefined) => Promise<T>) =>
      run(openSql(opening), opening.readOnly, (tx, row) => work(tx, row as Row | undefined)),
    bare: <T>(work: (tx: Tx) => Promise<T>) => run('BEGIN', false, work),
    async asOwner(sql) {
      await pool.query(sql)
    },
    jobs: jobs.run,
    async close() {
      await Promise.all([pool.end(), jobs.close()])
    },
  }
}
