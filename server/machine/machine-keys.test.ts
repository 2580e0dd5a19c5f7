import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { buildWorld } from '../../tests/support/world.ts'
import { startApp } from '../../tests/support/server.ts'
import { serverForTests } from '../../tests/support/test-people.ts'
import { requireRules, type RouteDeps } from '../route.ts'
import { createTenants } from '../tenants.ts'
import Fastify from 'fastify'
import { answerProblems } from './answer-problems.ts'
import { machineRoute } from './machine-route.ts'

const now = { at: new Date('2026-11-25T10:00:15Z') }
const here = serverForTests(['admin', 'dealer'], {
  start: { clock: () => now.at },
  fill: (database) => buildWorld(database, 'bb'),
})

const saveKey = `mutation($id: ID, $k: MachineKeyInput!, $seen: String) { saveMachineKey(id: $id, machineKey: $k, seen: $seen) {
  secret machineKey { id start revision state scopes } userErrors { code field } } }`

const make = async (part: object = {}) => {
  const { data } = await here.admin.ask(saveKey, {
    k: {
      name: `Key ${Math.random()}`,
      scopes: ['stock.write'],
      rate: 1000,
      expiresOn: null,
      ...part,
    },
  })
  const { secret, machineKey } = data.saveMachineKey
  return {
    secret: secret as string,
    id: machineKey.id as string,
    start: machineKey.start as string,
  }
}
const get = (
  app: FastifyInstance,
  secret: string | null,
  url = '/api/machine/v1/key',
  host = here.world.host,
) => app.inject({ url, headers: { host, ...(secret && { authorization: `Bearer ${secret}` }) } })

test('a new key’s secret is shown once, and is nowhere stored', async () => {
  const { secret, id, start } = await make()
  expect(secret).toMatch(/^pnr_[\w-]{43}$/)
  expect(secret.startsWith(start)).toBe(true)
  const answer = await here.admin.ask('query($id: ID!) { machineKey(id: $id) { name start } }', {
    id,
  })
  expect(JSON.stringify(answer)).not.toContain(secret)
  const rows = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    async (tx) => [
      ...(await tx.query('SELECT row_to_json(k)::text AS text FROM machine_key k')),
      ...(await tx.query('SELECT row_to_json(l)::text AS text FROM audit_log l')),
    ],
  )
  expect(JSON.stringify(rows)).not.toContain(secret.slice(16))
})

test('only holders of page.machine-access make, see or end keys', async () => {
  for (const question of [
    '{ machineKeys { count } }',
    'mutation { revokeMachineKey(id: "1") { userErrors { code } } }',
    'mutation { saveMachineKey(machineKey: { name: "x", scopes: ["stock.write"], rate: 1 }) { secret } }',
  ])
    expect((await here.dealer.ask(question)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('a key answers for itself, with the request’s id and what is left of its rate', async () => {
  const { secret } = await make({ name: 'ERP', scopes: ['stock.write', 'orders.read'], rate: 50 })
  const answer = await get(here.app, secret)
  expect(answer.json()).toEqual({
    name: 'ERP',
    scopes: ['stock.write', 'orders.read'],
    rate: 50,
    tenant: 'aa',
    sandbox: false,
    resetting: false,
  })
  expect(answer.headers).toMatchObject({ 'ratelimit-limit': '50', 'ratelimit-remaining': '49' })
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

describe('refusals are problems by RFC 9457', () => {
  test.each([
    ['no key', null, 401, 'key_missing'],
    ['a session’s token', 'a.b.c', 401, 'key_unknown'],
    ['a key that never was', `pnr_${'x'.repeat(43)}`, 401, 'key_unknown'],
  ])('%s', async (_, secret, status, code) => {
    const answer = await get(here.app, secret)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
      type: `urn:pannier:problem:${code}`,
      status,
      code,
      requestId: answer.headers['x-request-id'],
    })
  })

  test('the right start with another end', async () => {
    const { secret } = await make()
    const forged = `${secret.slice(0, 46)}${secret.endsWith('A') ? 'B' : 'A'}`
    expect((await get(here.app, forged)).json().code).toBe('key_unknown')
  })

  test('a key of another tenant', async () => {
    const { secret } = await make()
    const answer = await get(here.app, secret, undefined, 'bb.test')
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'key_unknown'])
  })

  test('a key’s last day is the whole day', async () => {
    const { secret } = await make({ expiresOn: '2026-11-25' })
    expect((await get(here.app, secret)).statusCode).toBe(200)
    now.at = new Date('2026-11-26T00:00:01Z')
    expect((await get(here.app, secret)).json().code).toBe('key_expired')
    now.at = new Date('2026-11-25T10:00:15Z')
  })

  test('a revoked key, at once and for good', async () => {
    const { secret, id } = await make({ name: 'Old one' })
    expect((await get(here.app, secret)).statusCode).toBe(200)
    const revoke =
      'mutation($id: ID!) { revokeMachineKey(id: $id) { machineKey { state } userErrors { code } } }'
    expect((await here.admin.ask(revoke, { id })).data.revokeMachineKey).toEqual({
      machineKey: { state: 'REVOKED' },
      userErrors: [],
    })
    expect((await get(here.app, secret)).json().code).toBe('key_revoked')
    expect((await here.admin.ask(revoke, { id })).data.revokeMachineKey.userErrors).toEqual([
      { code: 'key_revoked' },
    ])
    const change = await here.admin.ask(saveKey, {
      id,
      k: { name: 'Again', scopes: ['stock.write'], rate: 1 },
    })
    expect(change.data.saveMachineKey.userErrors[0]!.code).toBe('key_revoked')
    // Its name is free again.
    await make({ name: 'Old one' })
  })

  test('an address that is none', async () => {
    const { secret } = await make()
    const answer = await get(here.app, secret, '/api/machine/v1/teapots')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })
})

test('a key’s session token opens nothing, and a session opens no machine address', async () => {
  const { secret } = await make()
  const asked = await here.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: here.world.host, authorization: `Bearer ${secret}` },
    payload: { query: '{ machineKeys { count } }' },
  })
  expect(asked.json().errors[0].extensions.code).toBe('UNAUTHENTICATED')
  expect((await here.admin.send({ method: 'GET', url: '/api/machine/v1/key' })).statusCode).toBe(
    401,
  )
})

