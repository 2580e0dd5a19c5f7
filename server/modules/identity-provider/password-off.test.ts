import { beforeEach, describe, expect, test } from 'vitest'
import { askPublicly, startApp } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { secretIn, startWork } from '../../../tests/support/work.ts'
import { password } from '../../../tests/support/world.ts'
import { setConfig } from '../../admin/config-values.ts'

const here = serverForTests(['admin'], { config: { forgotPassword: true } })
const sql = <Row>(text: string, args: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, args),
  )
const addProvider = () =>
  sql(
    `INSERT INTO identity_provider (tenant_id, name, issuer, client_id, scopes, active, asks_second_factor, match_email, make_users, email_domains)
     VALUES ('aa', 'Contoso', 'https://id.contoso.example', 'portal', 'openid', true, false, true, false, '{}')`,
  )
const switchTo = async (on: boolean) => {
  const { data } = await here.admin.ask(
    'mutation($v: String!, $s: String!) { saveSetting(name: "passwordLogin", value: $v, seen: $s) { setting { value } userErrors { code } } }',
    { v: String(on), s: String(!on) },
  )
  return (data.saveSetting.userErrors as { code: string }[]).map(({ code }) => code)
}
/** A server that has just looked at its tenants. */
const freshApp = () => startApp(here.database)

beforeEach(async () => {
  await sql('DELETE FROM identity_provider')
  await sql('DELETE FROM login_failure')
  await sql('DELETE FROM mail_message')
  await setConfig(here.database, 'aa', ['passwordLogin='])
})

