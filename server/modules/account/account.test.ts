import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { askPublicly, logIn, sessionOf, startApp } from '../../../tests/support/server.ts'
import { secretIn, startWork } from '../../../tests/support/work.ts'
import { buildWorld, password, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'

let database: Database
let app: FastifyInstance
let world: World
let other: World
let now = new Date()
let work: ReturnType<typeof startWork>

const inTenant = (sql: string, params: unknown[] = [], tenantId = 'aa') =>
  database.within({ tenantId, user: 'any', customers: 'all' }, (tx) => tx.query(sql, params))
const minutes = (n: number) => {
  now = new Date(now.getTime() + n * 60_000)
}
const publicly = (query: string, variables: Record<string, unknown>, host = world.host) =>
  askPublicly(app, host, query, variables)
const forgot = async (username: string) =>
  (
    await publicly(
      'mutation($u: String!) { requestPasswordLink(username: $u) { message { status description } userErrors { code } } }',
      { u: username },
    )
  ).data.requestPasswordLink
const set = async (secret: string, next: string, host?: string) =>
  (
    await publicly(
      'mutation($s: String!, $p: String!) { setPassword(secret: $s, password: $p) { username userErrors { field code } } }',
      { s: secret, p: next },
      host,
    )
  ).data.setPassword
const change =
  'mutation($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { message { status } userErrors { field code } } }'
const tryLogIn = async (username: string, secret: string, userAgent = 'Test') =>
  app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: world.host, 'user-agent': userAgent },
    payload: { username, password: secret },
  })

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa', {
    forgotPassword: true,
    email: 'help@aa.example',
    webTitle: 'Portal <aa>',
  })
  other = await buildWorld(database, 'bb', { forgotPassword: true })
  app = await startApp(database, { clock: () => now })
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})
beforeEach(async () => {
  const [hash] = await inTenant(`SELECT password_hash FROM app_user WHERE username = 'guest'`)
  await inTenant(
    `UPDATE app_user SET email = username || '@aa.example', language = NULL, must_change_password = false, password_hash = $1`,
    [hash!.password_hash],
  )
  for (const table of ['password_link', 'login_failure', 'mail_message'])
    await inTenant(`DELETE FROM ${table}`)
  await database.jobs('DELETE FROM pgboss.job')
  work = startWork(database, { clock: () => now })
})

