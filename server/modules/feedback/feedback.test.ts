import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { logIn, startApp } from '../../../tests/support/server.ts'
import { buildWorld, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'

let database: Database
let app: FastifyInstance
let world: World
beforeAll(async () => {
  database = await emptyDatabase()
  world = await buildWorld(database)
  app = await startApp(database)
})
afterAll(async () => { await app?.close(); await database?.close() })

const send = async (username: string, message: string) =>
  (await logIn(app, world.host, username)).ask('mutation($m: String!) { sendCustomerFeedback(message: $m) { data { status description } userErrors { field message code } } }', { m: message })
const kept = (tenantId = 'aa') => database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
  tx.query('SELECT user_id, for_customer, message, created_at IS NOT NULL AS dated FROM customer_feedback ORDER BY id'))

test('what is said is kept: who, for whom, when', async () => {
  expect((await send('dealer', 'Danke für die schnelle Lieferung,\\nweiter so: сервис & 服务')).data.sendCustomerFeedback)
    .toMatchObject({ data: { status: true }, userErrors: [] })
  expect((await send('rep', 'More colours')).data.sendCustomerFeedback.data.status).toBe(true)
  expect(await kept()).toEqual([
    { user_id: world.users.dealer, for_customer: world.customers.X, message: 'Danke für die schnelle Lieferung,\nweiter so: сервис & 服务', dated: true },
    { user_id: world.users.rep, for_customer: null, message: 'More colours', dated: true },
  ])
})

test.each([['', 'required'], [' \\n ', 'required'], ['50 % off!', 'valid_text'], ['<b>', 'valid_text'], ['a\\tb', 'valid_text'], ['x'.repeat(2_001), 'too_long']])('%j is refused: %s', async (message, code) => {
  const before = await kept()
  expect((await send('dealer', message)).data.sendCustomerFeedback).toEqual({ data: null, userErrors: [{ field: 'message', message: code, code }] })
  expect(await kept()).toEqual(before)
})

test('without the scope nothing is taken', async () => {
  expect((await send('guest', 'Hello')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
