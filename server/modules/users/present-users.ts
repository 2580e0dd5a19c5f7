import type { Rights } from '#domain/account/rights.ts'
import type { RequestContext } from '../../context.ts'
import { readRoles, roleOf } from '../roles/role-store.ts'
import { readRights } from '../roles/rights-guard.ts'
import { isFull, lastLoginSql, type UserRow } from './user-store.ts'

interface Extras {
  id: string
  hasPassword: boolean
  hasSecondFactor: boolean
  passwordUntil: Date | null
  lastLogin: Date | null
}

/** Permissions with the roles that give them. */
export function permissionsWith(roles: readonly string[], { roles: all }: Rights) {
  const from = new Map<string, string[]>()
  for (const role of new Set(roles))
    for (const name of all[role] ?? []) from.set(name, [...(from.get(name) ?? []), role])
  return [...from]
    .map(([name, names]) => ({ name, from: names }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Users as the contract has them, with their roles, permissions and last log-in. */
export async function presentUsers(
  { tx, tenant }: Pick<RequestContext, 'tx' | 'tenant'>,
  rows: readonly UserRow[],
) {
  const rights = await readRights({ tx })
  const roles = new Map((await readRoles(tx, null)).map((row) => [row.name, roleOf(row)]))
  const extras = new Map(
    (
      await tx.query<Extras>(
        `SELECT u.id::text AS id, u.password_hash IS NOT NULL AS "hasPassword", u.second_factor_since IS NOT NULL AS "hasSecondFactor", u.first_password_until AS "passwordUntil",
          ${lastLoginSql('u')} AS "lastLogin" FROM app_user u WHERE u.id::text = ANY ($1::text[])`,
        [rows.map(({ id }) => id)],
      )
    ).map((row) => [row.id, row]),
  )
  return rows.map(({ groupRoleId, groupRole, language, ...row }) => {
    const own = groupRoleId === null ? [] : (rights.groups[groupRoleId] ?? [])
    const names = [row.role, ...own]
    const { hasPassword, hasSecondFactor, passwordUntil, lastLogin } = extras.get(row.id)!
    return {
      ...row,
      language: tenant.config.languages.find(({ code }) => code === language) ?? null,
      roles: [...new Set(names)].flatMap((name) => roles.get(name) ?? []),
      groupRole:
        groupRoleId === null
          ? null
          : { id: groupRoleId, description: groupRole ?? '', roles: [...own] },
      permissions: permissionsWith(names, rights),
      hasPassword,
      hasSecondFactor,
      passwordUntil: passwordUntil as never,
      lastLogin: lastLogin as never,
    }
  })
}

/** Everything that users are made of: of roles and group roles those that the administrator may give. */
export async function readChoices(request: RequestContext) {
  const { tx, tenant, user } = request
  const full = isFull(request)
  const rights = await readRights(request)
  const held = new Set(
    (await tx.query<{ name: string }>(ownPermissionsSql, [user.id])).map(({ name }) => name),
  )
  const mayGive = (names: readonly string[]) =>
    full || names.every((name) => (rights.roles[name] ?? []).every((one) => held.has(one)))
  const roles = await readRoles(tx, null)
  const groups = await tx.query<{ id: string; description: string; roles: string[] }>(
    'SELECT id::text AS id, description, roles FROM group_role ORDER BY lower(description)',
  )
  return {
    full,
    roles: roles.filter(({ name }) => mayGive([name])),
    groupRoles: groups.filter((group) => mayGive(group.roles)),
    permissions: [...new Set(roles.flatMap(({ permissions }) => permissions))].sort(),
    languages: tenant.config.languages,
    sorgs: await tx.query<{ sorg: string; name: string }>(
      'SELECT sorg, merchant_name AS name FROM sales_organisation ORDER BY sorg',
    ),
    contentTargetMarkets: await tx.query<{ id: string; marketName: string }>(
      'SELECT id::text AS id, market_name AS "marketName" FROM content_target_market ORDER BY lower(market_name) LIMIT 999',
    ),
    ownAreas: await tx.query<{
      sorg: string
      limitation: string | null
      option: string | null
      value: string | null
    }>(
      'SELECT sorg, limitation, option, value FROM user_area WHERE of_user = $1 ORDER BY 1, 2, 4',
      [user.id],
    ),
  }
}

const ownPermissionsSql = `SELECT DISTINCT held.name FROM app_user u JOIN role r ON r.name = u.role
    OR r.name = ANY (ARRAY(SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id))
  CROSS JOIN LATERAL unnest(r.permissions) AS held(name) WHERE u.id = $1`
