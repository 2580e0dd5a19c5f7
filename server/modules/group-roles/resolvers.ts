import { GroupRoleFields } from '#domain/account/rights.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile, lockKind } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf } from '../../db/order.ts'
import { page } from '../../db/page.ts'
import { check, failure } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { refuseRights } from '../roles/rights-guard.ts'
import { readRoles, roleOf } from '../roles/role-store.ts'

interface GroupRow {
  id: string
  revision: string
  description: string
  roles: string[]
  users: number
}

const groupsSql = `
  SELECT g.id::text AS id, md5(g::text) AS revision, g.description, g.roles,
    (SELECT count(*)::int FROM app_user u WHERE u.group_role_id = g.id AND u.active) AS users FROM group_role g`

const readGroup = async (tx: Tx, id: string) =>
  (await tx.query<GroupRow>(`${groupsSql} WHERE g.id::text = $1`, [id]))[0]

/** Fills the roles of several group roles in, with one statement for all of them. */
async function withRoles(tx: Tx, groups: readonly GroupRow[]) {
  const rows = await readRoles(tx, [...new Set(groups.flatMap(({ roles }) => roles))])
  const byName = new Map(rows.map((row) => [row.name, roleOf(row)]))
  return groups.map((group) => ({
    ...group,
    roles: group.roles.flatMap((name) => byName.get(name) ?? []),
  }))
}

export const Query: QueryResolvers<RequestContext> = {
  async groupRoles(_, { role, search, sort, ...at }, { tx }) {
    const found = await page<GroupRow>(tx, {
      sql: `${groupsSql} WHERE $1::text IS NULL OR $1 = ANY (g.roles)`,
      args: [role],
      search: { term: search, in: ['description', 'roles::text'] },
      orderBy: orderOf(
        sort,
        { description: 'lower(description)', users: 'users' },
        'lower(description)',
      ),
      ...at,
    })
    return { ...found, rows: await withRoles(tx, found.rows) }
  },
  async groupRole(_, { id }, { tx }) {
    const group = await readGroup(tx, id)
    return group ? (await withRoles(tx, [group]))[0]! : null
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async saveGroupRole(_, { id, groupRole, seen }, request) {
    const { tx, tenant } = request
    const checked = check(GroupRoleFields, groupRole)
    if (!checked.ok) return refusedAll(checked.errors)
    await lockKind(request, 'group-role')
    const { description, roles } = checked.value
    const before = id ? await readGroup(tx, id) : undefined
    if (id && !before) throw failure('NOT_FOUND')
    const stale =
      before &&
      (await changedMeanwhile(request, {
        kind: 'group-role',
        target: before.id,
        seen,
        now: before.revision,
      }))
    if (stale) return refusedAll([stale])
    const [taken] = await tx.query(
      'SELECT 1 FROM group_role WHERE lower(description) = lower($1) AND id::text IS DISTINCT FROM $2',
      [description, id],
    )
    if (taken) return refused('name_taken', 'description')
    const known = await readRoles(tx, roles)
    if (known.length < new Set(roles).size) return refused('unknown_role', 'roles')
    const refusal = await refuseRights(request, (rights) => ({
      ...rights,
      groups: id ? { ...rights.groups, [id]: roles } : rights.groups,
    }))
    if (refusal) return refused(refusal)
    const [saved] = await tx.query<{ id: number }>(
      id
        ? 'UPDATE group_role SET description = $2, roles = $3 WHERE tenant_id = $1 AND id = $4::int RETURNING id'
        : 'INSERT INTO group_role (tenant_id, description, roles) VALUES ($1, $2, $3) RETURNING id',
      [tenant.id, description, [...new Set(roles)], ...(id ? [id] : [])],
    )
    const after = (await readGroup(tx, String(saved!.id)))!
    const action = before ? 'group-role.updated' : 'group-role.created'
    await audit(request, { action, target: after.id, before, after })
    return done('The group role is saved', { groupRole: (await withRoles(tx, [after]))[0]! })
  },

  async deleteGroupRole(_, { id }, request) {
    const { tx } = request
    const before = await readGroup(tx, id)
    if (!before) throw failure('NOT_FOUND')
    const [used] = await tx.query('SELECT 1 FROM app_user WHERE group_role_id::text = $1 LIMIT 1', [
      id,
    ])
    if (used) return refused('in_use')
    await tx.query('DELETE FROM group_role WHERE id::text = $1', [id])
    await audit(request, { action: 'group-role.deleted', target: id, before })
    return done('The group role is deleted', { groupRole: null })
  },
}
