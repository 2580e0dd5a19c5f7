import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOfWorkbook } from '#parts/file/workbook-rows.ts'
import { secretIn, startWork } from '../../../tests/support/work.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { logIn, type Session } from '../../../tests/support/server.ts'
import { r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['admin', 'usadmin', 'dealer', 'rep'])
const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

const given = (change: object = {}) => ({
  username: 'ann',
  name: 'Ann O’Neil',
  email: '',
  emailConfirmations: [],
  sendEmail: true,
  sendEmailWarranty: false,
  isFakeEmail: false,
  language: 'fr',
  role: 'guest',
  groupRole: '',
  limitation: '',
  customers: [],
  contentTargetMarkets: [],
  active: true,
  ...change,
})
const area = (sorg: string, limitation = '', value = '', option = '') => ({
  sorg,
  limitation,
  value,
  option,
})
const fields =
  'username password user { id revision role active userAreas { sorg limitation option value } customers groupRole { id } permissions { name from } } userErrors { field code meanwhile { by revision } }'
const ask = async (by: Session, document: string, variables: object, name: string) => {
  const { data, errors } = await by.ask(document, variables as Record<string, unknown>)
  return errors ? errors[0]!.extensions.code : (data[name as never] as never)
}
const create = (change: object = {}, areas: object[] = [], { by = here.admin, us = false } = {}) =>
  ask(
    by,
    `mutation($u: UserInput!, $a: [UserAreaInput!]!, $us: Boolean) { createUser(user: $u, userAreas: $a, us: $us) { ${fields} } }`,
    { u: given(change), a: areas, us },
    'createUser',
  ) as Promise<any>
const update = (
  id: string,
  change: object = {},
  areas: object[] = [],
  { by = here.admin, ...more } = {},
) =>
  ask(
    by,
    `mutation($id: ID!, $u: UserInput!, $a: [UserAreaInput!]!, $g: Boolean, $us: Boolean, $seen: String) {
      updateUser(id: $id, user: $u, userAreas: $a, generatePassword: $g, us: $us, seen: $seen) { ${fields} } }`,
    { id, u: given(change), a: areas, ...more },
    'updateUser',
  ) as Promise<any>
const act = (name: string, id: string | number, by = here.admin) =>
  ask(
    by,
    `mutation($id: ID!) { ${name}(id: $id) { userErrors { field code } } }`,
    { id: String(id) },
    name,
  ) as Promise<any>
const codes = (answer: { userErrors: { field: string | null; code: string }[] }) =>
  answer.userErrors.map(({ field, code }) => (field ? `${field} ${code}` : code))
const list = async (args: string, by = here.admin) =>
  (
    (await by.ask(`{ usersV2(${args}) { count users { username } } }`)).data.usersV2.users as {
      username: string
    }[]
  ).map(({ username }) => username)
const enter = (username: string, password: string) =>
  here.app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: here.world.host },
    payload: { username, password },
  })
const log = async () =>
  await sql<{ action: string; target: string; before: any; after: any }>(
    `SELECT action, target, before, after FROM audit_log WHERE action LIKE 'user.%' ORDER BY id`,
  )

beforeAll(() =>
  sql(`INSERT INTO content_target_market (tenant_id, market_name) VALUES ('aa', 'North')`),
)
beforeEach(async () => {
  const made = `(SELECT id FROM app_user WHERE username NOT IN ('dealer', 'dealer2', 'dealerz', 'rep', 'manager', 'office', 'fixed', 'audit', 'admin', 'finance', 'content', 'vendor', 'guest', 'product', 'usadmin'))`
  for (const table of ['user_area', 'user_customer', 'user_target_market'])
    await sql(`DELETE FROM ${table} WHERE of_user IN ${made}`)
  await sql(`DELETE FROM session WHERE user_id IN ${made}`)
  await sql(`DELETE FROM password_link WHERE user_id IN ${made}`)
  await sql(`DELETE FROM app_user WHERE id IN ${made}`)
  await sql(`DELETE FROM user_area WHERE of_user = $1`, [here.world.users.usadmin])
  await sql(
    `INSERT INTO user_area (tenant_id, of_user, sorg, limitation, value) VALUES ('aa', $1, '1000', 'salesman', 'R1')`,
    [here.world.users.usadmin],
  )
})

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
      change.after.userAreas[0].sorg,
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

