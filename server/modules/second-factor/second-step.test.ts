import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Authenticator } from '../../../tests/support/authenticator.ts'
import { factorGround } from '../../../tests/support/factor-ground.ts'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { password } from '../../../tests/support/world.ts'
import { setConfig } from '../../admin/config-values.ts'
import { giveFirstPassword } from '../../admin/first-password.ts'

let now = new Date('2026-03-01T10:00:15Z')
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1_000))
const here = serverForTests<never>([], { start: { clock: () => now } })
const ground = factorGround(here, () => now)
const { post, begin, codeAt, sql } = ground

let secret = ''
let recoveryCodes: string[] = []
beforeAll(async () => {
  const added = await ground.addApp(await logIn(here.app, here.world.host, 'dealer'))
  secret = added.secret
  recoveryCodes = added.recoveryCodes!
})
beforeEach(async () => {
  await sql('DELETE FROM login_failure')
  // Each test has a code of its own.
  later(60)
})

const finish = (cookies: Record<string, string>, body: object, from?: string) =>
  post('/login/second-factor', body, cookies, from)
const code = (ms = 0) => ({ code: codeAt(secret, ms) })
const wrong = { code: '000000' }
const expired = { status: 401, body: { code: 'login_expired' } }
const refused = { status: 401, body: { code: 'second_factor_failed' } }

test('the right password opens nothing yet, and says no more than that a second step follows', async () => {
  const first = await begin('dealer')
  expect(first).toMatchObject({ status: 200, body: { secondFactor: true } })
  expect(Object.keys(first.body)).toEqual(['secondFactor'])
  expect(Object.keys(first.cookies)).toEqual(['__Host-pannier-second-step'])
  expect((await begin('dealer', undefined, 'wrong')).body).toEqual(
    (await begin('nobody', undefined, 'wrong')).body,
  )
  const choices = await post('/login/second-factor/options', {}, first.cookies)
  expect(choices.body).toEqual({ app: true, passkey: null })
  const session = ground.sessionAfter(await finish(first.cookies, code()))
  expect((await session.send({ method: 'GET', url: '/user' })).json()).toMatchObject({
    username: 'dealer',
    mustSetUpSecondFactor: false,
  })
})

test('who has no second factor logs in as ever', async () => {
  expect(Object.keys((await begin('rep')).body)).toEqual(['requestToken', 'refreshToken'])
})

describe('a code', () => {
  test.each([
    ['the step before', -30_000, 200],
    ['the step after', 30_000, 200],
    ['two steps before', -60_000, 401],
    ['two steps after', 60_000, 401],
  ])('of %s', async (_name, ms, status) => {
    // Away from codes that other cases have used.
    later(300)
    const { cookies } = await begin('dealer')
    expect((await finish(cookies, code(ms))).status).toBe(status)
  })

  test('works once, also for two requests at the same moment', async () => {
    const [one, other] = [await begin('dealer'), await begin('dealer')]
    const answers = await Promise.all([
      finish(one.cookies, code()),
      finish(other.cookies, code(), '192.0.2.2'),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401])
    const again = await begin('dealer')
    expect(await finish(again.cookies, code())).toMatchObject(refused)
    expect((await finish(again.cookies, code(30_000))).status).toBe(200)
  })

  test.each([
    ['wrong', { code: '000000' }, 401],
    ['empty', { code: '' }, 401],
    ['of letters', { code: 'abcdef' }, 401],
    ['too long', { code: '1'.repeat(101) }, 400],
    ['missing', {}, 400],
    ['a number', { code: 123_456 }, 400],
    ['a passkey that is none', { passkey: { id: 'x' } }, 401],
    ['a passkey without an id', { passkey: {} }, 400],
  ])('that is %s', async (_name, body, status) => {
    const { cookies } = await begin('dealer')
    expect((await finish(cookies, body)).status).toBe(status)
    expect((await finish(cookies, code())).status).toBe(200)
  })

  test('of another person is refused', async () => {
    const other = await ground.addApp(await logIn(here.app, here.world.host, 'fixed'))
    const { cookies } = await begin('dealer')
    expect(await finish(cookies, { code: codeAt(other.secret) })).toMatchObject(refused)
  })
})

