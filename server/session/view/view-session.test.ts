import { expect, test } from 'vitest'
import { operations } from '../../../tests/authorisation/operations.ts'
import type { Things } from '../../../tests/authorisation/operation.ts'
import { logIn, type Session, sessionOf } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { r3Of } from '../../../tests/support/world.ts'
import { ruleOf } from '../../allow.ts'
import { schema } from '../../schema.ts'

const here = serverForTests(['admin', 'usadmin'])
const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

const changes = Object.values(schema.getMutationType()!.getFields()).filter(
  (field) => ruleOf(field).who === 'SIGNED_IN',
)
const anything = new Proxy({}, { get: () => '0190a0a0-0000-7000-8000-000000000000' }) as Things

const refreshName = '__Host-pannier-refresh'
const begin = (by: Session, username: string) =>
  by.send({ url: `/view-as/${here.world.users[username]}` })

/** Views the portal as a person: the browser keeps its binding and gets another session. */
async function view(username: string, by = here.admin): Promise<Session> {
  const answer = await begin(by, username)
  expect(answer.statusCode).toBe(200)
  const cookies = { ...by.cookies }
  for (const { name, value } of answer.cookies) cookies[name] = value
  return sessionOf(here.app, here.world.host, answer.json().requestToken, cookies)
}
const userOf = async (session: Session) =>
  (await session.send({ method: 'GET', url: '/user' })).json()
const post = (url: string, cookies: Record<string, string>) =>
  here.app.inject({ method: 'POST', url, headers: { host: here.world.host }, cookies })
/** Session that a browser has after its cookies were answered by a new one. */
const after = (answer: Awaited<ReturnType<typeof post>>, cookies: Record<string, string>) =>
  sessionOf(here.app, here.world.host, answer.json().requestToken, {
    ...cookies,
    ...Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  })

