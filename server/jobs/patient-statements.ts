import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { isDatabaseTrouble } from '../failure.ts'

/** Time between two tries to reach the database, in ms. */
const again = 1_000

/**
 * Statements of the job queue that wait for a database that is away: the queue tells of a job's end without looking whether
 * that arrived, and would end the process with it. After `stop` nothing is waited for.
 */
export function patientStatements(jobs: Database['jobs'], log: FastifyBaseLogger) {
  let stopped = false
  return {
    async executeSql(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
      for (let tries = 0; ; tries += 1)
        try {
          return await jobs(sql, values)
        } catch (error) {
          if (stopped || !isDatabaseTrouble(error)) throw error
          if (tries === 0) log.error(error, 'the job queue waits for the database')
          await wait(again)
        }
    },
    stop() {
      stopped = true
    },
  }
}
