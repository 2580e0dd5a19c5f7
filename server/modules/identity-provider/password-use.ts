import { passwordKeeper } from '#domain/account/permissions.ts'
import type { Tx } from '../../db/database.ts'

/**
 * Whether a user may log in with a password or passkey. A tenant can leave its log-ins to its identity providers: then only
 * those may who can change that, and everyone while no provider is active.
 */
export async function mayUsePassword(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx.query<{ may: boolean }>(
    `SELECT t.config -> 'passwordLogin' IS DISTINCT FROM 'false'::jsonb OR NOT EXISTS (SELECT FROM identity_provider WHERE active)
       OR EXISTS (SELECT FROM app_user u JOIN role r ON r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id)
         WHERE u.id = $1 AND $2 = ANY (r.permissions)) AS may
     FROM tenant t WHERE t.id = current_setting('app.tenant')`,
    [userId, passwordKeeper],
  )
  return row!.may
}

/** Why a tenant cannot switch passwords off; null: it can. Someone must be left who comes in when a provider does not work. */
export async function passwordsOffRefusal(tx: Tx): Promise<'no_provider' | 'no_keeper' | null> {
  const [row] = await tx.query<{ provider: boolean; keeper: boolean }>(
    `SELECT EXISTS (SELECT FROM identity_provider WHERE active) AS provider,
       EXISTS (SELECT FROM app_user u JOIN role r ON r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id)
         WHERE u.active AND u.password_hash IS NOT NULL AND $1 = ANY (r.permissions)) AS keeper`,
    [passwordKeeper],
  )
  return row!.provider ? (row!.keeper ? null : 'no_keeper') : 'no_provider'
}