test('an administrator reads the portal as a dealer, and both stand in the audit log', async () => {
  const dealer = await logIn(here.app, here.world.host, 'dealer')
  const own = await userOf(dealer)
  const viewing = await view('dealer')
  expect(await userOf(viewing)).toMatchObject({
    id: `view-${own.id}`,
    username: 'dealer',
    viewedBy: 'Name of admin',
    permissions: own.permissions,
    customerData: { custCode: { r3: r3Of('X') } },
    deviceKey: '',
  })
  const question = '{ cart { custCode: totalQuantity } orderPage { count } }'
  expect((await viewing.ask(question)).data).toEqual((await dealer.ask(question)).data)
  expect((await viewing.ask('{ usersV2 { count } }')).errors?.[0]?.extensions?.code).toBe(
    'FORBIDDEN',
  )
  const back = after(await post('/view-as-end', viewing.cookies), viewing.cookies)
  expect(await userOf(back)).toMatchObject({ username: 'admin', viewedBy: null })
  expect((await viewing.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  here.admin = back
  expect(
    await sql(
      `SELECT a.action, a.target, u.username FROM audit_log a JOIN app_user u ON u.id = a.actor
       WHERE a.action LIKE 'user.view-%' ORDER BY a.id`,
    ),
  ).toEqual([
    { action: 'user.view-started', target: 'dealer', username: 'admin' },
    { action: 'user.view-ended', target: 'dealer', username: 'admin' },
  ])
})

test('nothing can be changed in a view, sent or uploaded', async () => {
  const viewing = await view('dealer')
  for (const { name } of changes) {
    const { document, variables } = operations[name]!
    const { errors } = await viewing.ask(document, variables?.(anything))
    expect(errors?.[0]?.extensions?.code, name).toBe('VIEW_ONLY')
  }
  for (const [method, url] of [
    ['GET', '/device-key'],
    ['POST', '/server/uploads'],
    ['POST', `/view-as/${here.world.users.rep}`],
    ['POST', '/notification/subscriptions'],
  ] as const) {
    const answer = await viewing.send({ method, url, payload: method === 'POST' ? {} : undefined })
    expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
  }
  expect((await viewing.send({ method: 'GET', url: '/device-key' })).json().code).toBe('VIEW_ONLY')
  const [{ count }] = (await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM audit_log WHERE actor = $1 AND action <> 'session.opened'`,
    [here.world.users.dealer],
  )) as [{ count: number }]
  expect(count).toBe(0)
})

test('a view chooses a customer for itself, as the administrator', async () => {
  const viewing = await view('rep')
  const answer = await viewing.send({ url: `/change-cust?r3=${r3Of('X')}` })
  expect(answer.statusCode).toBe(200)
  viewing.token = answer.json().requestToken
  expect(await userOf(viewing)).toMatchObject({ customerData: { custCode: { r3: r3Of('X') } } })
  const [noted] = await sql(
    `SELECT u.username FROM audit_log a JOIN app_user u ON u.id = a.actor WHERE a.action = 'session.customer-changed' ORDER BY a.id DESC LIMIT 1`,
  )
  expect(noted).toEqual({ username: 'admin' })
})

test('neither one’s own account, nor a stranger to one’s areas, nor one with more rights can be viewed', async () => {
  expect((await begin(here.admin, 'admin')).json()).toMatchObject({ code: 'own_account' })
  expect((await begin(here.usadmin, 'admin')).json()).toMatchObject({ code: 'unknown_user' })
  await sql(
    `UPDATE role SET permissions = array_remove(permissions, 'audit-log.read') WHERE name = 'admin'`,
  )
  await sql(`UPDATE app_user SET role = 'audit' WHERE username = 'dealer'`)
  expect((await begin(here.admin, 'dealer')).json()).toMatchObject({ code: 'more_rights' })
  await sql(`UPDATE app_user SET role = 'dealer' WHERE username = 'dealer'`)
  await sql(
    `UPDATE role SET permissions = array_append(permissions, 'audit-log.read') WHERE name = 'admin'`,
  )
  const dealer = await logIn(here.app, here.world.host, 'dealer')
  expect((await begin(dealer, 'rep')).statusCode).toBe(403)
})

test('a view ends with the session it was opened from, and gives way to it when it has ended', async () => {
  const first = await view('dealer')
  await sql(`UPDATE session SET revoked_at = now() WHERE id::text = $1`, [
    first.cookies[refreshName]!.split('.')[0],
  ])
  const back = after(await post('/refresh-token', first.cookies), first.cookies)
  expect(await userOf(back)).toMatchObject({ username: 'admin' })
  const second = await view('dealer', back)
  await sql(`UPDATE session SET revoked_at = now() WHERE id::text = $1`, [
    back.cookies[refreshName]!.split('.')[0],
  ])
  expect((await second.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  expect((await post('/refresh-token', second.cookies)).statusCode).toBe(401)
})

test('logging out in a view ends the administrator’s session too, and no view is a device of the person', async () => {
  const admin = await logIn(here.app, here.world.host, 'admin')
  const dealer = await logIn(here.app, here.world.host, 'dealer')
  const devices = async () => (await dealer.ask('{ devices { id } }')).data.devices.length
  const before = await devices()
  const viewing = await view('dealer', admin)
  expect(await devices()).toBe(before)
  await viewing.send({ url: '/logout' })
  expect((await admin.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
  expect((await dealer.send({ method: 'GET', url: '/user' })).statusCode).toBe(200)
})

test('a paper opened in a view is noted once, by the administrator', async () => {
  const viewing = await view('dealer', await logIn(here.app, here.world.host, 'admin'))
  const url = `/server/statements/1000/${r3Of('X')}`
  const answer = await viewing.send({ method: 'GET', url })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(
    await sql(
      `SELECT u.username, l.target FROM audit_log l JOIN app_user u ON u.id = l.actor WHERE l.action = 'export.created'`,
    ),
  ).toEqual([{ username: 'admin', target: 'statement' }])
})
