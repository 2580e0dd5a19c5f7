import { RoleFields } from '#domain/account/rights.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile, lockKind } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf } from '../../db/order.ts'
import { page } from '../../db/page.ts'
import { check, failure } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { readPermissions } from '../permissions/permission-store.ts'
import { refuseRights } from './rights-guard.ts'
import { builtInRoles, readRoles, roleOf, type RoleRow, rolesSql } from './role-store.ts'

export const Query: QueryResolvers<RequestContext> = {
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
    const [row] = await readRoles(tx, [id])
    return row ? roleOf(row) : null
  },
  async rightsChoices(_, _args, { tx }) {
    const roles = await readRoles(tx, null)
    return { permissions: await readPermissions(tx, null), roles: roles.map(roleOf) }
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async saveRole(_, { id, role, seen }, request) {
    const { tx, tenant } = request
    const checked = check(RoleFields, role)
    if (!checked.ok) return refusedAll(checked.errors)
    await lockKind(request, 'role')
    const { name, description, permissions } = checked.value
    const [before] = await readRoles(tx, [id ?? name])
    if (id && !before) throw failure('NOT_FOUND')
    if (before && !id) return refused('name_taken', 'name')
    if (before && name !== before.name) return refused('name_fixed', 'name')
    const stale =
      before &&
      (await changedMeanwhile(request, {
        kind: 'role',
        target: before.id,
        seen,
        now: before.revision,
      }))
    if (stale) return refusedAll([stale])
    const known = new Set((await readPermissions(tx, null)).map((one) => one.name))
    // What an earlier build knew may stay in a role; nothing unknown is added.
    if (permissions.some((one) => !known.has(one) && !before?.permissions.includes(one)))
      return refused('unknown_permission', 'permissions')
    const refusal = await refuseRights(request, (rights) => ({
      ...rights,
      roles: { ...rights.roles, [name]: permissions },
    }))
    if (refusal) return refused(refusal)
    await tx.query(
      `INSERT INTO role (tenant_id, name, description, permissions) VALUES ($1, $2, $3, $4)
       ON CONFLICT (tenant_id, name) DO UPDATE SET description = EXCLUDED.description, permissions = EXCLUDED.permissions`,
      [tenant.id, name, description, permissions],
    )
    const [after] = await readRoles(tx, [name])
    const action = before ? 'role.updated' : 'role.created'
    await audit(request, { action, target: name, before, after })
    return done('The role is saved', { role: roleOf(after!) })
  },

  async deleteRole(_, { id }, request) {
    const { tx } = request
    const [before] = await readRoles(tx, [id])
    if (!before) throw failure('NOT_FOUND')
    if (before.builtIn) return refused('built_in')
    // People who are not active may be again, and would come back without any right.
    const [used] = await tx.query('SELECT 1 FROM app_user WHERE role = $1 LIMIT 1', [id])
    if (used || before.groupRoles.length > 0) return refused('in_use')
    await tx.query('DELETE FROM role WHERE name = $1', [id])
    await audit(request, { action: 'role.deleted', target: id, before })
    return done('The role is deleted', { role: null })
  },
}