describe('a forgotten password', () => {
  async function linkFor(username: string) {
    await forgot(username)
    await work.drain()
    return secretIn(work.mails().at(-1)!)
  }

  test('a link is mailed that sets a password once and ends all sessions', async () => {
    const before = await logIn(app, world.host, 'dealer')
    const secret = await linkFor(' Dealer ')
    const [mail] = work.mails()
    expect(mail).toContain('To: dealer@aa.example')
    expect(mail).toContain('Subject: Set a new password for Portal <aa>')
    expect(mail).toContain(`http://aa.test:4400/en-us/set-password#${secret}`)
    expect(mail).toContain('Portal &#60;aa&#62;')
    expect(
      (
        await publicly('query($s: String!) { passwordLink(secret: $s) { username } }', {
          s: secret,
        })
      ).data.passwordLink,
    ).toEqual({ username: 'dealer' })

    expect(await set(secret, 'weak')).toEqual({
      username: null,
      userErrors: [{ field: 'password', code: 'pass_min_length' }],
    })
    expect(await set(secret, 'MyDealer77')).toEqual({
      username: null,
      userErrors: [{ field: 'password', code: 'pass_contains_username' }],
    })
    expect(await set(secret, 'Sattel-9fest')).toEqual({ username: 'dealer', userErrors: [] })
    expect((await before.ask('{ devices { id } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    expect((await tryLogIn('dealer', 'Sattel-9fest')).statusCode).toBe(200)
    expect((await tryLogIn('dealer', password)).statusCode).toBe(401)

    expect(await set(secret, 'Sattel-8fest')).toEqual({
      username: null,
      userErrors: [{ field: 'secret', code: 'link_invalid' }],
    })
    await work.drain()
    expect(work.mails().at(-1)).toContain('Your password for Portal <aa> was changed')
  })

  test('two at once: the link works for one of them', async () => {
    const secret = await linkFor('rep')
    const answers = await Promise.all([set(secret, 'Sattel-9fest'), set(secret, 'Lenker-7fest')])
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
  })

  test('too old, forged, replaced by a newer one, or of another tenant: no link', async () => {
    const refused = { username: null, userErrors: [{ field: 'secret', code: 'link_invalid' }] }
    const first = await linkFor('dealer')
    const second = await linkFor('dealer')
    expect(await set(first, 'Sattel-9fest')).toEqual(refused)
    expect(await set('x'.repeat(43), 'Sattel-9fest')).toEqual(refused)
    expect(await set('', 'Sattel-9fest')).toEqual(refused)
    expect(await set(second, 'Sattel-9fest', other.host)).toEqual(refused)
    expect(
      (
        await publicly(
          'query($s: String!) { passwordLink(secret: $s) { username } }',
          { s: second },
          other.host,
        )
      ).data.passwordLink,
    ).toBeNull()
    minutes(61)
    expect(await set(second, 'Sattel-9fest')).toEqual(refused)
  })

  test('the secret is kept hashed, leaves the database with the message, and its page shows it masked', async () => {
    const secret = await linkFor('dealer')
    expect(await inTenant('SELECT token_hash FROM password_link')).not.toContainEqual({
      token_hash: secret,
    })
    const rows = await inTenant('SELECT * FROM mail_message')
    expect(
      JSON.stringify([rows, (await database.jobs('SELECT * FROM pgboss.job')).rows]),
    ).not.toContain(secret)
    expect(rows[0]).toMatchObject({ state: 'filed', secret: null, attempts: 1 })
    const admin = await logIn(app, world.host, 'admin')
    const { data } = await admin.ask(
      '{ mailMessages { count transport messages { to subject text state } } }',
    )
    expect(data.mailMessages).toMatchObject({
      count: 1,
      transport: 'FILE',
      messages: [{ to: 'dealer@aa.example', state: 'FILED' }],
    })
    expect(data.mailMessages.messages[0]!.text).toContain('/en-us/set-password#••••••••')
    expect(
      (await (await logIn(app, other.host, 'admin')).ask('{ mailMessages { count } }')).data
        .mailMessages.count,
    ).toBe(0)
  })

  test('who is unknown, has no address or is not active gets the same words and no mail', async () => {
    await inTenant(`UPDATE app_user SET email = NULL WHERE username = 'rep'`)
    await inTenant(`UPDATE app_user SET active = false WHERE username = 'vendor'`)
    const answers = [
      await forgot('dealer'),
      await forgot('nobody'),
      await forgot('rep'),
      await forgot('vendor'),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]!.message.status).toBe(true)
    await work.drain()
    expect(work.mails()).toHaveLength(1)
    await inTenant(`UPDATE app_user SET active = true WHERE username = 'vendor'`)
  })

  test('asking too often makes one wait, and for nobody for good', async () => {
    for (let n = 0; n < 5; n += 1) expect((await forgot('dealer')).userErrors).toEqual([])
    expect((await forgot('dealer')).userErrors).toEqual([{ code: 'too_many_attempts' }])
    expect((await forgot('somebody else at the same address')).userErrors).toEqual([])
    minutes(10)
    expect((await forgot('dealer')).userErrors).toEqual([])
  })

  test('of requests sent at once no more pass than of those sent one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => forgot('rep')))
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(5)
  })

  test('a tenant that does not offer it, and a name that is none', async () => {
    expect((await forgot('  ')).userErrors).toEqual([{ code: 'required' }])
    await database.bare((tx) =>
      tx.query(`UPDATE tenant SET config = config || '{"forgotPassword":false}' WHERE id = 'aa'`),
    )
    minutes(1)
    expect((await forgot('dealer')).userErrors).toEqual([{ code: 'not_offered' }])
    await database.bare((tx) =>
      tx.query(`UPDATE tenant SET config = config || '{"forgotPassword":true}' WHERE id = 'aa'`),
    )
    minutes(1)
  })

  test('the mail speaks its receiver’s language where the tenant offers it', async () => {
    await inTenant(
      `UPDATE app_user SET language = CASE username WHEN 'dealer' THEN 'fr' ELSE 'de' END`,
    )
    await linkFor('dealer')
    expect(work.mails()[0]).toContain('/fr/set-password#')
    expect(work.mails()[0]).toContain('Ce lien vous permet de le définir')
    await linkFor('rep')
    expect(work.mails()[1]).toContain('/en-us/set-password#')
  })
})

describe('a changed password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const [here, there] = [
      await logIn(app, world.host, 'dealer'),
      await logIn(app, world.host, 'dealer'),
    ]
    expect(
      (await here.ask(change, { o: password, n: 'Sattel-9fest' })).data.changePassword,
    ).toEqual({ message: { status: true }, userErrors: [] })
    expect((await here.ask('{ devices { current } }')).data.devices).toEqual([{ current: true }])
    expect((await there.ask('{ devices { id } }')).status).toBe(401)
    expect((await tryLogIn('dealer', 'Sattel-9fest')).statusCode).toBe(200)
  })

  test.each([
    ['wrong', 'Sattel-9fest', 'oldPassword', 'password_incorrect'],
    [password, 'short', 'newPassword', 'pass_min_length'],
    [password, 'Password123', 'newPassword', 'pass_too_common'],
    [password, password, 'newPassword', 'pass_same'],
  ])('from %s to %s is refused at %s', async (o, n, field, code) => {
    const session = await logIn(app, world.host, 'dealer')
    expect((await session.ask(change, { o, n })).data.changePassword.userErrors).toEqual([
      { field, code },
    ])
    expect((await tryLogIn('dealer', password)).statusCode).toBe(200)
  })

  test('the old one cannot be guessed quickly from an open session', async () => {
    const session = await logIn(app, world.host, 'dealer')
    for (let n = 0; n < 5; n += 1) await session.ask(change, { o: `guess ${n}`, n: 'Sattel-9fest' })
    expect(
      (await session.ask(change, { o: password, n: 'Sattel-9fest' })).data.changePassword
        .userErrors,
    ).toEqual([{ field: 'oldPassword', code: 'too_many_attempts' }])
  })
})

