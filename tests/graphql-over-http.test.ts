import type { FastifyInstance, InjectOptions } from 'fastify'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../server/db/database.ts'
import { emptyDatabase } from './support/database.ts'
import { logIn, type Session, startApp } from './support/server.ts'
import { buildWorld, type World } from './support/world.ts'

let database: Database
let app: FastifyInstance
let world: World
let dealer: Session
beforeAll(async () => {
  database = await emptyDatabase()
  world = await buildWorld(database)
  app = await startApp(database)
  dealer = await logIn(app, world.host, 'dealer')
})
afterAll(async () => { await app?.close(); await database?.close() })

/** The audits' fetch, answered by the server in process. */
async function fetchFn(input: unknown, init: { method?: string; headers?: HeadersInit; body?: BodyInit } = {}): Promise<Response> {
  const url = new URL(String(input))
  const headers = { ...Object.fromEntries(new Headers(init.headers)), host: world.host, authorization: `Bearer ${dealer.token}` }
  const request: InjectOptions = { method: (init.method ?? 'GET') as 'GET', url: url.pathname + url.search, headers, cookies: dealer.cookies }
  if (init.body !== undefined) request.payload = String(init.body)
  const response = await app.inject(request)
  return new Response(response.statusCode === 204 ? null : response.rawPayload.toString(), { status: response.statusCode, headers: response.headers as Record<string, string> })
}

test.each(serverAudits({ url: 'http://portal.test/graphql', fetchFn }).filter(({ name }) => name.startsWith('MUST')))('$name', async (audit) => {
  const result = await audit.fn()
  expect(result.status, 'reason' in result ? result.reason : undefined).toBe('ok')
})
