import { GroupRoleFields } from '#domain/account/rights.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
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

const read = async (tx: Tx, id: string) =>
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

export const Query: QueryResolvers = {
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
    const group = await read(tx, id)
    return group ? (await withRoles(tx, [group]))[0]! : null
  },
}

export const Mutation: MutationResolvers = {
  saveGroupRole: (_, { groupRole: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'group-role',
      schema: GroupRoleFields,
      input,
      ...at,
      read,
      async refuse({ description, roles }, before) {
        const taken = await request.tx.query(
          'SELECT 1 FROM group_role WHERE lower(description) = lower($1) AND id::text IS DISTINCT FROM $2',
          [description, before?.id ?? null],
        )
        if (taken.length > 0) return ['name_taken', 'description']
        const known = await readRoles(request.tx, roles)
        if (known.length < new Set(roles).size) return ['unknown_role', 'roles']
        return refuseRights(request, (rights) => ({
          ...rights,
          groups: before ? { ...rights.groups, [before.id]: roles } : rights.groups,
        }))
      },
      write: ({ description, roles }, before) =>
        request.tx.query<{ id: string }>(
          before
            ? 'UPDATE group_role SET description = $2, roles = $3 WHERE tenant_id = $1 AND id::text = $4 RETURNING id::text'
            : 'INSERT INTO group_role (tenant_id, description, roles) VALUES ($1, $2, $3) RETURNING id::text',
          [request.tenant.id, description, [...new Set(roles)], ...(before ? [before.id] : [])],
        ),
      answer: async (saved) => ({ groupRole: (await withRoles(request.tx, [saved]))[0]! }),
    }),

  deleteGroupRole: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'group-role',
      id,
      read,
      async refuse() {
        const used = await request.tx.query(
          `SELECT 1 FROM app_user WHERE group_role_id::text = $1 UNION ALL
           SELECT 1 FROM identity_provider WHERE group_role_id::text = $1 OR claim_roles @> jsonb_build_array(jsonb_build_object('groupRole', $1::text)) LIMIT 1`,
          [id],
        )
        return used.length > 0 && 'in_use'
      },
      remove: () => request.tx.query('DELETE FROM group_role WHERE id::text = $1', [id]),
    }),
}
