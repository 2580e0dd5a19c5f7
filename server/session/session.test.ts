import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { choose, logIn, type Session, startApp } from '../../tests/support/server.ts'
import { buildWorld, password, r3Of, type World } from '../../tests/support/world.ts'
import type { Database } from '../db/database.ts'
import { delayAfter } from './login-delay.ts'

let database: Database
let app: FastifyInstance
let world: World
let now = new Date('2026-03-01T10:00:00Z')
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database)
  app = await startApp(database, { clock: () => now })
  // The database has its own clock, which says when a session is over.
  now = new Date()
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})
const inTenant = (sql: string, params: unknown[] = []) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query(sql, params))
beforeEach(() => inTenant('DELETE FROM login_failure'))

const post = (url: string, payload: object | undefined, cookies: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: world.host },
    cookies,
    ...(payload && { payload }),
  })
const user = async (session: Session) =>
  (await session.send({ method: 'GET', url: '/user' })).json()
const refresh = async (session: Session) => {
  const response = await post('/refresh-token', { refreshToken: undefined }, session.cookies)
  return {
    status: response.statusCode,
    token: response.json().requestToken as string,
    cookies: {
      ...session.cookies,
      ...Object.fromEntries(response.cookies.map((c) => [c.name, c.value])),
    },
  }
}

test('a person with one customer works for it at once, another chooses', async () => {
  const dealer = await user(await logIn(app, world.host, 'dealer'))
  expect(dealer).toMatchObject({
    username: 'dealer',
    role: 'dealer',
    hasCustCode: true,
    customerCount: 1,
    customerData: { custCode: { r3: r3Of('X') }, custGroups: ['Gold'] },
  })
  const rep = await logIn(app, world.host, 'rep')
  expect(await user(rep)).toMatchObject({
    hasCustCode: false,
    customerCount: 2,
    customerData: null,
    limitation: 'salesman',
  })
  await choose(rep, r3Of('Y'))
  expect(await user(rep)).toMatchObject({
    hasCustCode: true,
    customerData: { custCode: { r3: r3Of('Y') } },
  })
})

test('what the sales organisations are called comes with the person: a cart filled without a network names them', async () => {
  const known = await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query('SELECT sorg, merchant_name AS name, currency FROM sales_organisation'),
  )
  const { merchants } = await user(await logIn(app, world.host, 'dealer'))
  expect(merchants.length).toBeGreaterThan(0)
  expect(known).toEqual(expect.arrayContaining(merchants))
})

test('who a person may choose follows his areas', async () => {
  for (const [name, expected] of [
    ['rep', 2],
    ['manager', 2],
    ['office', 3],
    ['admin', 3],
    ['audit', 3],
    ['dealer2', 2],
    ['guest', 0],
  ] as const) {
    expect([name, (await user(await logIn(app, world.host, name))).customerCount]).toEqual([
      name,
      expected,
    ])
  }
})

test('the cookies are for this browser alone, and the token is none of them', async () => {
  const response = await post('/login', { username: ' Dealer ', password })
  for (const { httpOnly, secure, sameSite, path } of response.cookies)
    expect([httpOnly, secure, sameSite, path]).toEqual([true, true, 'Strict', '/'])
  expect(Object.keys(response.json())).toEqual(['requestToken', 'refreshToken'])
  expect(response.cookies.map(({ value }) => value)).not.toContain(response.json().requestToken)
})

test('a wrong name and a wrong password answer the same', async () => {
  const answers = await Promise.all([
    post('/login', { username: 'nobody', password }),
    post('/login', { username: 'dealer', password: 'wrong' }),
  ])
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array(2).fill([401, answers[0]!.body]),
  )
})

test('who fails often waits longer, and a right password after the wait is welcome', async () => {
  for (let n = 0; n < 6; n++) await post('/login', { username: 'fixed', password: 'wrong' })
  const refused = await post('/login', { username: 'fixed', password })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts'])
  later(refused.json().retryAfter)
  expect((await post('/login', { username: 'fixed', password })).statusCode).toBe(200)
  expect([0, 4, 5, 7, 50].map((failures) => delayAfter(failures, 5))).toEqual([0, 0, 1, 4, 300])
})

test('guesses sent at once are counted before any is checked', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('/login', { username: 'office', password: 'wrong' })),
  )
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 401)).toHaveLength(5)
  expect(codes.filter((code) => code === 429)).toHaveLength(15)
})

const logInFrom = (remoteAddress: string, username: string, secret: string, cookies = {}) =>
  app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress,
    headers: { host: world.host },
    cookies,
    payload: { username, password: secret },
  })