describe('passwords are switched off', () => {
  test('only when a provider is active and someone can mend it', async () => {
    expect(await switchTo(false)).toEqual(['no_provider'])
    await addProvider()
    await sql('UPDATE identity_provider SET active = false')
    expect(await switchTo(false)).toEqual(['no_provider'])
    await sql('UPDATE identity_provider SET active = true')
    const keepers = `role IN (SELECT name FROM role WHERE 'page.user-management' = ANY (permissions))`
    const kept = await sql<{ id: number; password_hash: string }>(
      `SELECT id, password_hash FROM app_user WHERE ${keepers}`,
    )
    expect(kept).not.toEqual([])
    await sql(`UPDATE app_user SET password_hash = NULL WHERE ${keepers}`)
    expect(await switchTo(false)).toEqual(['no_keeper'])
    for (const { id, password_hash: hash } of kept)
      await sql('UPDATE app_user SET password_hash = $2 WHERE id = $1', [id, hash])
    expect(await switchTo(false)).toEqual([])
    expect(
      await sql(
        `SELECT after FROM audit_log WHERE action = 'setting.changed' ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([{ after: { value: 'false' } }])
  })
})

describe('where they are off', () => {
  let app: Awaited<ReturnType<typeof freshApp>>
  beforeEach(async () => {
    await addProvider()
    expect(await switchTo(false)).toEqual([])
    app = await freshApp()
    return () => app.close()
  })
  const tried = async (username: string, secret: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/login',
      headers: { host: here.world.host },
      payload: { username, password: secret },
    })
    return [answer.statusCode, answer.json<{ code?: string }>().code]
  }

  test('the right password, a wrong one and an unknown name answer the same', async () => {
    for (const [username, secret] of [
      ['dealer', password],
      ['dealer', 'Wrong2026'],
      ['nobody', password],
      // Who may use a password is not told either.
      ['admin', 'Wrong2026'],
    ] as const)
      expect(await tried(username, secret)).toEqual([401, 'password_off'])
    expect(
      await sql(
        `SELECT target, after->>'reason' AS reason FROM audit_log WHERE action = 'session.refused' ORDER BY id DESC LIMIT 4`,
      ),
    ).toEqual([
      { target: 'admin', reason: null },
      { target: null, reason: null },
      { target: 'dealer', reason: null },
      { target: 'dealer', reason: 'password_off' },
    ])
  })

  test('people with page.user-management log in with their password, by their role or their group role', async () => {
    expect(await tried('admin', password)).toEqual([200, undefined])
    await sql(
      `INSERT INTO group_role (tenant_id, description, roles) VALUES ('aa', 'Heads', '{admin}')`,
    )
    await sql(
      `UPDATE app_user SET group_role_id = (SELECT id FROM group_role WHERE description = 'Heads') WHERE username = 'rep'`,
    )
    expect(await tried('rep', password)).toEqual([200, undefined])
    await sql(`UPDATE app_user SET group_role_id = NULL WHERE username = 'rep'`)
  })

  test('a first password is not used up', async () => {
    await sql(
      `UPDATE app_user SET first_password_until = now() + interval '1 hour' WHERE username = 'dealer'`,
    )
    expect(await tried('dealer', password)).toEqual([401, 'password_off'])
    expect(
      await sql(
        `SELECT first_password_until > now() AS good FROM app_user WHERE username = 'dealer'`,
      ),
    ).toEqual([{ good: true }])
    await sql(`UPDATE app_user SET first_password_until = NULL WHERE username = 'dealer'`)
  })

  test('the form without a script leads back to itself with the reason', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/login/form',
      payload: new URLSearchParams({ username: 'dealer', password, target: '/fr/cart' }).toString(),
      headers: {
        host: here.world.host,
        referer: `http://${here.world.host}/fr/login`,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    })
    expect(answer.headers.location).toBe('/fr/login?refused=-6&password=true&target=%2Ffr%2Fcart')
  })

  test('everyone counts again when the last provider is switched off or deleted', async () => {
    await sql('UPDATE identity_provider SET active = false')
    await app.close()
    app = await freshApp()
    expect(await tried('dealer', 'Wrong2026')).toEqual([401, 'login_failed'])
    expect(await tried('dealer', password)).toEqual([200, undefined])
  })

  test('the command line switches them on again', async () => {
    await setConfig(here.database, 'aa', ['passwordLogin=true'])
    expect(await tried('dealer', password)).toEqual([200, undefined])
  })

  test('the forgotten password: one answer for all; people of a provider are mailed to use it', async () => {
    await sql(`UPDATE app_user SET email = username || '@aa.example', language = NULL`)
    const asked = (username: string) =>
      askPublicly(
        app,
        here.world.host,
        'mutation($u: String!) { requestPasswordLink(username: $u) { message { status } userErrors { code } } }',
        { u: username },
      )
    const answers = [await asked('dealer'), await asked('nobody'), await asked('admin')]
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    await startWork(here.database, {}).drain()
    const mails = await sql<{ recipient: string; text: string }>(
      'SELECT recipient, text FROM mail_message ORDER BY recipient',
    )
    expect(mails.map(({ recipient, text }) => [recipient, text.includes('/set-password')])).toEqual(
      [
        ['admin@aa.example', true],
        ['dealer@aa.example', false],
      ],
    )
    expect(mails[1]!.text).toContain('with your company account')
    expect(mails[1]!.text).toContain('/login')
    expect(await sql('SELECT count(*)::int AS count FROM password_link')).toEqual([{ count: 1 }])
  })

  test('a link that was mailed before says so, and sets nothing', async () => {
    await setConfig(here.database, 'aa', ['passwordLogin=true'])
    await sql(`UPDATE app_user SET email = username || '@aa.example'`)
    const publicly = (query: string, variables: Record<string, unknown>) =>
      askPublicly(app, here.world.host, query, variables)
    await publicly(
      'mutation { requestPasswordLink(username: "dealer") { message { status } } }',
      {},
    )
    const work = startWork(here.database, {})
    await work.drain()
    const secret = secretIn(work.mails().at(-1)!)
    await setConfig(here.database, 'aa', ['passwordLogin=false'])
    const set = () =>
      publicly(
        'mutation($s: String!) { setPassword(secret: $s, password: "Another-2026") { userErrors { code } } }',
        { s: secret },
      )
    expect(
      (
        await publicly('query($s: String!) { passwordLink(secret: $s) { username passwordOff } }', {
          s: secret,
        })
      ).data.passwordLink,
    ).toEqual({ username: 'dealer', passwordOff: true })
    expect((await set()).data.setPassword.userErrors).toEqual([{ code: 'password_off' }])
    await setConfig(here.database, 'aa', ['passwordLogin=true'])
    expect((await set()).data.setPassword.userErrors).toEqual([])
  })

  test('an administrator gives no password, and a new user is mailed how to log in', async () => {
    const user = {
      username: 'ann',
      name: 'Ann O’Neil',
      email: 'ann@aa.example',
      emailConfirmations: [],
      sendEmail: true,
      sendEmailWarranty: false,
      isFakeEmail: false,
      language: 'en-us',
      role: 'guest',
      groupRole: '',
      limitation: '',
      customers: [],
      contentTargetMarkets: [],
      active: true,
    }
    const { createUser: made } = (
      await here.admin.ask(
        'mutation($u: UserInput!) { createUser(user: $u, userAreas: []) { password user { id } userErrors { code } } }',
        { u: user },
      )
    ).data
    expect(made).toMatchObject({ password: null, userErrors: [] })
    expect(await sql('SELECT recipient, subject, secret FROM mail_message')).toEqual([
      {
        recipient: 'ann@aa.example',
        subject: expect.stringMatching(/^How to log in/),
        secret: null,
      },
    ])
    const { updateUser } = (
      await here.admin.ask(
        'mutation($id: ID!, $u: UserInput!) { updateUser(id: $id, user: $u, userAreas: [], generatePassword: true) { password userErrors { code } } }',
        { id: made.user.id, u: user },
      )
    ).data
    expect(updateUser).toEqual({ password: null, userErrors: [{ code: 'passwords_off' }] })
  })
})
