import type { Tx } from '../../db/database.ts'
import { hashOf, randomSecret } from '../../session/tokens.ts'

const minute = 60_000
/** Milliseconds that a server waits: for the second step of a log-in, and for a browser's answer. */
export const proofLifetime = 5 * minute

/** `log-in`: the password was right. `new-passkey`: a person adds one. `passkey`: a browser is asked for one. */
type ProofKind = 'log-in' | 'new-passkey' | 'passkey'

interface Proof {
  kind: ProofKind
  /** Null: anyone with a passkey. */
  userId: number | null
}

/** Begins to wait for a proof. @returns the secret that it is found by; a browser signs it as the challenge */
export async function awaitProof(
  tx: Tx,
  tenantId: string,
  { kind, userId }: Proof,
  now: Date,
): Promise<string> {
  const secret = randomSecret()
  await tx.query('DELETE FROM pending_proof WHERE expires_at < $1', [now])
  await tx.query(
    'INSERT INTO pending_proof (token_hash, tenant_id, kind, user_id, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashOf(secret), tenantId, kind, userId, new Date(now.getTime() + proofLifetime)],
  )
  return secret
}

/** Returns whose second step a secret stands for, while it is awaited and the person is active. */
export async function pendingLogIn(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<{ id: number; username: string } | undefined> {
  const [user] = await tx.query<{ id: number; username: string }>(
    `SELECT u.id, u.username FROM pending_proof p JOIN app_user u ON u.id = p.user_id AND u.active
     WHERE p.token_hash = $1 AND p.kind = 'log-in' AND p.expires_at > $2`,
    [hashOf(secret), now],
  )
  return user
}

/** Ends the wait for a proof. @returns false when none is awaited: it is used, too old or someone else's */
export async function takeProof(
  tx: Tx,
  secret: string,
  { kind, userId }: Proof,
  now: Date,
): Promise<boolean> {
  const taken = await tx.query(
    `DELETE FROM pending_proof WHERE token_hash = $1 AND kind = $2 AND user_id IS NOT DISTINCT FROM $3::int AND expires_at > $4
     RETURNING 1`,
    [hashOf(secret), kind, userId, now],
  )
  return taken.length > 0
}

/** Ends the log-ins of a person that wait for their second step: the password is another one now. */
export const dropLogIns = (tx: Tx, userId: number) =>
  tx.query(`DELETE FROM pending_proof WHERE user_id = $1 AND kind = 'log-in'`, [userId])