describe('an administrator of the US form', () => {
  const us = (change: object = {}) => ({
    username: 'other',
    email: 'Ann@aa.example',
    role: 'dealer',
    ...change,
  })
  const inside = [area('1000', 'salesman', 'R1')]

  test('creates users inside the own areas: the address is the name, a link is mailed and no password given', async () => {
    const work = startWork(here.database, {})
    const answer = await create(us(), inside, { by: here.usadmin })
    expect([answer.username, answer.password, answer.userErrors]).toEqual([
      'ann@aa.example',
      null,
      [],
    ])
    await work.drain()
    expect(secretIn(work.mails().at(-1)!)).toMatch(/^[\w-]{40,}$/)
    // The dealers of the sales rep's customers are theirs to look after, with the rights that every tenant starts with.
    expect(await list('limit: 50', here.usadmin)).toEqual([
      'ann@aa.example',
      'dealer',
      'dealer2',
      'usadmin',
    ])
    expect(
      codes(await update(answer.user.id, us(), inside, { by: here.usadmin, g: true } as never)),
    ).toEqual(['no_password_us'])
  })

  test.each<[string, object, object[], string[]]>([
    ['all of an organisation', {}, [area('1000')], ['userAreas outside_areas']],
    ['another organisation', {}, [area('2000', 'salesman', 'R1')], ['userAreas outside_areas']],
    ['no area at all', {}, [], ['userAreas outside_areas']],
    ['more permissions than the own', { role: 'salesman' }, inside, ['role gives_more']],
    ['a fake address', { isFakeEmail: true }, inside, ['isFakeEmail us_fake_email']],
    ['no address', { email: '' }, inside, ['email required']],
    [
      'a customer of someone else',
      { customers: [r3Of('Z')] },
      inside,
      ['customers unknown_customer'],
    ],
  ])('%s is refused', async (_, change, areas, refused) => {
    expect(codes(await create(us(change), areas, { by: here.usadmin }))).toEqual(refused)
  })

  test.each(['rep', 'admin', 'dealerz'])(
    '%s is not theirs: neither seen nor changed',
    async (name) => {
      const id = String(here.world.users[name])
      expect(await list(`ids: ["${id}"]`, here.usadmin)).toEqual([])
      for (const field of ['deleteUser', 'sendUserLink', 'endUserSessions', 'viewAsUser'])
        expect(codes(await act(field, id, here.usadmin))).toEqual(['id unknown_user'])
      expect(codes(await update(id, us(), inside, { by: here.usadmin } as never))).toEqual([
        'id unknown_user',
      ])
    },
  )

  test('gives the own target markets alone, and themselves none', async () => {
    const [market] = await sql<{ id: string }>('SELECT id::text FROM content_target_market')
    const given = { contentTargetMarkets: [market!.id] }
    expect(codes(await create(us(given), inside, { by: here.usadmin }))).toEqual([
      'contentTargetMarkets outside_markets',
    ])
    const self = String(here.world.users.usadmin)
    const own = { username: 'usadmin', email: 'usadmin@aa.example', role: 'user.us', ...given }
    expect(codes(await update(self, own, inside, { by: here.usadmin } as never))).toEqual([
      'contentTargetMarkets outside_markets',
    ])
    await sql(`INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ('aa', $1, $2)`, [
      here.world.users.usadmin,
      Number(market!.id),
    ])
    expect(codes(await create(us(given), inside, { by: here.usadmin }))).toEqual([])
    await sql('DELETE FROM user_target_market WHERE of_user = $1', [here.world.users.usadmin])
  })

  test('an administrator gives himself no target market', async () => {
    const [market] = await sql<{ id: string }>('SELECT id::text FROM content_target_market')
    const own = {
      username: 'admin',
      name: 'Name of admin',
      role: 'admin',
      contentTargetMarkets: [market!.id],
    }
    const areas = [area('1000', 'audit'), area('2000', 'audit')]
    expect(codes(await update(String(here.world.users.admin), own, areas))).toEqual(['raises_self'])
  })

  test('gives themselves nothing', async () => {
    const self = String(here.world.users.usadmin)
    const own = { username: 'usadmin', email: 'usadmin@aa.example', role: 'user.us' }
    expect(
      codes(await update(self, { ...own, role: 'admin' }, inside, { by: here.usadmin } as never)),
    ).toEqual(['role gives_more'])
    expect(codes(await update(self, own, [area('1000')], { by: here.usadmin } as never))).toEqual([
      'userAreas outside_areas',
    ])
  })
})

