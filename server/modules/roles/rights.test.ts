import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPglite, emptyPostgres } from '../../../tests/support/database.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { buildWorld, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'

const administration = 'page.user-management'
const save =
  'mutation($id: ID, $r: RoleInput!) { saveRole(id: $id, role: $r) { role { id users permissions { name } } userErrors { field code } } }'
const saveGroup =
  'mutation($id: ID, $g: GroupRoleInput!) { saveGroupRole(id: $id, groupRole: $g) { groupRole { id roles { name } } userErrors { field code } } }'

async function shop(open: () => Promise<Database>) {
  const database = await open()
  const world = await buildWorld(database, 'aa')
  const other = await buildWorld(database, 'bb')
  const app = await startApp(database)
  const sql = <Row = Record<string, unknown>>(
    text: string,
    params: unknown[] = [],
    tenantId = 'aa',
  ) =>
    database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
      tx.query<Row>(text, params),
    )
  return {
    world,
    other,
    app,
    sql,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

describe('rights', () => {
  let here: Awaited<ReturnType<typeof shop>>
  let world: World
  let admin: Session
  beforeAll(async () => {
    here = await shop(emptyPglite)
    world = here.world
    admin = await logIn(here.app, world.host, 'admin')
  })
  afterAll(() => here?.close())
  beforeEach(async () => {
    await here.sql('UPDATE app_user SET group_role_id = NULL')
    await here.sql('DELETE FROM group_role')
    await here.sql(`DELETE FROM role WHERE name LIKE 'made.%'`)
  })

  const saveRole = async (id: string | null, role: object, by = admin) =>
    (
      await by.ask(save, {
        id,
        r: { name: id ?? 'made.up', description: '', permissions: ['page.catalog'], ...role },
      })
    ).data.saveRole
  const group = async (id: string | null, description: string, roles: string[], by = admin) =>
    (await by.ask(saveGroup, { id, g: { description, roles } })).data.saveGroupRole
  const errors = async (answer: Promise<{ userErrors: { field?: string; code: string }[] }>) =>
    (await answer).userErrors.map(({ field, code }) => (field ? `${field} ${code}` : code))
  const held = async (who: Session) =>
    (await who.send({ method: 'GET', url: '/user' })).json<{ permissions: string[] }>().permissions

  test('a group role adds the permissions of its roles from the next request on', async () => {
    const guest = await logIn(here.app, world.host, 'guest')
    expect(await held(guest)).not.toContain('page.claim')
    const { groupRole } = await group(null, 'Dealers', ['dealer', 'audit'])
    await here.sql(`UPDATE app_user SET group_role_id = $1::int WHERE username = 'guest'`, [
      groupRole.id,
    ])
    const permissions = await held(guest)
    expect(permissions).toEqual(expect.arrayContaining(['page.claim', 'page.home-page']))
    expect(new Set(permissions).size).toBe(permissions.length)
    await group(groupRole.id, 'Dealers', ['audit'])
    expect(await held(guest)).not.toContain('page.claim')
  })

  test.each<[string, string | null, object, string[]]>([
    ['a name that is taken', null, { name: 'dealer' }, ['name name_taken']],
    ['a name that is changed', 'guest', { name: 'made.visitor' }, ['name name_fixed']],
    [
      'a permission nobody knows',
      null,
      { permissions: ['page.moon'] },
      ['permissions unknown_permission'],
    ],
    ['a name of an own spelling', null, { name: 'Made Up' }, ['name valid_key']],
    [
      'nothing at all',
      null,
      { name: '', permissions: [] },
      ['name required', 'permissions nothing_chosen'],
    ],
  ])('%s is refused', async (_, id, role, refused) => {
    expect(await errors(saveRole(id, role))).toEqual(refused)
  })

  test('nobody gains a permission by an own change, neither by the role nor by the group role', async () => {
    const own = (
      await here.sql<{ permissions: string[] }>(`SELECT permissions FROM role WHERE name = 'admin'`)
    )[0]!
    expect(
      await errors(saveRole('admin', { permissions: [...own.permissions, 'page.home-page'] })),
    ).toEqual(['raises_self'])
    const { groupRole } = await group(null, 'Staff', ['audit'])
    await here.sql(`UPDATE app_user SET group_role_id = $1::int WHERE username = 'admin'`, [
      groupRole.id,
    ])
    expect(await errors(group(groupRole.id, 'Staff', ['audit', 'guest']))).toEqual(['raises_self'])
    expect(await errors(group(groupRole.id, 'Staff', ['finance']))).toEqual([])
    expect(await here.sql(`SELECT permissions FROM role WHERE name = 'admin'`)).toEqual([own])
  })

  test('the last one keeps the administration of users; with another one it may go', async () => {
    const without = { permissions: ['page.catalog'] }
    expect(await errors(saveRole('admin', without))).toEqual(['last_administrator'])
    await saveRole(null, { name: 'made.boss', permissions: [administration] })
    await here.sql(`UPDATE app_user SET role = 'made.boss', active = false WHERE username = 'rep'`)
    expect(await errors(saveRole('admin', without))).toEqual(['last_administrator'])
    await here.sql(`UPDATE app_user SET active = true WHERE username = 'rep'`)
    const [before] = await here.sql<{ permissions: string[] }>(
      `SELECT permissions FROM role WHERE name = 'admin'`,
    )
    expect(await errors(saveRole('admin', without))).toEqual([])
    expect((await admin.ask('{ roles { count } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    await here.sql(`UPDATE role SET permissions = $1 WHERE name = 'admin'`, [before!.permissions])
    await here.sql(`UPDATE app_user SET role = 'salesman' WHERE username = 'rep'`)
  })

  test('what is used or the portal’s own is not deleted', async () => {
    const remove = async (field: string, id: string) =>
      (await admin.ask(`mutation($id: ID!) { ${field}(id: $id) { userErrors { code } } }`, { id }))
        .data as never
    const codes = async (field: 'deleteRole', id: string) =>
      errors((await remove(field, id))[field])
    expect(await codes('deleteRole', 'product')).toEqual(['built_in'])
    await saveRole(null, {})
    await group(null, 'With it', ['made.up'])
    expect(await codes('deleteRole', 'made.up')).toEqual(['in_use'])
    await here.sql('DELETE FROM group_role')
    await here.sql(`UPDATE app_user SET role = 'made.up', active = false WHERE username = 'vendor'`)
    expect(await codes('deleteRole', 'made.up')).toEqual(['in_use'])
    await here.sql(`UPDATE app_user SET role = 'vendor', active = true WHERE username = 'vendor'`)
    expect(await codes('deleteRole', 'made.up')).toEqual([])
    expect(await codes('deletePermission' as 'deleteRole', 'page.catalog')).toEqual(['built_in'])
  })

  test('a list is searched, filtered, sorted and cut into pages', async () => {
    const names = async (args: string) =>
      (await admin.ask(`{ roles(${args}) { page count pageTotal rows { name } } }`)).data.roles
    expect((await names('search: "SALES."')).rows.map(({ name }) => name)).toEqual([
      'sales.group',
      'sales.office',
    ])
    expect((await names('search: "%"')).count).toBe(0)
    expect((await names('permission: "page.user-management"')).rows).toEqual([{ name: 'admin' }])
    expect((await names('sort: "-name", limit: 2')).rows.map(({ name }) => name)).toEqual([
      'vendor',
      'user.us',
    ])
    expect(await names('limit: 5, page: 99')).toMatchObject({ page: 3, count: 14, pageTotal: 3 })
    const { groupRole } = await group(null, 'Two', ['guest', 'audit'])
    expect((await names(`groupRoleIds: ["${groupRole.id}"]`)).rows).toEqual([
      { name: 'audit' },
      { name: 'guest' },
    ])
  })

  test('another tenant sees and changes nothing of it', async () => {
    const stranger = await logIn(here.app, here.other.host, 'admin')
    const { groupRole } = await group(null, 'Ours', ['guest'])
    expect((await stranger.ask('{ groupRoles { count } }')).data.groupRoles.count).toBe(0)
    const answer = await stranger.ask(saveGroup, {
      id: groupRole.id,
      g: { description: 'Theirs', roles: ['guest'] },
    })
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    await saveRole(null, {})
    expect((await stranger.ask('{ role(id: "made.up") { id } }')).data.role).toBeNull()
  })
})

test('two administrators who take the administration from each other at once: one of them keeps it', async () => {
  const here = await shop(emptyPostgres)
  await here.sql(
    `INSERT INTO role (tenant_id, name, permissions) VALUES ('aa', 'made.boss', '{${administration}}')`,
  )
  await here.sql(`UPDATE app_user SET role = 'made.boss' WHERE username = 'rep'`)
  const [one, two] = [
    await logIn(here.app, here.world.host, 'admin'),
    await logIn(here.app, here.world.host, 'rep'),
  ]
  const strip = async (by: Session, name: string) =>
    (await by.ask(save, { id: name, r: { name, description: '', permissions: ['page.catalog'] } }))
      .data?.saveRole
  await Promise.all([strip(one, 'made.boss'), strip(two, 'admin')])
  const left = await here.sql(`SELECT name FROM role WHERE '${administration}' = ANY (permissions)`)
  expect(left).toHaveLength(1)
  await here.close()
})
