import { beforeEach, expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { createTenants } from '../../tenants.ts'
import { watchdog } from './watchdog.ts'

const here = serverForTests(['admin', 'dealer'])
const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, values),
  )
const start = new Date()
const look = (minutes = 0) =>
  watchdog({
    database: here.database,
    tenants: createTenants(here.database, () => new Date()),
    clock: () => new Date(start.getTime() + minutes * 60_000),
  })()
const mails = () =>
  rows<{ subject: string; text: string }>('SELECT subject, text FROM mail_message')

beforeEach(async () => {
  await rows('DELETE FROM mail_message')
  await rows('DELETE FROM operation_alert')
  await rows('DELETE FROM import_run')
  await rows(`UPDATE app_user SET email = username || '@aa.test', language = 'en-us'`)
})

const failedImport = () =>
  rows(
    `INSERT INTO import_run (tenant_id, started_by, source, delta, state, finished_at) VALUES ('aa', 'x', '', false, 'failed', now())`,
  )

test('administrators are written to once when something stands still, again after a day, and anew when it comes back', async () => {
  await look()
  expect(await mails()).toEqual([])
  await failedImport()
  await look()
  await look(5)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Something needs your attention at Portal aa')
  expect(mail!.text).toContain('The last import failed.')
  await look(24 * 60 + 1)
  expect(await mails()).toHaveLength(2)
  await rows('DELETE FROM import_run')
  await look(24 * 60 + 6)
  await failedImport()
  await look(24 * 60 + 11)
  expect(await mails()).toHaveLength(3)
})

test('a claim that waits for the ERP for long, or was given up, is told', async () => {
  const put = (state: string, age: string) =>
    rows(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, handover)
       VALUES ('aa', $1, gen_random_uuid(), 'C-' || $2, 'bike', 'submitted', now(), '{}', 1, now(), now() - $3::interval, $2)`,
      [here.world.customers.X, state, age],
    )
  await put('waiting', '10 minutes')
  await look()
  expect(await mails()).toEqual([])
  await look(60)
  await put('failed', '1 minute')
  await look(65)
  const [late, failed] = await mails()
  expect(late!.text).toContain('Claims or sold frames have been waiting for the ERP')
  expect(failed!.text).toContain('Claims or sold frames could not be sent to the ERP')
  await rows('DELETE FROM claim')
})

const operations =
  '{ operations { alerts { kind since } work { kind waiting failed oldest } clientErrors { message count path } version database databaseBytes files } }'

test('an administrator sees what waits and what stands still; a dealer does not', async () => {
  await failedImport()
  await rows(
    `INSERT INTO mail_message (tenant_id, host, recipient, subject, text, html) VALUES ('aa', 'h', 'r', 's', 't', 'h')`,
  )
  const { data } = await here.admin.ask(operations)
  expect(data.operations).toMatchObject({
    alerts: [{ kind: 'import_failed', since: null }],
    version: '0.1.0',
    database: expect.stringMatching(/^PostgreSQL \d/),
    files: 0,
  })
  expect(data.operations.work.slice(0, 2)).toMatchObject([
    { kind: 'orders', waiting: 0 },
    { kind: 'mail', waiting: 1, failed: 0 },
  ])
  expect(data.operations.databaseBytes).toBeGreaterThan(1e6)
  expect((await here.dealer.ask(operations)).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})

const report = (body: unknown) =>
  here.app.inject({
    method: 'POST',
    url: '/client-reports',
    headers: { host: 'aa.test' },
    payload: body as object,
  })
const error = {
  kind: 'error',
  message: 'x is undefined',
  stack: 'Error: x\n  at a.js:1\n  at b.js:2\n  at c.js:3\n  at d.js:4',
  path: '/catalog',
  build: 'b1',
}

test('errors of devices are counted by their cause; what is none is refused', async () => {
  expect((await report([error])).statusCode).toBe(204)
  expect((await report([{ ...error, stack: `${error.stack}\n  at e.js:5` }])).statusCode).toBe(204)
  expect((await report([{ ...error, message: 'y\u0000 is undefined' }])).statusCode).toBe(204)
  expect((await report([{ kind: 'vital', name: 'LCP', value: 1_200, path: '/' }])).statusCode).toBe(
    204,
  )
  for (const wrong of [
    [],
    {},
    [{ kind: 'vital', name: 'XYZ', value: 1, path: '/' }],
    [{ ...error, message: 7 }],
  ])
    expect((await report(wrong)).statusCode).toBe(400)
  const { data } = await here.admin.ask(operations)
  expect(data.operations.clientErrors).toEqual([
    { message: 'y is undefined', count: 1, path: '/catalog' },
    { message: 'x is undefined', count: 2, path: '/catalog' },
  ])
})

test('an address that reports without end is turned away', async () => {
  const answers = new Set<number>()
  for (let n = 0; n < 40; n += 1) answers.add((await report([error])).statusCode)
  expect(answers).toContain(429)
})

test('the look runs as a job', async () => {
  await failedImport()
  await here.database.jobs(`INSERT INTO pgboss.job (name, data) VALUES ('watchdog', '{}')`)
  await startWork(here.database).drain()
  expect(await rows('SELECT kind FROM operation_alert')).toEqual([{ kind: 'import_failed' }])
})
