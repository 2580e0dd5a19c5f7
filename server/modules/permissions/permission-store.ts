import { permissions } from '#domain/account/permissions.ts'
import type { Tx } from '../../db/database.ts'
import type { Permission } from '../../resolver-types.gen.ts'

/** Permissions that the portal itself asks for. */
export const builtInPermissions: readonly string[] = permissions

/** All permissions of the tenant; $1 are those that the portal asks for. */
export const permissionsSql = `
  SELECT n.name AS id, md5(coalesce(p.description, '')) AS revision, n.name, coalesce(p.description, '') AS description, n.name = ANY ($1::text[]) AS "builtIn",
    (SELECT count(*)::int FROM role r WHERE n.name = ANY (r.permissions)) AS roles
  FROM (SELECT unnest($1::text[]) AS name UNION SELECT name FROM permission) n LEFT JOIN permission p ON p.name = n.name`

/** Reads the permissions of these names; null: all of them. */
export const readPermissions = (tx: Tx, names: readonly string[] | null) =>
  tx.query<Permission>(
    `${permissionsSql} WHERE $2::text[] IS NULL OR n.name = ANY ($2) ORDER BY 2`,
    [builtInPermissions, names],
  )
