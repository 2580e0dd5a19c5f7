import PgBoss from 'pg-boss'
import type { Tx } from '../db/database.ts'
import type { JobData, JobName } from './job-data.ts'

// Knows how a job is written down; the connection is the caller's, each time.
const writer = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('a job is enqueued in a transaction')) },
})

/**
 * Puts a job into the queue in the caller's transaction: the job is there when, and only when, the change is. A server's
 * worker takes it up afterwards, also when a command without one has enqueued it.
 * @param options.after seconds to wait, or the moment from which on it may run
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
  options: { after?: number | Date } = {},
): Promise<void> {
  const db = {
    executeSql: async (sql: string, params: unknown[]) => ({ rows: await tx.query(sql, params) }),
  }
  const { after } = options
  await writer.send(name, data, { db, ...(after === undefined ? {} : { startAfter: after }) })
}
