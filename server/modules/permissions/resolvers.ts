import { permissions } from '#domain/account/permissions.ts'
import { PermissionFields } from '#domain/account/rights.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type { MutationResolvers, Permission, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'

/** All permissions of the tenant; $1 are those that the portal asks for. */
const permissionsSql = `
  SELECT n.name AS id, md5(coalesce(p.description, '')) AS revision, n.name, coalesce(p.description, '') AS description, n.name = ANY ($1::text[]) AS "builtIn",
    (SELECT count(*)::int FROM role r WHERE n.name = ANY (r.permissions)) AS roles
  FROM (SELECT unnest($1::text[]) AS name UNION SELECT name FROM permission) n LEFT JOIN permission p ON p.name = n.name`

/** Reads the permissions of these names; null: all of them. */
export const readPermissions = (tx: Tx, names: readonly string[] | null) =>
  tx.query<Permission>(
    `${permissionsSql} WHERE $2::text[] IS NULL OR n.name = ANY ($2) ORDER BY 2`,
    [permissions, names],
  )

const read = async (tx: Tx, id: string) => (await readPermissions(tx, [id]))[0] ?? null

export const Query: QueryResolvers = {
  permissions: (_, { search, sort, ...at }, { tx }) =>
    page<Permission>(tx, {
      sql: permissionsSql,
      args: [permissions],
      search: { term: search, in: ['name', 'description'] },
      orderBy: orderOf(sort, { name: 'name', roles: 'roles' }, 'name'),
      ...at,
    }),
  permission: (_, { id }, { tx }) => read(tx, id),
}

export const Mutation: MutationResolvers = {
  savePermission: (_, { permission: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'permission',
      schema: PermissionFields,
      input,
      ...at,
      read,
      nameOf: ({ name }) => name,
      write: ({ name, description }) =>
        request.tx.query<{ id: string }>(
          `INSERT INTO permission (tenant_id, name, description) VALUES ($1, $2, $3)
           ON CONFLICT (tenant_id, name) DO UPDATE SET description = EXCLUDED.description RETURNING name AS id`,
          [request.tenant.id, name, description],
        ),
      answer: (permission) => ({ permission }),
    }),

  deletePermission: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'permission',
      id,
      read,
      refuse: ({ builtIn, roles }) => (builtIn ? 'built_in' : roles > 0 && 'in_use'),
      remove: () => request.tx.query('DELETE FROM permission WHERE name = $1', [id]),
    }),
}
