import { SpanStatusCode, trace } from '@opentelemetry/api'
import type { Database, Tx } from '../db/database.ts'
import { meters, secondsSince } from './meters.ts'

interface Watching {
  /** Statements that take longer, in ms, are told of; 0: none. */
  slowAfter: number
  tell: (slow: { statement: string; milliseconds: number }) => void
}

/** A statement in one line, without its values, which it does not have. */
const inOneLine = (sql: string) => sql.replace(/\s+/g, ' ').trim().slice(0, 500)

function watchedTx(tx: Tx, { slowAfter, tell }: Watching): Tx {
  return {
    async query<Row>(sql: string, params?: unknown[]) {
      const started = performance.now()
      try {
        return await tx.query<Row>(sql, params)
      } finally {
        const took = secondsSince(started)
        meters().statements.record(took)
        if (slowAfter > 0 && took * 1_000 > slowAfter)
          tell({ statement: inOneLine(sql), milliseconds: Math.round(took * 1_000) })
      }
    },
    send: (sql, params) => tx.send(sql, params),
  }
}

/** Runs a transaction as a span of the trace it is part of, and measures it. */
function measured<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  return trace.getTracer('pannier').startActiveSpan(`db ${kind}`, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message })
      throw error
    } finally {
      meters().transactions.record(secondsSince(started), { kind })
      span.end()
    }
  })
}

/** Returns the database with its statements and transactions measured, and slow statements reported. */
export function watchDatabase(database: Database, watching: Watching): Database {
  return {
    ...database,
    within: (scope, work) =>
      measured('within', () => database.within(scope, (tx) => work(watchedTx(tx, watching)))),
    enter: (opening, work) =>
      measured('enter', () =>
        database.enter(opening, (tx, row) => work(watchedTx(tx, watching), row as never)),
      ),
    resume: (opening, work) =>
      measured('resume', () =>
        database.resume(opening, (tx, confirmed) => work(watchedTx(tx, watching), confirmed)),
      ),
    bare: (work) => measured('bare', () => database.bare((tx) => work(watchedTx(tx, watching)))),
  }
}
