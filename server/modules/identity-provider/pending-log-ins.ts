import { createHash } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { hashOf, randomSecret } from '../../session/tokens.ts'
import type { Ties } from './openid.ts'

/** Milliseconds that a person has for logging in at the provider. */
export const logInLifetime = 10 * 60_000

/** A log-in that was sent to a provider. */
export interface PendingLogIn {
  providerId: number
  /** Address that the person came for; null: home. */
  target: string | null
  locale: string
}

/** Derives what ties the provider's answer to a browser from the secret in its cookie, so that none of it is stored. */
export function tiesOf(secret: string): Ties {
  const derived = (purpose: string) =>
    createHash('sha256').update(`${purpose} ${secret}`).digest('base64url')
  return {
    state: derived('state'),
    nonce: derived('nonce'),
    codeVerifier: derived('code-verifier'),
  }
}

/** Begins to wait for a provider's answer. @returns the secret for the cookie */
export async function awaitProvider(
  tx: Tx,
  tenantId: string,
  { providerId, target, locale }: PendingLogIn,
  now: Date,
): Promise<string> {
  const secret = randomSecret()
  await tx.query('DELETE FROM identity_log_in WHERE expires_at < $1', [now])
  await tx.query(
    `INSERT INTO identity_log_in (token_hash, tenant_id, provider_id, target, locale, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [hashOf(secret), tenantId, providerId, target, locale, new Date(now.getTime() + logInLifetime)],
  )
  return secret
}

/** Ends the wait. @returns undefined when none is awaited: it is used, too old or of another tenant */
export async function takePending(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<PendingLogIn | undefined> {
  const [taken] = await tx.query<PendingLogIn>(
    `DELETE FROM identity_log_in WHERE token_hash = $1 AND expires_at > $2
     RETURNING provider_id AS "providerId", target, locale`,
    [hashOf(secret), now],
  )
  return taken
}
