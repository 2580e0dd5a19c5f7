import { PermissionFields } from '#domain/account/rights.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile, lockKind } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf } from '../../db/order.ts'
import { page } from '../../db/page.ts'
import { check, failure } from '../../failure.ts'
import type { MutationResolvers, Permission, QueryResolvers } from '../../resolver-types.gen.ts'
import { builtInPermissions, permissionsSql, readPermissions } from './permission-store.ts'

const readPermission = async (tx: Tx, id: string) => (await readPermissions(tx, [id]))[0]

export const Query: QueryResolvers<RequestContext> = {
  permissions: (_, { search, sort, ...at }, { tx }) =>
    page<Permission>(tx, {
      sql: permissionsSql,
      args: [builtInPermissions],
      search: { term: search, in: ['name', 'description'] },
      orderBy: orderOf(sort, { name: 'name', roles: 'roles' }, 'name'),
      ...at,
    }),
  permission: async (_, { id }, { tx }) => (await readPermission(tx, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  async savePermission(_, { id, permission, seen }, request) {
    const { tx, tenant } = request
    const checked = check(PermissionFields, permission)
    if (!checked.ok) return refusedAll(checked.errors)
    await lockKind(request, 'permission')
    const { name, description } = checked.value
    const before = await readPermission(tx, id ?? name)
    if (id && !before) throw failure('NOT_FOUND')
    if (before && !id) return refused('name_taken', 'name')
    if (before && name !== before.name) return refused('name_fixed', 'name')
    const stale =
      before &&
      (await changedMeanwhile(request, {
        kind: 'permission',
        target: before.id,
        seen,
        now: before.revision,
      }))
    if (stale) return refusedAll([stale])
    await tx.query(
      `INSERT INTO permission (tenant_id, name, description) VALUES ($1, $2, $3)
       ON CONFLICT (tenant_id, name) DO UPDATE SET description = EXCLUDED.description`,
      [tenant.id, name, description],
    )
    const after = (await readPermission(tx, name))!
    const action = before ? 'permission.updated' : 'permission.created'
    await audit(request, { action, target: name, before, after })
    return done('The permission is saved', { permission: after })
  },

  async deletePermission(_, { id }, request) {
    const { tx } = request
    const before = await readPermission(tx, id)
    if (!before) throw failure('NOT_FOUND')
    if (before.builtIn) return refused('built_in')
    if (before.roles > 0) return refused('in_use')
    await tx.query('DELETE FROM permission WHERE name = $1', [id])
    await audit(request, { action: 'permission.deleted', target: id, before })
    return done('The permission is deleted', { permission: null })
  },
}
