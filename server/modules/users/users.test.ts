import { describe, expect, test } from 'vitest'
import { rowsOfWorkbook } from '#parts/file/workbook-rows.ts'
import { logIn } from '../../../tests/support/server.ts'
import { r3Of } from '../../../tests/support/world.ts'
import { userGround } from '../../../tests/support/user-ground.ts'

const { here, sql, area, ask, create, update, act, codes, list, enter, log } = userGround()

describe('an administrator', () => {
  test('reads when a user last logged in, also after the sessions are gone', async () => {
    const { password } = await create()
    const lastLogin = async () =>
      (await here.admin.ask(`{ usersV2(search: "ann") { users { lastLogin } } }`)).data.usersV2
        .users[0]!.lastLogin as string | null
    expect(await lastLogin()).toBeNull()
    await enter('ann', password)
    const at = await lastLogin()
    expect(Date.now() - Date.parse(at!)).toBeLessThan(60_000)
    await sql(
      `DELETE FROM session WHERE user_id = (SELECT id FROM app_user WHERE username = 'ann')`,
    )
    expect(await lastLogin()).toBe(at)
  })

  test('creates a user with areas, customers and markets; the password is answered once and works', async () => {
    const market = (await sql<{ id: string }>('SELECT id::text FROM content_target_market'))[0]!.id
    const answer = await create({ customers: [r3Of('X')], contentTargetMarkets: [market] }, [
      area('1000', 'salesman', 'R1', 'polygon'),
      area('2000'),
    ])
    expect(answer.userErrors).toEqual([])
    expect(answer.user).toMatchObject({
      role: 'guest',
      customers: [r3Of('X')],
      userAreas: [
        { sorg: '1000', limitation: 'salesman', option: 'polygon', value: 'R1' },
        { sorg: '2000', limitation: null, option: null, value: null },
      ],
      permissions: [
        { name: 'page.catalog', from: ['guest'] },
        { name: 'page.home-page', from: ['guest'] },
      ],
    })
    expect(answer.password).toMatch(/^[A-Za-z2-9]{14}$/)
    const [stored] = await sql<{ hash: string; hours: number }>(
      `SELECT password_hash AS hash, round(extract(epoch FROM first_password_until - now()) / 3600)::int AS hours FROM app_user WHERE username = 'ann'`,
    )
    expect(stored!.hash).not.toContain(answer.password)
    expect(stored!.hours).toBe(72)
    expect(JSON.stringify(await sql('SELECT before, after FROM audit_log'))).not.toContain(
      answer.password,
    )
    expect((await enter('ann', answer.password)).statusCode).toBe(200)
    expect((await log()).at(-2)).toMatchObject({
      action: 'user.created',
      target: 'ann',
      after: { role: 'guest' },
    })
  })

  test.each<[string, object, object[], string[]]>([
    [
      'a name that is taken in another case',
      { username: 'DEALER' },
      [],
      ['username username_taken'],
    ],
    ['a role nobody knows', { role: 'moon' }, [], ['role unknown_role']],
    ['a group role nobody knows', { groupRole: '99' }, [], ['groupRole unknown_group_role']],
    ['a language the portal does not speak', { language: 'xx' }, [], ['language unknown_language']],
    ['a customer nobody knows', { customers: ['9'] }, [], ['customers unknown_customer']],
    ['an organisation nobody knows', {}, [area('3000')], ['userAreas unknown_sorg']],
    [
      'a market nobody knows',
      { contentTargetMarkets: ['99'] },
      [],
      ['contentTargetMarkets unknown_market'],
    ],
    [
      'nothing',
      { username: '', name: '', role: '' },
      [],
      ['username required', 'name required', 'role required'],
    ],
  ])('%s is refused', async (_, change, areas, refused) => {
    expect(codes(await create(change, areas))).toEqual(refused)
    expect(await list('search: "ann"')).toEqual([])
  })

  test('changes a user; old and new stand in the audit log, and what someone else changed is not replaced unasked', async () => {
    const { user } = await create()
    const next = await update(
      user.id,
      { role: 'dealer', email: 'ann@aa.example' },
      [area('1000')],
      { seen: user.revision } as never,
    )
    expect(next.userErrors).toEqual([])
    const change = (await log()).at(-1)!
    expect([
      change.action,
      change.before.role,
      change.after.role,
      change.after.userAreas[0]?.sorg,
    ]).toEqual(['user.updated', 'guest', 'dealer', '1000'])
    const late = await update(user.id, { role: 'guest' }, [], { seen: user.revision } as never)
    expect(late.userErrors[0]).toMatchObject({
      code: 'changed_meanwhile',
      meanwhile: { by: 'Name of admin', revision: next.user.revision },
    })
  })

  test('another password ends the sessions, and nobody gives one to himself', async () => {
    const { user, password } = await create()
    const first = await logIn(here.app, here.world.host, 'ann', password)
    const answer = await update(user.id, {}, [], { g: true } as never)
    expect(answer.password).not.toBe(password)
    expect((await first.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
    expect((await enter('ann', password)).statusCode).toBe(401)
    expect((await enter('ann', answer.password)).statusCode).toBe(200)
    const self = String(here.world.users.admin)
    expect(
      codes(
        await update(self, { username: 'admin', role: 'admin' }, [area('1000', 'audit')], {
          g: true,
        } as never),
      ),
    ).toEqual(['own_account'])
  })

  test('raises nothing of the own, and the last one stays', async () => {
    const self = String(here.world.users.admin)
    const own = [area('1000', 'audit'), area('2000', 'audit')]
    await sql(
      `INSERT INTO group_role (tenant_id, description, roles) VALUES ('aa', 'Guests', '{guest}') ON CONFLICT DO NOTHING`,
    )
    const group = (
      await sql<{ id: string }>(`SELECT id::text FROM group_role WHERE description = 'Guests'`)
    )[0]!.id
    expect(
      codes(await update(self, { username: 'admin', role: 'admin', groupRole: group }, own)),
    ).toEqual(['raises_self'])
    expect(codes(await update(self, { username: 'admin', role: 'finance' }, own))).toEqual([
      'last_administrator',
    ])
    expect(codes(await act('deleteUser', self))).toEqual(['active own_account'])
  })

  test('deactivates a user, whose sessions end; twice is refused; active again they come back without them', async () => {
    const { user, password } = await create()
    const ann = await logIn(here.app, here.world.host, 'ann', password)
    expect(codes(await act('deleteUser', user.id))).toEqual([])
    expect((await ann.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
    expect(codes(await act('deleteUser', user.id))).toEqual(['already_inactive'])
    expect(await list('active: false')).toEqual(['ann'])
    await update(user.id)
    expect((await ann.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
    expect(codes(await act('sendUserLink', user.id))).toEqual(['no_email'])
  })

  test('finds users by what they are', async () => {
    await create({ email: 'ann@aa.example' })
    expect(await list('search: "aa.example"')).toEqual(['ann'])
    expect(await list('role: "salesman"')).toEqual(['rep'])
    expect(await list('limitations: ["sales_group", "audit"]')).toEqual(['audit', 'manager'])
    expect(await list('permission: "page.user-management"')).toEqual(['admin'])
    expect(await list(`ids: ["${here.world.users.dealer}"]`)).toEqual(['dealer'])
    expect(await list('sort: { sortBy: "username", order: DESC }, limit: 2')).toEqual([
      'vendor',
      'usadmin',
    ])
    expect((await list('limit: 2, page: 2')).length).toBe(2)
  })

  test('sees where a user is signed in and ends it', async () => {
    const { user, password } = await create()
    const ann = await logIn(here.app, here.world.host, 'ann', password)
    const devices = (await ask(
      here.admin,
      'query($id: ID!) { userDevices(id: $id) { id current address } }',
      { id: user.id },
      'userDevices',
    )) as any
    expect(devices).toMatchObject([{ current: false, address: '127.0.0.1' }])
    expect(codes(await act('endUserSessions', user.id))).toEqual([])
    expect((await ann.send({ method: 'GET', url: '/user' })).statusCode).toBe(401)
    expect((await log()).at(-1)).toMatchObject({ action: 'user.sessions-ended', target: 'ann' })
  })

  test('sees the portal as a user would, which is recorded, and sees no more afterwards', async () => {
    const rep = here.world.users.rep
    const { data } = await here.admin.ask(
      'mutation($id: ID!) { viewAsUser(id: $id) { view { customerCount customers { r3 } sorgs user { permissions { name } } } } }',
      { id: String(rep) },
    )
    expect(data.viewAsUser.view).toMatchObject({
      customerCount: 2,
      customers: [{ r3: r3Of('X') }, { r3: r3Of('Y') }],
      sorgs: ['1000', '2000'],
    })
    expect((await log()).at(-1)).toMatchObject({ action: 'user.viewed', target: 'rep' })
  })

  test('learns who holds a permission and by which roles', async () => {
    const { data } = await here.admin.ask(
      '{ permissionHolders(permission: "page.user-management") { count rows { username role groupRole from } } }',
    )
    expect(data.permissionHolders).toEqual({
      count: 1,
      rows: [{ username: 'admin', role: 'admin', groupRole: null, from: ['admin'] }],
    })
  })
})

test('to an address that only stands for a missing one nothing is mailed', async () => {
  const { user } = await create({ email: 'none@aa.example', isFakeEmail: true })
  expect(codes(await act('sendUserLink', user.id))).toEqual(['no_email'])
  await sql(`UPDATE app_user SET invited_at = NULL WHERE username = 'ann'`)
  const before = await sql('SELECT id FROM mail_message')
  await update(user.id, { email: 'other@aa.example', isFakeEmail: true })
  expect(await sql('SELECT id FROM mail_message')).toEqual(before)
})

test('the users of some group roles are downloaded as a workbook, which is recorded', async () => {
  const group = (
    await sql<{ id: string }>(
      `INSERT INTO group_role (tenant_id, description, roles) VALUES ('aa', 'Shops', '{guest}') RETURNING id::text`,
    )
  )[0]!.id
  await create({ groupRole: group })
  const answer = await here.admin.send({
    method: 'GET',
    url: `/api/admin/users/download-excel?groupRoleIds=${group}`,
  })
  const rows = await rowsOfWorkbook(new Uint8Array(answer.rawPayload).buffer)
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ['Username', 'Name', 'Email', 'Role', 'Group role'],
    ['ann', 'Ann O’Neil', '', 'guest', 'Shops'],
  ])
  const told = Object.fromEntries(rows[0]!.map((heading, n) => [heading, rows[1]![n]]))
  expect(told).toMatchObject({ Roles: 'guest', 'Order confirmations': 'yes', 'Last login': '' })
  expect(
    await sql(`SELECT after FROM audit_log WHERE action = 'export.created' AND target = 'users'`),
  ).toEqual([{ after: { groupRoleIds: [group] } }])
  const refused = await here.dealer.send({ method: 'GET', url: '/api/admin/users/download-excel' })
  expect(refused.statusCode).toBe(403)
  expect(
    (await here.usadmin.send({ method: 'GET', url: '/api/admin/users/download-excel' })).statusCode,
  ).toBe(200)
})