test('who must change the password can do nothing else', async () => {
  await inTenant(`UPDATE app_user SET must_change_password = true WHERE username = 'dealer2'`)
  const session = await logIn(app, world.host, 'dealer2')
  const codeOf = async (query: string) => (await session.ask(query)).errors?.[0]?.extensions.code
  for (const query of [
    '{ devices { id } }',
    '{ cart { id } }',
    'mutation { changeLanguage(id: "fr") { status } }',
    '{ salesCustomers { id } }',
  ])
    expect(await codeOf(query), query).toBe('PASSWORD_CHANGE_REQUIRED')
  expect((await session.send({ url: '/change-cust?r3=0000000001' })).json()).toMatchObject({
    code: 'PASSWORD_CHANGE_REQUIRED',
  })
  expect(await codeOf('{ portal { name } }')).toBeUndefined()
  expect((await session.send({ method: 'GET', url: '/user' })).json()).toMatchObject({
    username: 'dealer2',
    mustChangePassword: true,
  })
  expect(
    (await session.ask(change, { o: password, n: 'Sattel-9fest' })).data.changePassword.userErrors,
  ).toEqual([])
  expect(await codeOf('{ devices { id } }')).toBeUndefined()
  expect((await session.send({ method: 'GET', url: '/user' })).json()).toMatchObject({
    mustChangePassword: false,
  })
})

