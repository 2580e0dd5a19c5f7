import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../tests/support/database.ts'
import type { Database, Scope } from '../db/database.ts'
import { buildWorld } from '../../tests/support/world.ts'
import { enqueue } from './enqueue.ts'
import type { JobData } from './job-data.ts'
import { createWorker, type Try } from './worker.ts'
import { quietLog } from '../../tests/support/log.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: [] }
const job = (messageId: number): JobData['mail'] => ({ tenantId: 'aa', messageId })

describe.each([
  ['PGlite', emptyPglite],
  ['PostgreSQL', emptyPostgres],
] as const)('jobs on %s', (_name, open) => {
  let database: Database
  let ran: { messageId: number; attempt: Try }[]
  let refuse: boolean
  const worker = () =>
    createWorker(
      database,
      {
        mail: async ({ messageId }, attempt) => {
          ran.push({ messageId, attempt })
          if (refuse) throw new Error('the mail server is away')
        },
      },
      quietLog,
    )
  const allDue = () =>
    database.jobs(
      `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`,
    )
  const states = async () =>
    (
      await database.jobs(`SELECT state FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`)
    ).rows.map((row) => (row as { state: string }).state)

  beforeAll(async () => {
    database = await open()
    await buildWorld(database, 'aa')
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    ran = []
    refuse = false
    await database.jobs('DELETE FROM pgboss.job')
  })

  test('a job of a schedule, which has no data, runs', async () => {
    const scheduled = worker()
    await scheduled.boss.send({ name: 'mail' })
    expect(await scheduled.drain()).toBe(1)
    expect(ran).toEqual([{ messageId: undefined, attempt: { number: 1, last: false } }])
  })

  test('a job and the change it belongs to are there together, or not at all', async () => {
    await expect(
      database.within(scope, async (tx) => {
        await enqueue(tx, 'mail', job(1))
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await database.within(scope, (tx) => enqueue(tx, 'mail', job(2)))
    expect(await worker().drain()).toBe(1)
    expect(ran).toEqual([{ messageId: 2, attempt: { number: 1, last: false } }])
    expect(await states()).toEqual(['completed'])
  })

  test('the runtime role may add jobs and neither change nor take them', async () => {
    for (const statement of [
      `UPDATE pgboss.job SET data = '{}'`,
      'DELETE FROM pgboss.job',
      `SELECT * FROM pgboss.version`,
    ]) {
      await expect(database.within(scope, (tx) => tx.query(statement))).rejects.toThrow(
        /permission denied/,
      )
    }
  })

  test('a job that fails is tried again, later each time, and given up in the end', async () => {
    refuse = true
    await database.within(scope, (tx) => enqueue(tx, 'mail', job(3)))
    const tries = worker()
    expect(await tries.drain()).toBe(1)
    expect(await tries.drain(), 'not before its time').toBe(0)
    for (let n = 0; n < 8; n += 1) {
      await allDue()
      expect(await tries.drain()).toBe(1)
    }
    expect(ran.map(({ attempt }) => attempt.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(ran.map(({ attempt }) => attempt.last).lastIndexOf(false)).toBe(7)
    expect(await states()).toEqual(['failed'])
  })

  test('a job whose process died is taken up by another one', async () => {
    await database.within(scope, (tx) => enqueue(tx, 'mail', job(4)))
    const died = worker()
    const [taken] = await died.boss.fetch('mail')
    expect(taken?.data).toEqual(job(4))
    const next = worker()
    expect(await next.drain(), 'while it may still be at work').toBe(0)
    await database.jobs(`UPDATE pgboss.job SET started_on = now() - interval '1 hour'`)
    await next.boss.maintain()
    await allDue()
    expect(await next.drain()).toBe(1)
    expect(ran.map(({ messageId }) => messageId)).toEqual([4])
  })

  test('jobs are run by a started worker without being asked', async () => {
    await database.within(scope, (tx) => enqueue(tx, 'mail', job(5)))
    const working = worker()
    await working.start()
    await expect.poll(() => ran.map(({ messageId }) => messageId), { timeout: 10_000 }).toEqual([5])
    await expect.poll(states, { timeout: 5_000 }).toEqual(['completed'])
    await working.stop()
  })

  test('a job for later waits', async () => {
    await database.within(scope, (tx) => enqueue(tx, 'mail', job(6), { after: 60 }))
    expect(await worker().drain()).toBe(0)
    expect(await states()).toEqual(['created'])
  })
})