test('failures of one account make nobody else wait at the same address, and do not keep its own browser out', async () => {
  const own = await logInFrom('192.0.2.1', 'office', password)
  const device = Object.fromEntries(own.cookies.map(({ name, value }) => [name, value]))
  for (let n = 0; n < 50; n++) {
    await logInFrom('192.0.2.1', 'office', 'wrong')
    await logInFrom(`198.51.100.${n}`, 'office', 'wrong')
  }
  expect((await logInFrom('192.0.2.1', 'office', password)).statusCode).toBe(429)
  expect((await logInFrom('203.0.113.9', 'office', password)).statusCode).toBe(429)
  expect((await logInFrom('192.0.2.1', 'admin', password)).statusCode).toBe(200)
  expect((await logInFrom('192.0.2.1', 'office', password, device)).statusCode).toBe(200)
})

test('one address cannot try a password on name after name', async () => {
  const codes = []
  for (let n = 0; n < 60; n++)
    codes.push((await logInFrom('192.0.2.7', `name-${n}`, 'Spring2026')).statusCode)
  expect(codes.indexOf(429)).toBe(50)
})

test('log-in, a refused one, the change of customer and log-out are recorded', async () => {
  await inTenant('UPDATE session SET revoked_at = now() WHERE user_id = $1', [world.users.rep])
  const recorded = () =>
    inTenant(
      `SELECT action, actor, target, on_behalf_of, request_id IS NOT NULL AS "hasRequest" FROM audit_log WHERE action LIKE 'session.%' ORDER BY id`,
    )
  const before = (await recorded()).length
  await post('/login', { username: 'rep', password: 'wrong' })
  await post('/login', { username: 'Secret-typed-here', password: 'wrong' })
  const rep = await logIn(app, world.host, 'rep')
  await choose(rep, r3Of('Y'))
  await post('/logout', undefined, rep.cookies)
  const [session] = await inTenant(
    'SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [world.users.rep],
  )
  const actor = world.users.rep
  const row = (action: string, more: object) => ({
    action: `session.${action}`,
    actor,
    target: null,
    on_behalf_of: null,
    hasRequest: true,
    ...more,
  })
  expect((await recorded()).slice(before)).toEqual([
    row('refused', { target: 'rep' }),
    row('refused', { actor: null }),
    row('opened', { target: session!.id }),
    row('customer-changed', { target: r3Of('Y'), on_behalf_of: world.customers.Y }),
    row('closed', { target: session!.id }),
  ])
})

