import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'
import {
  beginSql,
  type Database,
  openSql,
  type Opening,
  type Scope,
  ScopeMoved,
  type Tx,
} from './database.ts'
import { createJobPool } from './job-pool.ts'
import { surviveLostConnections } from './lost-connections.ts'

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

interface Closable extends Tx {
  close(): void
  /** Throws the error of a statement that was sent without waiting. */
  checkSent(): void
}
interface Transaction<T> {
  tx: Closable
  answer: Promise<T>
}

const held = new WeakSet<Socket>()
/** Holds back what is written until everything that follows at once is written too: they go to the database together. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  process.nextTick(() => {
    held.delete(stream)
    stream.uncork()
  })
}

/** The statements of one transaction, until it is closed. @param confirmed what each answer waits for beside its own */
function txOn(client: pg.PoolClient, confirmed?: Promise<void>): Closable {
  let over = false
  let failed: { error: unknown } | undefined
  function run(sql: string, params: unknown[]) {
    if (over) throw new Error('This transaction is over')
    sendTogether(client)
    return client.query({ name: nameOf(sql), text: sql, values: params })
  }
  return {
    async query<Row>(sql: string, params: unknown[] = []) {
      const sent = run(sql, params)
      if (!confirmed) return (await sent).rows as Row[]
      const [{ rows }] = await Promise.all([sent, confirmed])
      return rows as Row[]
    },
    send(sql, params = []) {
      run(sql, params).catch((error: unknown) => {
        failed ??= { error }
      })
    },
    close() {
      over = true
    },
    checkSent() {
      if (failed) throw failed.error
    },
  }
}

/** Time limits towards PostgreSQL, in ms: what a request may wait for before it is refused. */
export interface DatabaseLimits {
  connect: number
  statement: number
  lock: number
  /** A transaction without a further statement. */
  idle: number
}

const optionsOf = (limits: DatabaseLimits | undefined) =>
  [
    '-c plan_cache_mode=force_generic_plan -c jit=off',
    ...(limits
      ? [
          `-c statement_timeout=${limits.statement} -c lock_timeout=${limits.lock}`,
          `-c idle_in_transaction_session_timeout=${limits.idle}`,
        ]
      : []),
  ].join(' ')

/** Number of the advisory lock of migrations; any, as long as it stays. */
const migrationLock = 7_264_663

/** Time beyond the limit of a statement after which no answer is expected any more, in ms. */
const silence = 2_000

/** Whether no answer has come in time: the connection leads nowhere. */
const isSilent = (error: unknown) => (error as Error).message === 'Query read timeout'

function openPool(url: string, max: number, limits?: DatabaseLimits): pg.Pool {
  // Every statement is named and has good indexes: one plan each, made once, beats planning at every call.
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
    options: optionsOf(limits),
    ...(limits && { connectionTimeoutMillis: limits.connect }),
    // The database ends what takes too long; that it is gone altogether can be seen from this side alone. 0: no limit.
    ...(limits && limits.statement > 0 && { query_timeout: limits.statement + silence }),
  })
  surviveLostConnections(pool)
  return pool
}

/** Runs work under the lock of migrations, held by a connection of its own: the pool's may all be at work. */
async function underLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url })
  holder.on('error', () => {})
  await holder.connect()
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [migrationLock])
    return await work()
  } finally {
    await holder.end()
  }
}

/**
 * Database on a PostgreSQL 15 or newer.
 * @param url connection string of a role that may create roles and tables
 * @param requestsUrl of a role without those rights, for all work in the name of a tenant or a person: from there no way
 * leads back to the owner
 * @param limits of the work of requests; missing: none, for commands
 */
export function openPostgres(
  url: string,
  max = 12,
  requestsUrl = url,
  limits?: DatabaseLimits,
): Database {
  const pool = openPool(requestsUrl, max, limits)
  // Look-ups before a tenant is known wait no longer than requests; migrations and ANALYZE take as long as they take.
  const barePool = requestsUrl === url ? pool : openPool(url, 2, limits)
  const ownerPool = limits ? openPool(url, 2) : barePool
  const pools = new Set([pool, barePool, ownerPool])
  const jobs = createJobPool(url, types)

  async function run<T>(
    opening: string,
    readOnly: boolean,
    work: (client: pg.PoolClient, opened: Promise<unknown>) => Transaction<T>,
    from = pool,
  ): Promise<T> {
    const client = await from.connect()
    let broken: Error | undefined
    sendTogether(client)
    const opened = client
      .query(opening)
      .then((results) =>
        Array.isArray(results) ? (results as pg.QueryResult[]).at(-1)?.rows[0] : undefined,
      )
    const { tx, answer } = work(client, opened)
    try {
      const answered = await answer
      // Another field may still want to read: after the commit it would do so outside any scope.
      tx.close()
      if (readOnly) {
        // A read has nothing to lose: the answer leaves while the commit travels.
        client.query('COMMIT').then(
          () => client.release(),
          (error: Error) => client.release(error),
        )
        return answered
      }
      // A commit after a failed statement undoes everything, and says nothing of it.
      await client.query('COMMIT')
      tx.checkSent()
      client.release()
      return answered
    } catch (error) {
      tx.close()
      if (isSilent(error)) broken = error as Error
      else
        await client.query('ROLLBACK').catch((failed: Error) => {
          broken = failed
        })
      client.release(broken)
      // What failed first: every statement after it was refused for that reason alone.
      tx.checkSent()
      throw error
    }
  }

  /** Works when the opening has been answered. */
  const afterOpening =
    <Row, T>(work: (tx: Tx, row: Row | undefined) => Promise<T>) =>
    (client: pg.PoolClient, opened: Promise<unknown>): Transaction<T> => {
      const tx = txOn(client)
      return { tx, answer: opened.then((row) => work(tx, row as Row | undefined)) }
    }

  return {
    kind: 'postgres',
    within: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) =>
      run(beginSql(scope), false, afterOpening(work)),
    enter: <Row, T>(opening: Opening, work: (tx: Tx, row: Row | undefined) => Promise<T>) =>
      run(openSql(opening), opening.readOnly, afterOpening(work)),
    resume: <T>(opening: Opening, work: (tx: Tx, confirmed: Promise<void>) => Promise<T>) =>
      run(openSql(opening), opening.readOnly, (client, opened) => {
        const confirmed = opened.then((row) => {
          if (!(row as { holds: boolean }).holds) throw new ScopeMoved()
        })
        const tx = txOn(client, confirmed)
        const answer = work(tx, confirmed)
        return { tx, answer: Promise.all([answer, confirmed]).then(([answered]) => answered) }
      }),
    bare: <T>(work: (tx: Tx) => Promise<T>) => run('BEGIN', false, afterOpening(work), barePool),
    async asOwner(sql) {
      await ownerPool.query(sql)
    },
    exclusively: (work) => underLock(url, work),
    jobs: jobs.run,
    async close() {
      await Promise.all([...[...pools].map((one) => one.end()), jobs.close()])
    },
  }
}
