import { randomInt } from 'node:crypto'
import {
  makeRecoveryCode,
  recoveryCodeCount,
  showRecoveryCode,
} from '#domain/account/second-factor.ts'
import type { Tx } from '../../db/database.ts'
import type { Tokens } from '../../session/tokens.ts'

/** A person whose second factors are read or changed. */
export interface FactorOwner {
  tenantId: string
  userId: number
}

/** Name by which secrets of a person are sealed. */
export const ownerName = ({ tenantId, userId }: FactorOwner): string => `${tenantId} ${userId}`

export interface PasskeyRow {
  id: string
  host: string
  credentialId: string
  name: string
  transports: string[]
  createdAt: Date
  lastUsedAt: Date | null
}

/** Reads the second factors of a person, passkeys of all hosts. */
export async function readFactors(tx: Tx, userId: number) {
  const [found] = await tx.query<{ codesSince: Date | null; recoveryCodesLeft: number }>(
    `SELECT (SELECT confirmed_at FROM one_time_secret WHERE user_id = $1) AS "codesSince",
       (SELECT count(*)::int FROM recovery_code WHERE user_id = $1 AND used_at IS NULL) AS "recoveryCodesLeft"`,
    [userId],
  )
  const passkeys = await tx.query<PasskeyRow>(
    `SELECT id::text AS id, host, credential_id AS "credentialId", name, transports, created_at AS "createdAt", last_used_at AS "lastUsedAt"
     FROM passkey WHERE user_id = $1 ORDER BY id`,
    [userId],
  )
  return { ...found!, passkeys }
}

/**
 * Brings the person's row up to date after a factor was added or removed: log-ins look there, and sessions that are remembered
 * notice. Without a factor the recovery codes go too.
 * @returns whether the person has a factor, and had one before
 */
export async function noteFactors(tx: Tx, userId: number, now: Date) {
  const [row] = await tx.query<{ had: boolean; has: boolean }>(
    `WITH before AS (SELECT second_factor_since FROM app_user WHERE id = $1)
     UPDATE app_user u SET second_factor_since = CASE WHEN EXISTS (SELECT FROM passkey WHERE user_id = $1)
       OR EXISTS (SELECT FROM one_time_secret WHERE user_id = $1 AND confirmed_at IS NOT NULL) THEN coalesce(u.second_factor_since, $2) END
     FROM before WHERE u.id = $1 RETURNING before.second_factor_since IS NOT NULL AS had, u.second_factor_since IS NOT NULL AS has`,
    [userId, now],
  )
  if (!row!.has) await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [userId])
  return row!
}

/** Gives a person other recovery codes. @returns them as they are shown, once */
export async function renewRecoveryCodes(
  tx: Tx,
  { factors }: Tokens,
  owner: FactorOwner,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode(randomInt))
  await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [owner.userId])
  await tx.query(
    'INSERT INTO recovery_code (tenant_id, user_id, code_hash) SELECT $1, $2, unnest($3::text[])',
    [
      owner.tenantId,
      owner.userId,
      codes.map((code) => factors.recoveryHash(ownerName(owner), code)),
    ],
  )
  return codes.map(showRecoveryCode)
}

/** Removes all second factors of a person. @returns what there was, for the audit log; null: nothing */
export async function removeFactors(tx: Tx, userId: number, now: Date) {
  const { codesSince, passkeys } = await readFactors(tx, userId)
  if (!codesSince && passkeys.length === 0) return null
  await tx.query('DELETE FROM one_time_secret WHERE user_id = $1', [userId])
  await tx.query('DELETE FROM passkey WHERE user_id = $1', [userId])
  await noteFactors(tx, userId, now)
  return { codes: codesSince !== null, passkeys: passkeys.map(({ name }) => name) }
}
