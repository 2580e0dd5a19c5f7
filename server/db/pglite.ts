import { setImmediate as nextRound } from 'node:timers/promises'
import { PGlite, types } from '@electric-sql/pglite'
import {
  beginSql,
  type Database,
  openSql,
  type Opening,
  type Scope,
  ScopeMoved,
  type Tx,
} from './database.ts'
import { createStatements } from './pglite-statements.ts'

const parsers = { [types.INT8]: Number, [types.DATE]: (text: string) => text }

/**
 * Runs one statement with values, or several without; several answer with the last result that has
 * rows.
 */
async function runJobSql(
  pglite: PGlite,
  sql: string,
  values: unknown[] | undefined,
): Promise<{ rows: unknown[] }> {
  if (values?.length) return { rows: (await pglite.query<unknown>(sql, values)).rows }
  return { rows: (await pglite.exec(sql)).filter(({ rows }) => rows.length > 0).at(-1)?.rows ?? [] }
}

/** The embedded database: in a folder, from a dumped folder (tests), or in memory. The folder's lock is held by the caller. */
export async function openPglite(from: {
  dataDir?: string
  dump?: Blob
}): Promise<Database & { pglite: PGlite }> {
  const { dataDir, dump } = from
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(dump && { loadDataDir: dump }),
    parsers,
  })
  const statements = createStatements(pglite)
  // As on PostgreSQL: one plan for each statement, made once.
  statements.exec('SET plan_cache_mode = force_generic_plan')
  const tx: Tx = {
    async query<Row>(sql: string, params: unknown[] = []) {
      return statements.query(sql, params) as Row[]
    },
    send: (sql, params = []) => void statements.query(sql, params),
  }

  // A transaction here never lets the process look elsewhere. One in each round of its loop, or new connections,
  // of which a round accepts one, would wait for all that are served already.
  /** One connection: transactions queue up here, each whole before the next. */
  let queue: Promise<unknown> = Promise.resolve()
  function run<T>(opening: string, work: (row: unknown) => Promise<T>): Promise<T> {
    const turn = queue.then(async () => {
      try {
        const [row] = statements.exec(opening)
        const answer = await work(row)
        statements.exec('COMMIT')
        await pglite.syncToFs()
        return answer
      } catch (error) {
        statements.exec('ROLLBACK')
        throw error
      }
    })
    queue = turn.catch(() => {}).then(() => nextRound())
    return turn
  }

  return {
    kind: 'pglite',
    pglite,
    within: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => run(beginSql(scope), () => work(tx)),
    enter: <Row, T>(opening: Opening, work: (tx: Tx, row: Row | undefined) => Promise<T>) =>
      run(openSql(opening), (row) => work(tx, row as Row | undefined)),
    resume: <T>(opening: Opening, work: (tx: Tx, confirmed: Promise<void>) => Promise<T>) =>
      run(openSql(opening), (row) => {
        if (!(row as { holds: boolean }).holds) throw new ScopeMoved()
        return work(tx, Promise.resolve())
      }),
    bare: <T>(work: (tx: Tx) => Promise<T>) => run('BEGIN', () => work(tx)),
    // This process holds the folder alone.
    exclusively: (work) => work(),
    jobs(sql, values) {
      const turn = queue.then(async () => {
        try {
          return await runJobSql(pglite, sql, values)
        } catch (error) {
          await pglite.exec('ROLLBACK')
          throw error
        }
      })
      queue = turn.catch(() => {}).then(() => nextRound())
      return turn
    },
    asOwner: async (sql) => {
      const turn = queue.then(async () => {
        await pglite.exec(sql)
        statements.forget()
      })
      queue = turn.catch(() => {})
      await turn
    },
    close: async () => {
      await queue
      await pglite.close()
    },
  }
}
