import { startingRoles } from '#domain/account/permissions.ts'
import type { Tx } from '../../db/database.ts'

/** A role as it is stored, with what uses it. */
export interface RoleRow {
  id: string
  revision: string
  name: string
  description: string
  permissions: string[]
  /** People with it do nothing before they have set up a second factor. */
  secondFactorRequired: boolean
  builtIn: boolean
  /** Active users that have it as their own role. */
  users: number
  /** Descriptions of the group roles that contain it. */
  groupRoles: string[]
}

/** Roles that every tenant starts with: the portal knows some of them by name. */
export const builtInRoles = Object.keys(startingRoles)

/** All roles; $1 are the names of those every tenant starts with. */
export const rolesSql = `
  SELECT r.name AS id, md5(r::text) AS revision, r.name, coalesce(r.description, '') AS description, r.permissions,
    r.second_factor_required AS "secondFactorRequired", r.name = ANY ($1::text[]) AS "builtIn",
    (SELECT count(*)::int FROM app_user u WHERE u.role = r.name AND u.active) AS users,
    ARRAY(SELECT g.description FROM group_role g WHERE r.name = ANY (g.roles) ORDER BY 1) AS "groupRoles"
  FROM role r`

/** Reads the roles of these names; null: all of them. */
export const readRoles = (tx: Tx, names: readonly string[] | null) =>
  tx.query<RoleRow>(`${rolesSql} WHERE $2::text[] IS NULL OR r.name = ANY ($2) ORDER BY 2`, [
    builtInRoles,
    names,
  ])

/** A role as the contract has it. */
export const roleOf = (row: RoleRow) => ({
  ...row,
  permissions: row.permissions.map((name) => ({ name })),
})