describe('a log-in that waits for its second step', () => {
  test('is over after five minutes', async () => {
    const { cookies } = await begin('dealer')
    later(299)
    expect((await post('/login/second-factor/options', {}, cookies)).status).toBe(200)
    later(2)
    expect(await post('/login/second-factor/options', {}, cookies)).toMatchObject(expired)
    expect(await finish(cookies, code())).toMatchObject(expired)
  })

  test('opens one session', async () => {
    const { cookies } = await begin('dealer')
    expect((await finish(cookies, code())).status).toBe(200)
    expect(await finish(cookies, code(30_000))).toMatchObject(expired)
  })

  test('is needed: without its cookie, or with one that is made up, a code is nothing', async () => {
    expect(await finish({}, code())).toMatchObject(expired)
    const made = { '__Host-pannier-second-step': 'A'.repeat(43) }
    expect(await finish(made, code())).toMatchObject(expired)
  })

  test('ends with another password, and when the person is deactivated', async () => {
    const one = await begin('fixed')
    await giveFirstPassword(here.database, 'aa', 'fixed')
    expect(await finish(one.cookies, wrong)).toMatchObject(expired)
    const other = await begin('dealer')
    await sql(`UPDATE app_user SET active = false WHERE username = 'dealer'`)
    expect(await finish(other.cookies, code())).toMatchObject(expired)
    await sql(`UPDATE app_user SET active = true WHERE username = 'dealer'`)
  })
})

