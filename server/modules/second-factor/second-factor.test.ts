import { beforeEach, describe, expect, test } from 'vitest'
import { Authenticator } from '../../../tests/support/authenticator.ts'
import { factorGround } from '../../../tests/support/factor-ground.ts'
import { logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { password } from '../../../tests/support/world.ts'

let now = new Date('2026-03-01T10:00:15Z')
const here = serverForTests<never>([], { start: { clock: () => now } })
const ground = factorGround(here, () => now)
const { ask, sql, begin, post, codeAt } = ground
const enter = (username: string) => logIn(here.app, here.world.host, username)
const codesOf = ({ userErrors }: { userErrors: { field: string | null; code: string }[] }) =>
  userErrors.map(({ field, code }) => (field ? `${field} ${code}` : code))

beforeEach(async () => {
  now = new Date(now.getTime() + 60_000)
  await sql('DELETE FROM login_failure')
  for (const table of ['one_time_secret', 'recovery_code', 'passkey', 'pending_proof'])
    await sql(`DELETE FROM ${table}`)
  await sql('UPDATE app_user SET second_factor_since = NULL')
  await sql('UPDATE role SET second_factor_required = false')
})

const state = (session: Session) =>
  ask(
    session,
    '{ secondFactor { required codesSince recoveryCodesLeft passkeys { id name host lastUsedAt } } }',
  )
const act = (session: Session, name: string, secret = password, rest = '') =>
  ask(
    session,
    `mutation($p: String!) { ${name}(password: $p${rest}) { message { status } userErrors { field code } } }`,
    { p: secret },
  )
const confirm = (session: Session, code: string) =>
  ask(
    session,
    'mutation($c: String!) { confirmOneTimeCodes(code: $c) { recoveryCodes userErrors { field code } } }',
    { c: code },
  )
const start = (session: Session) =>
  ask(
    session,
    'mutation($p: String!) { startOneTimeCodes(password: $p) { secret qr { size path } userErrors { code } } }',
    { p: password },
  )

describe('an authenticator app', () => {
  test('counts once a first code has confirmed it', async () => {
    const dealer = await enter('dealer')
    const { secret, qr } = await start(dealer)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(qr.size).toBeGreaterThan(20)
    expect(qr.path).toMatch(/^M0 0h7v1h-7z/)
    expect((await begin('dealer')).body).toHaveProperty('requestToken')
    expect(codesOf(await confirm(dealer, ''))).toEqual(['code required'])
    expect(codesOf(await confirm(dealer, '12345'))).toEqual(['code code_shape'])
    expect(codesOf(await confirm(dealer, codeAt(secret, 90_000)))).toEqual(['code code_incorrect'])
    expect((await begin('dealer')).body).toHaveProperty('requestToken')
    const { recoveryCodes } = await confirm(dealer, codeAt(secret))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await begin('dealer')).body).toEqual({ secondFactor: true })
    expect(await state(dealer)).toMatchObject({
      required: false,
      codesSince: now.toISOString(),
      recoveryCodesLeft: 10,
      passkeys: [],
    })
    expect(codesOf(await act(dealer, 'startOneTimeCodes'))).toEqual(['codes_on'])
    const used = await begin('dealer')
    expect(
      (await post('/login/second-factor', { code: codeAt(secret) }, used.cookies)).status,
    ).toBe(401)
  })

  test('is removed with the recovery codes, and then the password is enough again', async () => {
    const dealer = await enter('dealer')
    await ground.addApp(dealer)
    expect(codesOf(await act(dealer, 'removeOneTimeCodes', 'wrong'))).toEqual([
      'password password_incorrect',
    ])
    expect((await act(dealer, 'removeOneTimeCodes')).message.status).toBe(true)
    expect(await state(dealer)).toMatchObject({ codesSince: null, recoveryCodesLeft: 0 })
    expect((await begin('dealer')).body).toHaveProperty('requestToken')
    expect(codesOf(await act(dealer, 'removeOneTimeCodes'))).toEqual(['no_second_factor'])
  })
})

test.each([
  ['startOneTimeCodes', ''],
  ['removeOneTimeCodes', ''],
  ['startPasskey', ''],
  ['removePasskey', ', id: "1"'],
  ['renewRecoveryCodes', ''],
])('%s asks for the password and slows down who guesses it', async (name, rest) => {
  const dealer = await enter('dealer')
  expect(codesOf(await act(dealer, name, '', rest))).toEqual(['password required'])
  for (let n = 0; n < 5; n++)
    expect(codesOf(await act(dealer, name, `guess ${n}`, rest))).toEqual([
      'password password_incorrect',
    ])
  expect(codesOf(await act(dealer, name, password, rest))).toEqual(['password too_many_attempts'])
})

