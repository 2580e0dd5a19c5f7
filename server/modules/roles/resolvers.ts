import { RoleFields } from '#domain/account/rights.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { readPermissions } from '../permissions/resolvers.ts'
import { lockRights, refuseRights } from './rights-guard.ts'
import { builtInRoles, readRoles, roleOf, type RoleRow, rolesSql } from './role-store.ts'

const read = async (tx: Tx, id: string) => (await readRoles(tx, [id]))[0]

export const Query: QueryResolvers = {
  async roles(_, { groupRoleIds, permission, search, sort, ...at }, { tx }) {
    const found = await page<RoleRow>(tx, {
      sql: `${rolesSql} WHERE ($2::text IS NULL OR $2 = ANY (r.permissions)) AND
        ($3::text[] IS NULL OR EXISTS (SELECT 1 FROM group_role g WHERE g.id::text = ANY ($3) AND r.name = ANY (g.roles)))`,
      args: [builtInRoles, permission, groupRoleIds],
      search: { term: search, in: ['name', 'description'] },
      orderBy: orderOf(sort, { name: 'name', users: 'users' }, 'name'),
      ...at,
    })
    return { ...found, rows: found.rows.map(roleOf) }
  },
  async role(_, { id }, { tx }) {
    const row = await read(tx, id)
    return row ? roleOf(row) : null
  },
  async rightsChoices(_, _args, { tx }) {
    const roles = await readRoles(tx, null)
    return { permissions: await readPermissions(tx, null), roles: roles.map(roleOf) }
  },
}

export const Mutation: MutationResolvers = {
  saveRole: (_, { role: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'role',
      schema: RoleFields,
      input,
      ...at,
      read,
      nameOf: ({ name }) => name,
      async refuse({ name, permissions }, before) {
        const known = new Set((await readPermissions(request.tx, null)).map((one) => one.name))
        // What an earlier build knew may stay in a role; nothing unknown is added.
        if (permissions.some((one) => !known.has(one) && !before?.permissions.includes(one)))
          return ['unknown_permission', 'permissions']
        return refuseRights(request, (rights) => ({
          ...rights,
          roles: { ...rights.roles, [name]: permissions },
        }))
      },
      write: ({ name, description, permissions, secondFactorRequired }) =>
        request.tx.query<{ id: string }>(
          `INSERT INTO role AS r (tenant_id, name, description, permissions, second_factor_required) VALUES ($1, $2, $3, $4, coalesce($5, false))
           ON CONFLICT (tenant_id, name) DO UPDATE SET description = EXCLUDED.description, permissions = EXCLUDED.permissions,
             second_factor_required = coalesce($5, r.second_factor_required) RETURNING name AS id`,
          [request.tenant.id, name, description, permissions, secondFactorRequired ?? null],
        ),
      answer: (role) => ({ role: roleOf(role) }),
    }),

  deleteRole: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'role',
      id,
      read,
      async refuse({ builtIn, groupRoles }) {
        if (builtIn) return 'built_in'
        // A user who is given the role meanwhile waits, or is seen here.
        await lockRights(request)
        // People who are not active may be again, and would come back without any right.
        const used = await request.tx.query(
          'SELECT 1 FROM app_user WHERE role = $1 UNION ALL SELECT 1 FROM identity_provider WHERE role = $1 LIMIT 1',
          [id],
        )
        return used.length + groupRoles.length > 0 && 'in_use'
      },
      remove: () => request.tx.query('DELETE FROM role WHERE name = $1', [id]),
    }),
}