describe('several users at once', () => {
  const many = async (users: object[], check: boolean) =>
    (
      await here.admin.ask(
        'mutation($u: [NewUserInput!]!, $c: Boolean) { createUsers(users: $u, check: $c) { results { username password userErrors { field code } } userErrors { code } } }',
        { u: users.map((user) => ({ user: given(user), userAreas: [], us: false })), c: check },
      )
    ).data.createUsers as {
      results: { username: string; password: string | null; userErrors: { code: string }[] }[]
      userErrors: { code: string }[]
    }

  test('the same lines sent again create nobody, and give other passwords to those who have not logged in', async () => {
    const rows = [{ username: 'ben' }, { username: 'cid', email: 'cid@aa.example' }]
    const first = await many(rows, false)
    expect((await many(rows, true)).results.flatMap(({ userErrors }) => userErrors)).toEqual([])
    const again = await many(rows, false)
    const [before, after] = [first.results[0]!.password!, again.results[0]!.password!]
    expect(after).not.toBe(before)
    expect(again.results[1]).toMatchObject({ password: null, userErrors: [] })
    expect(await list('search: "ben"')).toEqual(['ben'])
    expect((await enter('ben', before)).statusCode).toBe(401)
    expect((await enter('ben', after)).statusCode).toBe(200)
    expect((await many(rows, false)).results[0]!.userErrors).toMatchObject([
      { code: 'username_taken' },
    ])
    const others = [{ username: 'cid', email: 'other@aa.example' }]
    expect((await many(others, false)).results[0]!.userErrors).toMatchObject([
      { code: 'username_taken' },
    ])
  })

  test('each has its result: a password, a link, or why it was refused; a check creates none', async () => {
    const rows = [
      { username: 'ben' },
      { username: 'cid', email: 'cid@aa.example' },
      { username: 'ben' },
      { username: 'dan', role: 'moon' },
    ]
    const told = ({ results }: Awaited<ReturnType<typeof many>>) =>
      results.map(
        ({ username, password, userErrors }) =>
          `${username} ${password ? 'password' : ''}${userErrors.map(({ code }) => code).join()}`,
      )
    expect(told(await many(rows, true))).toEqual([
      'ben ',
      'cid ',
      'ben username_taken',
      'dan unknown_role',
    ])
    expect(await sql(`SELECT 1 FROM app_user WHERE username IN ('ben', 'cid')`)).toEqual([])
    expect(told(await many(rows, false))).toEqual([
      'ben password',
      'cid ',
      'ben username_taken',
      'dan unknown_role',
    ])
    expect(await list('search: "ben"')).toEqual(['ben'])
    expect(
      await sql(
        `SELECT 1 FROM password_link l JOIN app_user u ON u.id = l.user_id WHERE u.username = 'cid'`,
      ),
    ).toHaveLength(1)
  })

  test('more than twenty are refused as a whole', async () => {
    const answer = await many(
      Array.from({ length: 21 }, (_, n) => ({ username: `u${n}` })),
      false,
    )
    expect(answer.userErrors).toEqual([{ code: 'too_many' }])
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