test('other recovery codes end the former ones', async () => {
  const dealer = await enter('dealer')
  expect(codesOf(await act(dealer, 'renewRecoveryCodes'))).toEqual(['no_second_factor'])
  const { recoveryCodes } = await ground.addApp(dealer)
  const renewed = await ask(
    dealer,
    'mutation($p: String!) { renewRecoveryCodes(password: $p) { recoveryCodes } }',
    { p: password },
  )
  const statusOf = async (code: string) =>
    (await post('/login/second-factor', { code }, (await begin('dealer')).cookies)).status
  expect(await statusOf(recoveryCodes![0]!)).toBe(401)
  expect(await statusOf(renewed.recoveryCodes[0])).toBe(200)
  expect(await state(dealer)).toMatchObject({ recoveryCodesLeft: 9 })
})

describe('a passkey', () => {
  test('is added under a name, comes with recovery codes if it is the first factor, and is removed', async () => {
    const dealer = await enter('dealer')
    const { answer } = await ground.addPasskey(dealer)
    expect(answer.recoveryCodes).toHaveLength(10)
    const second = await ground.addPasskey(dealer, undefined, 'Laptop')
    expect(second.answer.recoveryCodes).toBeNull()
    expect(second.options.excludeCredentials).toHaveLength(1)
    const { passkeys } = await state(dealer)
    expect(passkeys).toMatchObject([
      { name: 'Phone', host: here.world.host, lastUsedAt: null },
      { name: 'Laptop', host: here.world.host, lastUsedAt: null },
    ])
    const remove = (id: string, session = dealer) =>
      act(session, 'removePasskey', password, `, id: "${id}"`)
    expect(codesOf(await remove(passkeys[0].id, await enter('rep')))).toEqual([
      'id unknown_passkey',
    ])
    await remove(passkeys[0].id)
    expect((await begin('dealer')).body).toEqual({ secondFactor: true })
    await remove(passkeys[1].id)
    expect(await state(dealer)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await begin('dealer')).body).toHaveProperty('requestToken')
  })

  test('is refused without a name, a second time, of another origin, too late and for another person', async () => {
    const dealer = await enter('dealer')
    const device = new Authenticator({ origin: `https://${here.world.host}` })
    expect(codesOf((await ground.addPasskey(dealer, device, ' ')).answer)).toEqual([
      'name required',
    ])
    expect(codesOf((await ground.addPasskey(dealer, device)).answer)).toEqual([])
    expect(codesOf((await ground.addPasskey(dealer, device)).answer)).toEqual(['passkey_invalid'])
    for (const origin of ['https://evil.example', `http://${here.world.host}`])
      expect(
        codesOf((await ground.addPasskey(dealer, new Authenticator({ origin }))).answer),
        origin,
      ).toEqual(['passkey_invalid'])
    const add = (session: Session, response: object) =>
      ask(
        session,
        'mutation($r: JSON!) { addPasskey(name: "x", response: $r) { userErrors { field code } } }',
        { r: response },
      )
    const options = async () =>
      (
        await ask(dealer, 'mutation($p: String!) { startPasskey(password: $p) { options } }', {
          p: password,
        })
      ).options
    const fresh = new Authenticator({ origin: `https://${here.world.host}` })
    const rep = await enter('rep')
    expect(codesOf(await add(rep, fresh.create(await options())))).toEqual(['passkey_invalid'])
    const late = fresh.create(await options())
    now = new Date(now.getTime() + 301_000)
    expect(codesOf(await add(dealer, late))).toEqual(['passkey_invalid'])
    for (const nothing of [{}, { response: {} }, { response: { clientDataJSON: '!' } }])
      expect(codesOf(await add(dealer, nothing))).toEqual(['passkey_invalid'])
  })
})

