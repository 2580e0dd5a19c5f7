import { type Holder, type Rights, rightsRefusal } from '#domain/account/rights.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

const holdersSql = `SELECT role, group_role_id::text AS "group", bool_or(id = $1) AS self FROM app_user WHERE active GROUP BY 1, 2`

/** Reads the permissions of all roles, and the roles of all group roles. */
export async function readRights({ tx }: { tx: Tx }): Promise<Rights> {
  const roles = await tx.query<{ name: string; permissions: string[] }>(
    'SELECT name, permissions FROM role',
  )
  const groups = await tx.query<{ id: number; roles: string[] }>('SELECT id, roles FROM group_role')
  return {
    roles: Object.fromEntries(roles.map(({ name, permissions }) => [name, permissions])),
    groups: Object.fromEntries(groups.map(({ id, roles: names }) => [id, names])),
  }
}

/** Makes changes of rights and of users wait for each other, within one tenant. */
export const lockRights = ({ tx, tenant }: { tx: Tx; tenant: { id: string } }) =>
  tx.query(`SELECT pg_advisory_xact_lock(hashtext('rights'), hashtext($1))`, [tenant.id])

/**
 * Checks a change of rights before it is made. Changes of one tenant wait for each other: two administrators who
 * remove each other at the same moment would leave no administrator.
 * @param change returns the rights as they would be
 * @returns the code of the refusal, or null
 */
export async function refuseRights(
  request: RequestContext,
  change: (before: Rights) => Rights,
): Promise<string | null> {
  const { tx, user } = request
  await lockRights(request)
  const before = await readRights(request)
  const holders = await tx.query<Holder>(holdersSql, [user.id])
  return rightsRefusal(holders, before, change(before))
}