test('every scope opens its own address and no other', async () => {
  const app = Fastify()
  const tenants = createTenants(here.database, () => now.at)
  app.decorateRequest('tenant', undefined)
  app.addHook('onRequest', async (request) => {
    request.tenant = await tenants.byHost(request.headers.host)
  })
  const deps = {
    parts: { database: here.database, clock: () => now.at },
    tenantOf: (request) => request.tenant!,
  } as RouteDeps
  requireRules(app)
  answerProblems(app)
  for (const scope of machineScopes)
    machineRoute(app, deps, {
      method: 'GET',
      url: `/${scope}`,
      scope,
      handle: ({ machine }) => machine.name,
    })
  for (const held of machineScopes) {
    const { secret } = await make({ scopes: [held] })
    const opened = []
    for (const asked of machineScopes) {
      const { statusCode } = await get(app, secret, `/${asked}`)
      expect([200, 403]).toContain(statusCode)
      if (statusCode === 200) opened.push(asked)
    }
    expect(opened).toEqual([held])
  }
  await app.close()
})

test('two processes share a key’s rate; the refused are told when to come back', async () => {
  const second = await startApp(here.database, { clock: () => now.at })
  const { secret } = await make({ rate: 5 })
  const codes = []
  for (let n = 0; n < 8; n++) codes.push((await get(n % 2 ? second : here.app, secret)).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const refused = await get(second, secret)
  expect(refused.headers['retry-after']).toBe('45')
  expect(refused.json()).toMatchObject({ code: 'too_many', status: 429 })
  now.at = new Date('2026-11-25T10:01:00Z')
  expect((await get(second, secret)).statusCode).toBe(200)
  now.at = new Date('2026-11-25T10:00:15Z')
  await second.close()
})

test('a burst of a hundred at once is cut at the rate exactly', async () => {
  const { secret } = await make({ rate: 30 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(here.app, secret)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
})

test('the list says when and from where a key was used last', async () => {
  const { secret, id } = await make()
  await here.app.inject({
    url: '/api/machine/v1/key',
    remoteAddress: '203.0.113.7',
    headers: { host: here.world.host, authorization: `Bearer ${secret}` },
  })
  const { data } = await here.admin.ask(
    'query($id: ID!) { machineKey(id: $id) { lastUsedAt lastUsedFrom createdBy } }',
    { id },
  )
  expect(data.machineKey).toEqual({
    lastUsedAt: now.at.toISOString(),
    lastUsedFrom: '203.0.113.7',
    createdBy: 'Name of admin',
  })
})

test('making, changing, ending and deleting a key stand in the audit log', async () => {
  const { id } = await make({ name: 'Logged' })
  await here.admin.ask(saveKey, { id, k: { name: 'Logged', scopes: ['prices.write'], rate: 5 } })
  const remove = 'mutation($id: ID!) { deleteMachineKey(id: $id) { userErrors { code } } }'
  expect((await here.admin.ask(remove, { id })).data.deleteMachineKey.userErrors).toEqual([
    { code: 'key_active' },
  ])
  await here.admin.ask('mutation($id: ID!) { revokeMachineKey(id: $id) { message { status } } }', {
    id,
  })
  expect((await here.admin.ask(remove, { id })).data.deleteMachineKey.userErrors).toEqual([])
  const lines = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    (tx) =>
      tx.query<{ action: string }>(
        `SELECT action FROM audit_log WHERE target = 'Logged' ORDER BY id`,
      ),
  )
  expect(lines.map(({ action }) => action)).toEqual([
    'machine-key.created',
    'machine-key.updated',
    'machine-key.revoked',
    'machine-key.deleted',
  ])
})
