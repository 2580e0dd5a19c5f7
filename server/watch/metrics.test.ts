import { expect, test, vi } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { startApp } from '../../tests/support/server.ts'
import { serverForTests } from '../../tests/support/test-people.ts'
import { createTenants } from '../tenants.ts'
import { startTelemetry } from './telemetry.ts'
import { watchDatabase } from './watch-database.ts'
import { watchJobs } from './watch-jobs.ts'
import { watchProcess } from './watch-process.ts'

const telemetry = await startTelemetry(undefined)
const slow: string[] = []
const here = serverForTests(['admin'], {
  open: async () =>
    watchDatabase(await emptyPostgres(), {
      slowAfter: 50,
      tell: ({ statement }) => slow.push(statement),
    }),
  start: { settings: { metricsToken: 'a token' }, prometheus: telemetry.prometheus },
})
const read = (token?: string) =>
  here.app.inject({
    url: '/metrics',
    headers: { host: 'anywhere', ...(token && { authorization: `Bearer ${token}` }) },
  })
const valueOf = (text: string, line: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(line))
    ?.split(' ')
    .at(1)

test('the page is there for who has the token, and only where one is set', async () => {
  expect((await read()).statusCode).toBe(401)
  expect((await read('another')).statusCode).toBe(401)
  expect((await read('a token')).statusCode).toBe(200)
  const without = await startApp(here.database, { prometheus: telemetry.prometheus })
  expect((await without.inject({ url: '/metrics', headers: { host: 'aa.test' } })).statusCode).toBe(
    404,
  )
  await without.close()
})

test('requests, statements, jobs and what waits are measured', async () => {
  watchProcess(
    here.database,
    createTenants(here.database, () => new Date()),
  )
  await here.admin.ask('{ roles { count } }')
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `INSERT INTO mail_message (tenant_id, host, recipient, subject, text, html, created_at) VALUES ('aa', 'h', 'r', 's', 't', 'h', now() - interval '1 hour')`,
    ),
  )
  const { restock } = watchJobs({
    restock: () => Promise.reject(new Error('no stock today')),
  })
  await expect(restock!({}, { number: 1, last: true })).rejects.toThrow('no stock today')
  // A request is counted once its answer has gone, which may be after the answer was read.
  const payload = await vi.waitFor(async () => {
    const text = (await read('a token')).payload
    expect(
      Number(
        valueOf(
          text,
          'http_server_request_duration_count{http_request_method="POST",http_route="/graphql",http_response_status_code="200"',
        ),
      ),
    ).toBeGreaterThan(0)
    return text
  }, 10_000)
  expect(Number(valueOf(payload, 'pannier_db_statement_duration_count'))).toBeGreaterThan(0)
  expect(valueOf(payload, 'pannier_job_duration_count{queue="restock",outcome="failed"')).toBe('1')
  expect(valueOf(payload, 'pannier_work_waiting{tenant="aa",kind="mail"')).toBe('1')
  expect(Number(valueOf(payload, 'pannier_work_oldest{tenant="aa",kind="mail"'))).toBeGreaterThan(
    3_590,
  )
  expect(Number(valueOf(payload, 'process_memory_usage'))).toBeGreaterThan(1e6)
})

test('a slow statement is told of without its values', async () => {
  await here.database.within({ tenantId: 'aa', user: 'any', customers: [] }, async (tx) => {
    await tx.query('SELECT pg_sleep($1), $2', [0.06, 'a secret'])
  })
  expect(slow).toContain('SELECT pg_sleep($1), $2')
})
