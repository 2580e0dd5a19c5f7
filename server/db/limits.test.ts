import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { emptyPostgres } from '../../tests/support/database.ts'
import { startApp } from '../../tests/support/server.ts'
import { buildWorld } from '../../tests/support/world.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

let owner: Database
let limited: Database
let app: FastifyInstance
beforeAll(async () => {
  owner = await emptyPostgres()
  await buildWorld(owner, 'aa')
  const [{ name } = { name: '' }] = await owner.bare((tx) =>
    tx.query<{ name: string }>('SELECT current_database() AS name'),
  )
  const address = new URL(inject('postgresUrl'))
  address.pathname = `/${name}`
  limited = openPostgres(address.href, 2, undefined, {
    connect: 300,
    statement: 2_500,
    lock: 200,
    idle: 5_000,
  })
  app = await startApp(limited, { settings: { trustProxy: 1 } })
})
afterAll(async () => {
  await app?.close()
  await limited?.close()
  await owner?.close()
})

const scope = { tenantId: 'aa', user: 'any', customers: 'all' } as const
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

test('a statement, a lock and a connection are waited for as long as the settings say', async () => {
  expect(await codeOf(limited.within(scope, (tx) => tx.query('SELECT pg_sleep(9)')))).toBe('57014')
  await owner.bare(async (tx) => {
    await tx.query('LOCK TABLE customer IN ACCESS EXCLUSIVE MODE')
    const waited = await codeOf(limited.within(scope, (own) => own.query('SELECT 1 FROM customer')))
    expect(waited).toBe('55P03')
  })
  const busy = [1, 2].map(() => limited.bare((tx) => tx.query('SELECT pg_sleep(1)')))
  expect(await codeOf(limited.bare((tx) => tx.query('SELECT 1')))).toMatch(/timeout exceeded/)
  await Promise.all(busy)
})

test('a server whose connections are all at work says within two seconds that it is not ready', async () => {
  expect((await app.inject('/ready')).statusCode).toBe(200)
  const busy = [1, 2].map(() => codeOf(limited.bare((tx) => tx.query('SELECT pg_sleep(9)'))))
  const began = performance.now()
  const answer = await app.inject('/ready')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(performance.now() - began).toBeLessThan(2_500)
  expect((await app.inject('/health')).statusCode).toBe(200)
  expect(await Promise.all(busy)).toEqual(['57014', '57014'])
  expect((await app.inject('/ready')).statusCode).toBe(200)
})

test('the id of a request is the proxy’s where it is believed, else one of its own', async () => {
  const idOf = async (id: string) =>
    (await app.inject({ url: '/health', headers: { 'x-request-id': id } })).headers['x-request-id']
  expect(await idOf('edge-7f3a9c21')).toBe('edge-7f3a9c21')
  expect(await idOf('x y')).toMatch(/^[\da-f-]{36}$/)
  const alone = await startApp(limited)
  const answer = await alone.inject({
    url: '/health',
    headers: { 'x-request-id': 'edge-7f3a9c21' },
  })
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  await alone.close()
})