describe('the profile', () => {
  const save =
    'mutation($u: ProfileInput!) { updateProfileUser(user: $u) { pendingEmail message { status } userErrors { field code } } }'

  const confirm = (secret: string) =>
    askPublicly(
      app,
      world.host,
      'mutation($s: String!) { confirmEmail(secret: $s) { userErrors { code } } }',
      { s: secret },
    )

  test('a name is saved at once, an address once its link is opened; the former address is told', async () => {
    const session = await logIn(app, world.host, 'rep')
    expect(
      (
        await session.ask(save, {
          u: { name: ' Mara O’Neil 3rd ', email: 'new@aa.example', password },
        })
      ).data.updateProfileUser,
    ).toEqual({ message: { status: true }, userErrors: [], pendingEmail: 'new@aa.example' })
    const user = async () => (await session.send({ method: 'GET', url: '/user' })).json()
    expect(await user()).toMatchObject({ name: 'Mara O’Neil 3rd', email: 'rep@aa.example' })
    await work.drain()
    expect(work.mails()).toHaveLength(1)
    expect(work.mails()[0]).toContain('To: new@aa.example')
    const secret = secretIn(work.mails()[0]!)
    expect((await confirm('another')).data.confirmEmail.userErrors).toEqual([
      { code: 'link_invalid' },
    ])
    expect((await confirm(secret)).data.confirmEmail.userErrors).toEqual([])
    expect(await user()).toMatchObject({ email: 'new@aa.example' })
    expect((await confirm(secret)).data.confirmEmail.userErrors).toEqual([{ code: 'link_invalid' }])
    await work.drain()
    expect(work.mails()).toHaveLength(2)
    expect(work.mails()[1]).toContain('To: rep@aa.example')
    expect(work.mails()[1]).toContain('new@aa.example')
  })

  test('another e-mail address needs the password, another name does not', async () => {
    const session = await logIn(app, world.host, 'office')
    const saved = async (more: object) =>
      (await session.ask(save, { u: { name: 'Office', email: 'office@aa.example', ...more } })).data
        .updateProfileUser.userErrors
    expect(await saved({})).toEqual([])
    const email = 'thief@evil.example'
    expect(await saved({ email })).toEqual([{ field: 'password', code: 'required' }])
    for (let n = 0; n < 5; n++)
      expect(await saved({ email, password: 'guess' })).toEqual([
        { field: 'password', code: 'password_incorrect' },
      ])
    expect(await saved({ email, password })).toEqual([
      { field: 'password', code: 'too_many_attempts' },
    ])
    expect(await inTenant(`SELECT email FROM app_user WHERE username = 'office'`)).toEqual([
      { email: 'office@aa.example' },
    ])
  })

  test('what is wrong is said at its field', async () => {
    const session = await logIn(app, world.host, 'rep')
    expect(
      (await session.ask(save, { u: { name: ' ', email: 'nowhere' } })).data.updateProfileUser
        .userErrors,
    ).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'valid_email' },
    ])
  })
})

describe('devices', () => {
  test('one sees one’s own sessions and may end them, nobody else’s', async () => {
    const phone = await tryLogIn(
      'manager',
      password,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    )
    const there = sessionOf(
      app,
      world.host,
      phone.json<{ requestToken: string }>().requestToken,
      Object.fromEntries(phone.cookies.map(({ name, value }) => [name, value])),
    )
    const here = await logIn(app, world.host, 'manager')
    const list = async () =>
      (await here.ask('{ devices { id current browser system address } }')).data.devices as {
        id: string
        current: boolean
      }[]
    const [first, second] = await list()
    expect(first).toMatchObject({ current: true, browser: null })
    expect(second).toMatchObject({
      current: false,
      browser: 'Safari',
      system: 'iPhone',
      address: '127.0.0.1',
    })

    const end = 'mutation($id: ID!) { revokeDevice(id: $id) { userErrors { field code } } }'
    const stranger = await logIn(app, world.host, 'rep')
    for (const id of [second!.id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect((await stranger.ask(end, { id })).data.revokeDevice.userErrors).toEqual([
        { field: 'id', code: 'unknown_device' },
      ])
    }
    expect((await there.ask('{ devices { id } }')).status).toBe(200)
    expect((await here.ask(end, { id: second!.id })).data.revokeDevice.userErrors).toEqual([])
    expect((await there.ask('{ devices { id } }')).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })
})