test('a request token is over after ten minutes; the refresh secret gets another', async () => {
  const session = await logIn(app, world.host, 'dealer')
  later(601)
  expect((await session.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  const renewed = await refresh(session)
  expect(renewed.status).toBe(200)
  expect(
    (
      await user({
        ...session,
        send: (r) =>
          app.inject({
            method: 'GET',
            url: r.url,
            cookies: renewed.cookies,
            headers: { host: world.host, authorization: `Bearer ${renewed.token}` },
          }),
      })
    ).username,
  ).toBe('dealer')
})

test('a lost answer does not end the session: the secret before answers the same again for two minutes', async () => {
  const session = await logIn(app, world.host, 'dealer')
  const [first, second] = [await refresh(session), await refresh(session)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.cookies).toEqual(first.cookies)
  later(119)
  expect((await refresh(session)).cookies).toEqual(first.cookies)
  const next = await refresh({ ...session, cookies: first.cookies })
  expect(next.status).toBe(200)
  expect((await refresh(session)).status, 'two renewals old').toBe(401)
  expect((await refresh({ ...session, cookies: next.cookies })).status).toBe(401)
})

test('a stolen pair of cookies and its owner cannot take turns: the session ends for both', async () => {
  const owner = await logIn(app, world.host, 'dealer')
  later(600)
  const thief = await refresh(owner)
  expect(thief.status).toBe(200)
  later(300)
  expect((await refresh(owner)).status).toBe(401)
  expect((await refresh({ ...owner, cookies: thief.cookies })).status).toBe(401)
})

test('a secret that this server did not make ends nothing, however often the session was renewed', async () => {
  let session = await logIn(app, world.host, 'dealer')
  for (let n = 0; n < 3; n++) {
    later(600)
    session = { ...session, cookies: (await refresh(session)).cookies }
  }
  const name = '__Host-pannier-refresh'
  const [id] = session.cookies[name]!.split('.')
  for (const secret of ['3.x', '2', 'x', '99999.x', `1.${'a'.repeat(43)}`])
    expect(
      (await refresh({ ...session, cookies: { ...session.cookies, [name]: `${id}.${secret}` } }))
        .status,
    ).toBe(401)
  expect((await refresh(session)).status).toBe(200)
})

test('another log-in in the same browser ends the session before it', async () => {
  const first = await logIn(app, world.host, 'dealer')
  await post('/login', { username: 'dealer2', password }, first.cookies)
  expect((await first.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  expect((await refresh(first)).status).toBe(401)
})

test('log-out and disabling end a session at once', async () => {
  const session = await logIn(app, world.host, 'dealer')
  expect((await post('/logout', undefined, session.cookies)).statusCode).toBe(204)
  expect((await session.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  expect((await refresh(session)).status).toBe(401)
  const other = await logIn(app, world.host, 'vendor')
  await inTenant("UPDATE app_user SET active = false WHERE username = 'vendor'")
  expect((await other.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  expect((await post('/login', { username: 'vendor', password })).statusCode).toBe(401)
  await inTenant("UPDATE app_user SET active = true WHERE username = 'vendor'")
  expect((await other.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  expect((await refresh(other)).status, 'made active again').toBe(401)
})

test('rights are read at each request', async () => {
  const session = await logIn(app, world.host, 'product')
  const ask = async () => (await session.ask('{ catalogueAreas { bike } }')).errors?.[0]?.extensions
  expect(await ask()).toBeUndefined()
  await inTenant("UPDATE role SET permissions = '{}' WHERE name = 'product'")
  // With the rights of which one would do: the screen names them.
  expect(await ask()).toMatchObject({
    code: 'FORBIDDEN',
    anyScope: ['page.catalog', 'page.home-page'],
  })
})

test('a customer that is no longer this person’s is lost, not silently another', async () => {
  const rep = await logIn(app, world.host, 'rep')
  await choose(rep, r3Of('Y'))
  await inTenant("UPDATE customer_area SET salesman = 'R2' WHERE customer_id = $1", [
    world.customers.Y,
  ])
  expect((await rep.ask('{ cart { id } }')).errors?.[0]?.extensions.code).toBe('CUSTOMER_LOST')
  await inTenant("UPDATE customer_area SET salesman = 'R1' WHERE customer_id = $1", [
    world.customers.Y,
  ])
})

test('without menu.change-cust the list is empty and nothing is changed', async () => {
  const fixed = await logIn(app, world.host, 'fixed')
  const { data } = await fixed.ask(
    'mutation($c: CustCodeInput!) { changeCustomerV2(custCode: $c) { requestToken userErrors { code } } }',
    { c: { r3: r3Of('Y') } },
  )
  expect(data.changeCustomerV2).toEqual({
    requestToken: null,
    userErrors: [{ code: 'change_not_allowed' }],
  })
  expect((await fixed.ask('{ salesCustomers { id } }')).data.salesCustomers).toEqual([])
})

test('a token made for another customer is refused until it is renewed', async () => {
  const rep = await logIn(app, world.host, 'rep')
  await choose(rep, r3Of('X'))
  await rep.send({ url: `/change-cust?r3=${r3Of('Y')}` })
  const answer = await rep.ask('{ cart { id } }')
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await rep.send({ method: 'GET', url: '/user' })).json().customerData.custCode.r3).toBe(
    r3Of('Y'),
  )
})

test('the REST change of customer answers the same tokens', async () => {
  const rep = await logIn(app, world.host, 'rep')
  const byCode = await rep.send({ url: `/change-cust?r3=${r3Of('X')}` })
  expect(Object.keys(byCode.json())).toEqual(['requestToken', 'refreshToken'])
  expect((await rep.send({ url: `/change-cust/${world.customers.Y}` })).statusCode).toBe(200)
  expect((await rep.send({ url: `/change-cust?r3=${r3Of('Z')}` })).json().code).toBe(
    'customer_lost',
  )
})

test('config, status and maintenance of a host', async () => {
  const headers = {
    host: world.host,
    authorization: `Basic ${Buffer.from('pannier:public').toString('base64')}`,
  }
  const config = (await app.inject({ url: '/server/config/aa.test', headers })).json()
  expect(config).toMatchObject({
    webTitle: 'Portal aa',
    dateFormat: 'DD MMM YYYY',
    stockDisplay: 'cumulative',
    itemViewQuota: 10,
    modelViewQuota: 12,
  })
  expect((await app.inject({ url: '/server/status?host=aa.test', headers })).json()).toEqual({
    status: 'online',
  })
  await database.bare((tx) => tx.query('UPDATE tenant SET maintenance = true'))
  later(6)
  expect((await app.inject({ url: '/server/status?host=aa.test', headers })).statusCode).toBe(500)
  const refused = await post('/graphql', { query: '{ portal { name } }' })
  expect([refused.statusCode, refused.json().status]).toEqual([500, 'maintenance'])
  const noLogIn = await post('/login', { username: 'dealer', password })
  expect([noLogIn.statusCode, noLogIn.json().status, noLogIn.cookies]).toEqual([
    500,
    'maintenance',
    [],
  ])
  const form = await app.inject({
    method: 'POST',
    url: '/login/form',
    headers: { host: world.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `username=dealer&password=${password}`,
  })
  expect([form.statusCode, form.headers.location, form.cookies]).toEqual([303, '/maintenance', []])
  await database.bare((tx) => tx.query('UPDATE tenant SET maintenance = false'))
  later(6)
})

test('a session ends 30 days after its log-in, however much it is used', async () => {
  let session = await logIn(app, world.host, 'dealer')
  for (let day = 0; day < 29; day++) {
    later(86_400)
    const renewed = await refresh(session)
    expect(renewed.status).toBe(200)
    session = { ...session, cookies: renewed.cookies }
  }
  later(86_401)
  expect((await refresh(session)).status).toBe(401)
})
