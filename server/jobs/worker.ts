import type { FastifyBaseLogger } from 'fastify'
import PgBoss from 'pg-boss'
import type { Database } from '../db/database.ts'
import { patientStatements } from './patient-statements.ts'
import { type JobData, type JobName, queues } from './job-data.ts'

/** State of the current try of a job. */
export interface Try {
  /** From 1. */
  number: number
  /** There is no further one: give up in good order. */
  last: boolean
}
export type Handler<Name extends JobName> = (data: JobData[Name], attempt: Try) => Promise<void>

/** Handler of each kind of job. A job runs at least once: a handler must be safe to run again. */
export type Handlers = { [Name in JobName]?: Handler<Name> }

interface Taken {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
}

/** Looks for jobs every two seconds, or at once where more are waiting; a job that throws is tried again later, as its queue's rules say. */
export function createWorker(database: Database, handlers: Handlers, log: FastifyBaseLogger) {
  const statements = patientStatements(database.jobs, log)
  const boss = new PgBoss({ db: { executeSql: statements.executeSql }, migrate: false })
  boss.on('error', (error) => log.error(error, 'job queue'))
  const names = Object.keys(handlers) as JobName[]

  async function run(name: JobName, { id, data, retryCount, retryLimit }: Taken): Promise<void> {
    const attempt = { number: retryCount + 1, last: retryCount >= retryLimit }
    try {
      // A job that a schedule sends has no data.
      await (handlers[name] as Handler<JobName>)((data ?? {}) as never, attempt)
    } catch (error) {
      log.error(
        { err: error, job: name, id, attempt: attempt.number, last: attempt.last },
        'job failed',
      )
      throw error
    }
  }

  return {
    boss,
    async start(): Promise<void> {
      await boss.start()
      for (const name of names) {
        const { atOnce: batchSize } = queues[name]
        const worker = await boss.work(
          name,
          { includeMetadata: true, batchSize },
          async (jobs: Taken[]) => {
            // Each upload fails by itself and does not send the others back to the queue.
            await Promise.all(
              jobs.map((job) =>
                run(name, job).catch((error: Error) =>
                  boss.fail(name, job.id, { message: error.message }),
                ),
              ),
            )
            if (jobs.length === batchSize) boss.notifyWorker(worker)
          },
        )
      }
    },
    /** Lets jobs under way end, for ten seconds at most. */
    async stop(): Promise<void> {
      statements.stop()
      await boss.stop({ timeout: 10_000 })
    },
    /** Runs everything that is due, one after the other, without waiting for the clock. @returns how many jobs ran, failed ones among them */
    async drain(): Promise<number> {
      let ran = 0
      for (let found = true; found;) {
        found = false
        for (const name of names) {
          const [job] = await boss.fetch(name, { includeMetadata: true, batchSize: 1 })
          if (!job) continue
          found = true
          ran += 1
          await run(name, job).then(
            () => boss.complete(name, job.id),
            (error: Error) => boss.fail(name, job.id, { message: error.message }),
          )
        }
      }
      return ran
    },
  }
}