describe('a role that requires a second factor', () => {
  const demandOf = (role: string) =>
    sql('UPDATE role SET second_factor_required = true WHERE name = $1', [role])

  test('leaves nothing open but setting one up, at once, also for who is at work', async () => {
    const rep = await enter('rep')
    expect(await ask(rep, '{ devices { id } }')).toBeInstanceOf(Array)
    await demandOf('salesman')
    expect(await ask(rep, '{ devices { id } }')).toEqual({ refused: 'SECOND_FACTOR_REQUIRED' })
    expect((await rep.send({ url: '/change-cust?r3=0000000001' })).json()).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    })
    expect((await rep.send({ method: 'GET', url: '/user' })).json()).toMatchObject({
      mustSetUpSecondFactor: true,
    })
    for (const mutation of ['removeOneTimeCodes', 'renewRecoveryCodes'])
      expect(await act(rep, mutation)).toEqual({ refused: 'SECOND_FACTOR_REQUIRED' })
    expect(await state(rep)).toMatchObject({ required: true })
    await ground.addApp(rep)
    expect(await ask(rep, '{ devices { id } }')).toBeInstanceOf(Array)
    expect((await rep.send({ method: 'GET', url: '/user' })).json()).toMatchObject({
      mustSetUpSecondFactor: false,
    })
    await act(rep, 'removeOneTimeCodes')
    expect(await ask(rep, '{ devices { id } }')).toEqual({ refused: 'SECOND_FACTOR_REQUIRED' })
    await ground.addPasskey(rep)
    expect(await ask(rep, '{ devices { id } }')).toBeInstanceOf(Array)
  })

  test('counts too where a group role brings it, and comes after a password that must be changed', async () => {
    await demandOf('audit')
    await sql(
      `WITH made AS (INSERT INTO group_role (tenant_id, description, roles) VALUES ('aa', 'Checkers', '{audit}') RETURNING id)
       UPDATE app_user SET group_role_id = (SELECT id FROM made), must_change_password = true WHERE username = 'manager'`,
    )
    const manager = await enter('manager')
    expect(await state(manager)).toEqual({ refused: 'PASSWORD_CHANGE_REQUIRED' })
    await ask(
      manager,
      'mutation($o: String!) { changePassword(oldPassword: $o, newPassword: "Sattel-9fest") { userErrors { code } } }',
      { o: password },
    )
    expect(await ask(manager, '{ devices { id } }')).toEqual({ refused: 'SECOND_FACTOR_REQUIRED' })
    expect(await state(manager)).toMatchObject({ required: true })
  })

  test('is set with the role, and stays when an older screen does not speak of it', async () => {
    const admin = await enter('admin')
    const save = (role: object) =>
      ask(
        admin,
        'mutation($r: RoleInput!, $id: ID) { saveRole(id: $id, role: $r) { role { secondFactorRequired } userErrors { code } } }',
        { id: 'guest', r: { name: 'guest', description: '', permissions: ['page.news'], ...role } },
      )
    expect(await save({ secondFactorRequired: true })).toEqual({
      role: { secondFactorRequired: true },
      userErrors: [],
    })
    expect((await save({ description: 'Guests' })).role).toEqual({ secondFactorRequired: true })
    const guest = await enter('guest')
    expect(await ask(guest, '{ devices { id } }')).toEqual({ refused: 'SECOND_FACTOR_REQUIRED' })
    expect((await save({ secondFactorRequired: false })).role).toEqual({
      secondFactorRequired: false,
    })
    expect(await ask(guest, '{ devices { id } }')).toBeInstanceOf(Array)
  })
})

describe('an administrator', () => {
  const reset = (by: Session, username: string) =>
    ask(
      by,
      'mutation($id: ID!) { resetSecondFactor(id: $id) { user { hasSecondFactor } userErrors { field code } } }',
      { id: String(here.world.users[username]) },
    )

  test('resets the second factors of a user, and it is noted', async () => {
    const [admin, dealer] = [await enter('admin'), await enter('dealer')]
    expect(codesOf(await reset(admin, 'dealer'))).toEqual(['no_second_factor'])
    await ground.addApp(dealer)
    await ground.addPasskey(dealer)
    expect(await reset(admin, 'dealer')).toEqual({
      user: { hasSecondFactor: false },
      userErrors: [],
    })
    expect((await begin('dealer')).body).toHaveProperty('requestToken')
    expect(await state(dealer)).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
      codesSince: null,
    })
    const [entry] = await sql(
      'SELECT action, actor, target, before FROM audit_log ORDER BY id DESC OFFSET 1 LIMIT 1',
    )
    expect(entry).toEqual({
      action: 'user.second-factor-reset',
      actor: here.world.users.admin,
      target: 'dealer',
      before: { codes: true, passkeys: ['Phone'] },
    })
  })

  test('resets neither the own ones nor those of people above', async () => {
    const [admin, usadmin] = [await enter('admin'), await enter('usadmin')]
    await ground.addApp(admin)
    expect(codesOf(await reset(admin, 'admin'))).toEqual(['own_account'])
    expect(codesOf(await reset(usadmin, 'admin'))).toEqual(['id unknown_user'])
    expect(await reset(await enter('rep'), 'admin')).toEqual({ refused: 'FORBIDDEN' })
    expect((await begin('admin')).body).toEqual({ secondFactor: true })
  })
})

test('a link that sets another password does not get around the second factor', async () => {
  const dealer = await enter('dealer')
  const { secret } = await ground.addApp(dealer)
  const waiting = await begin('dealer')
  const change = await ask(
    dealer,
    'mutation($o: String!) { changePassword(oldPassword: $o, newPassword: "Sattel-9fest") { userErrors { code } } }',
    { o: password },
  )
  expect(change.userErrors).toEqual([])
  const late = await post('/login/second-factor', { code: codeAt(secret) }, waiting.cookies)
  expect(late.body).toMatchObject({ code: 'login_expired' })
  expect((await begin('dealer', undefined, 'Sattel-9fest')).body).toEqual({ secondFactor: true })
})
