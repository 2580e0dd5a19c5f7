import { beforeAll, beforeEach } from 'vitest'
import type { Session } from './server.ts'
import { serverForTests } from './test-people.ts'

/** Fields of a user in the audit log that tests look at. */
interface AuditedUser {
  role: string
  userAreas: { sorg: string }[]
}

/** A server with administrators, and what tests of users ask it; users that a test made are gone before the next one. */
export function userGround() {
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
  const create = (
    change: object = {},
    areas: object[] = [],
    { by = here.admin, us = false } = {},
  ) =>
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
    await sql<{ action: string; target: string; before: AuditedUser; after: AuditedUser }>(
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
  return { here, sql, given, area, ask, create, update, act, codes, list, enter, log }
}
