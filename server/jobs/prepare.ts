import { createRequire } from 'node:module'
import PgBoss from 'pg-boss'
import { runtimeRole, type Database } from '../db/database.ts'
import { queues } from './job-data.ts'

const { version } = createRequire(import.meta.url)('pg-boss/package.json') as { version: string }

/** All that the queue's schema depends on: the library's version and the rules of the queues. */
export const jobsVersion = JSON.stringify([version, queues])

/** Makes the queue's own schema and its queues, or brings them up to date; jobs may then be enqueued, also by commands. */
export async function prepareJobs(database: Database): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: database.jobs }, supervise: false, schedule: false })
  await boss.start()
  for (const [name, { atOnce: _, ...rules }] of Object.entries(queues)) {
    const queue = { name, ...rules, retryBackoff: rules.retryDelay > 0 }
    if (await boss.getQueue(name)) await boss.updateQueue(name, queue)
    else await boss.createQueue(name, queue)
  }
  await boss.stop({ graceful: false })
  await database.asOwner(
    [
      `GRANT USAGE ON SCHEMA pgboss TO ${runtimeRole}`,
      `GRANT SELECT, INSERT ON pgboss.job TO ${runtimeRole}`,
      `GRANT SELECT ON pgboss.queue TO ${runtimeRole}`,
    ].join(';\n'),
  )
}