test('who guesses waits longer and longer, and does not make the browser wait that is known', async () => {
  const own = await finish((await begin('dealer')).cookies, code())
  const { cookies } = await begin('dealer', '198.51.100.1')
  const statuses = []
  for (let n = 0; n < 8; n++) statuses.push((await finish(cookies, wrong, '198.51.100.1')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  const waiting = await finish(cookies, code(30_000), '198.51.100.1')
  expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_attempts', retryAfter: 1 } })
  const known = await begin('dealer', undefined, password, own.cookies)
  expect((await finish({ ...own.cookies, ...known.cookies }, code(30_000))).status).toBe(200)
})

test('guesses sent at once are counted before any is checked, and a right password does not forget them', async () => {
  const { cookies } = await begin('dealer')
  const answers = await Promise.all(Array.from({ length: 12 }, () => finish(cookies, wrong)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  const again = await begin('dealer')
  expect((await finish(again.cookies, code())).status).toBe(429)
})

test('names that are tried at the first step do not slow down the second', async () => {
  const name = `Second factor of ${here.world.users.dealer}`
  for (let n = 0; n < 25; n++) await begin(name, `203.0.113.${n}`, 'wrong')
  const { cookies } = await begin('dealer')
  expect((await finish(cookies, code())).status).toBe(200)
})

test('a recovery code works once, written as one likes, and is noted', async () => {
  const [first, second] = recoveryCodes as [string, string]
  const one = await begin('dealer')
  expect((await finish(one.cookies, { code: first.toUpperCase().replace('-', ' ') })).status).toBe(
    200,
  )
  const other = await begin('dealer')
  expect(await finish(other.cookies, { code: first })).toMatchObject(refused)
  expect((await finish(other.cookies, { code: second })).status).toBe(200)
  const entries = await sql(
    `SELECT action, actor, target, after FROM audit_log WHERE action IN ('second-factor.recovery-used', 'second-factor.refused', 'session.opened') ORDER BY id DESC LIMIT 5`,
  )
  const address = '192.0.2.1'
  const actor = here.world.users.dealer
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['session.opened', { address, by: 'recovery' }],
    ['second-factor.recovery-used', { address, left: 8 }],
    ['second-factor.refused', { address, by: 'code' }],
    ['session.opened', { address, by: 'recovery' }],
    ['second-factor.recovery-used', { address, left: 9 }],
  ])
  expect(entries[1]).toMatchObject({ actor, target: 'dealer' })
})

test('what is stored is of no use by itself', async () => {
  const [row] = await sql<{ all: string }>(
    `SELECT json_build_array((SELECT json_agg(s) FROM one_time_secret s), (SELECT json_agg(r) FROM recovery_code r), (SELECT json_agg(p) FROM pending_proof p))::text AS all`,
  )
  const { cookies } = await begin('dealer')
  for (const plain of [
    secret,
    recoveryCodes[2]!,
    recoveryCodes[2]!.replace('-', ''),
    cookies['__Host-pannier-second-step']!,
  ])
    expect(row!.all).not.toContain(plain)
})

test('an operator removes the second factors of a last administrator with a first password', async () => {
  await ground.addApp(await logIn(here.app, here.world.host, 'admin'))
  const kept = await giveFirstPassword(here.database, 'aa', 'admin')
  expect((await begin('admin', undefined, kept)).body).toEqual({ secondFactor: true })
  const first = await giveFirstPassword(here.database, 'aa', 'admin', true)
  expect((await begin('admin', undefined, first)).body).toHaveProperty('requestToken')
})

test('a session that is open is renewed and goes on without a second factor', async () => {
  const session = ground.sessionAfter(await finish((await begin('dealer')).cookies, code()))
  expect((await post('/refresh-token', {}, session.cookies)).status).toBe(200)
})

describe('the form without a script', () => {
  const send = async (fields: Record<string, string>, cookies: Record<string, string> = {}) => {
    const answer = await here.app.inject({
      method: 'POST',
      url: '/login/form',
      payload: new URLSearchParams(fields).toString(),
      cookies,
      headers: {
        host: here.world.host,
        referer: `http://${here.world.host}/fr/login`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    return { location: answer.headers.location, cookies: { ...cookies, ...set } }
  }

  test('leads to the code, and from there to what was wanted', async () => {
    const first = await send({ username: 'dealer', password, target: '/fr/cart' })
    expect(first.location).toBe('/fr/login/second-step?target=%2Ffr%2Fcart')
    expect(Object.keys(first.cookies)).toEqual(['__Host-pannier-second-step'])
    const missed = await send({ ...wrong, target: '/fr/cart' }, first.cookies)
    expect(missed.location).toBe('/fr/login/second-step?refused=0&target=%2Ffr%2Fcart')
    const last = await send({ ...code(), target: '/fr/cart' }, first.cookies)
    expect(last.location).toBe('/fr/cart')
    expect(last.cookies).toHaveProperty('__Host-pannier-refresh')
  })

  test('says how long to wait, and when to begin again', async () => {
    const { cookies } = await send({ username: 'dealer', password })
    for (let n = 0; n < 5; n++) await send(wrong, cookies)
    expect((await send(code(), cookies)).location).toBe('/fr/login/second-step?refused=1')
    later(301)
    expect((await send(code(), cookies)).location).toBe('/fr/login?refused=-1')
    expect((await send(code())).location).toBe('/fr/login?refused=-1')
  })
})

describe('a passkey', () => {
  let device: Authenticator
  const options = async (cookies: Record<string, string>) =>
    (await post('/login/second-factor/options', {}, cookies)).body.passkey
  beforeAll(async () => {
    const session = await logIn(here.app, here.world.host, 'rep')
    device = (await ground.addPasskey(session)).device
  })

  test('is the second step, once, and its use is noted', async () => {
    const { cookies } = await begin('rep')
    const asked = await options(cookies)
    expect(asked).toMatchObject({
      rpId: here.world.host,
      allowCredentials: [{ id: device.id.toString('base64url') }],
    })
    const passkey = device.get(asked)
    expect((await finish(cookies, { passkey })).status).toBe(200)
    const again = await begin('rep')
    expect(await finish(again.cookies, { passkey })).toMatchObject(refused)
    const [row] = await sql(
      'SELECT counter::int AS counter, last_used_at FROM passkey WHERE user_id = $1',
      [here.world.users.rep],
    )
    expect(row).toEqual({ counter: 1, last_used_at: now })
  })

  test('signs for one log-in: not for another person, another origin or an old counter', async () => {
    const [rep, dealer] = [await begin('rep'), await begin('dealer')]
    expect(
      await finish(dealer.cookies, { passkey: device.get(await options(rep.cookies)) }),
    ).toMatchObject(refused)
    const stranger = new Authenticator({ origin: 'https://evil.example' })
    const forged = {
      ...stranger.get(await options(rep.cookies)),
      id: device.id.toString('base64url'),
    }
    expect(await finish(rep.cookies, { passkey: forged })).toMatchObject(refused)
    device.counter = 0
    expect(
      await finish(rep.cookies, { passkey: device.get(await options(rep.cookies)) }),
    ).toMatchObject(refused)
    device.counter = 10
    expect(
      (await finish(rep.cookies, { passkey: device.get(await options(rep.cookies)) })).status,
    ).toBe(200)
  })

  test('logs in alone when the device has verified its owner', async () => {
    const ask = async () => (await post('/login/passkey/options')).body.passkey
    const asked = await ask()
    expect(asked).toMatchObject({ rpId: here.world.host, userVerification: 'required' })
    const passkey = device.get(asked)
    const session = ground.sessionAfter(await post('/login/passkey', { passkey }))
    expect((await session.send({ method: 'GET', url: '/user' })).json().username).toBe('rep')
    expect(await post('/login/passkey', { passkey })).toMatchObject(refused)

    const present = new Authenticator({ origin: `https://${here.world.host}`, verifies: false })
    await ground.addPasskey(session, present, 'Key')
    expect(await post('/login/passkey', { passkey: present.get(await ask()) })).toMatchObject(
      refused,
    )
    const { cookies } = await begin('rep')
    const second = await finish(cookies, { passkey: present.get(await options(cookies)) })
    expect(second.status).toBe(200)

    // Where people come by a provider alone, a passkey is no way around it.
    await sql(
      `INSERT INTO identity_provider (tenant_id, name, issuer, client_id, scopes, active, asks_second_factor, match_email, make_users, email_domains)
       VALUES ('aa', 'Contoso', 'https://id.contoso.example', 'portal', 'openid', true, false, true, false, '{}')`,
    )
    await setConfig(here.database, 'aa', ['passwordLogin=false'])
    expect(await post('/login/passkey', { passkey: device.get(await ask()) })).toMatchObject({
      status: 401,
      body: { code: 'password_off' },
    })
    await setConfig(here.database, 'aa', ['passwordLogin='])
    await sql('DELETE FROM identity_provider')

    await sql(`UPDATE app_user SET active = false WHERE username = 'rep'`)
    expect(await post('/login/passkey', { passkey: device.get(await ask()) })).toMatchObject(
      refused,
    )
    await sql(`UPDATE app_user SET active = true WHERE username = 'rep'`)
  })

  test('that nobody has registered logs nobody in, and one address cannot ask for ever', async () => {
    const asked = (await post('/login/passkey/options')).body.passkey
    const stranger = new Authenticator({ origin: `https://${here.world.host}` })
    expect(await post('/login/passkey', { passkey: stranger.get(asked) })).toMatchObject(refused)
    expect((await post('/login/passkey', {})).status).toBe(400)
    const statuses = []
    for (let n = 0; n < 31; n++)
      statuses.push((await post('/login/passkey/options', {}, {}, '203.0.113.99')).status)
    expect(statuses.indexOf(429)).toBe(30)
  })
})
