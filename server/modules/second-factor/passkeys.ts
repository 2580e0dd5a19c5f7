import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Tx } from '../../db/database.ts'
import { type FactorOwner, ownerName, type PasskeyRow } from './factor-store.ts'
import { awaitProof, proofLifetime, takeProof } from './pending-proofs.ts'

const challengeOf = (secret: string) => new Uint8Array(Buffer.from(secret, 'base64url'))

/** Transports as a browser named them; nothing else of what it sent is kept unchecked. */
const known = (transports: readonly string[] | undefined) =>
  (transports ?? []).filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 8)

/**
 * Reads what a browser says that it signed: the challenge, and an origin of this host. Any port will do; http only on the machine
 * itself, as browsers have it.
 * @returns null for another origin, or what is no such answer
 */
function signedData(
  host: string,
  answer: { response?: { clientDataJSON?: unknown } } | null | undefined,
): { challenge: string; origin: string } | null {
  try {
    const { challenge, origin } = decodeClientDataJSON(String(answer?.response?.clientDataJSON))
    const { protocol, hostname } = new URL(origin)
    return hostname === host && (protocol === 'https:' || hostname === 'localhost')
      ? { challenge, origin }
      : null
  } catch {
    return null
  }
}

interface NewPasskeyDeps {
  owner: FactorOwner
  host: string
  portal: string
  user: { username: string; name: string }
  now: Date
}

/** Asks a browser to make a passkey for a person. */
export async function registrationOptions(
  tx: Tx,
  { owner, host, portal, user, now }: NewPasskeyDeps,
  present: readonly PasskeyRow[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const challenge = await awaitProof(
    tx,
    owner.tenantId,
    { kind: 'new-passkey', userId: owner.userId },
    now,
  )
  return generateRegistrationOptions({
    rpName: portal,
    rpID: host,
    userID: new Uint8Array(Buffer.from(ownerName(owner))),
    userName: user.username,
    userDisplayName: user.name,
    challenge: challengeOf(challenge),
    timeout: proofLifetime,
    excludeCredentials: present
      .filter((one) => one.host === host)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** Stores the passkey that a browser has made. @returns false when it doesn't fit what was asked for, or is known already */
export async function storePasskey(
  tx: Tx,
  { owner, host, now }: Pick<NewPasskeyDeps, 'owner' | 'host' | 'now'>,
  response: unknown,
  name: string,
): Promise<boolean> {
  const answer = response as RegistrationResponseJSON
  const signed = signedData(host, answer)
  const asked = { kind: 'new-passkey', userId: owner.userId } as const
  if (!signed || !(await takeProof(tx, signed.challenge, asked, now))) return false
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: signed.challenge,
    expectedOrigin: signed.origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return false
  const { id, publicKey, counter, transports } = registrationInfo.credential
  const stored = await tx.query(
    `INSERT INTO passkey (tenant_id, user_id, host, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (tenant_id, credential_id) DO NOTHING RETURNING 1`,
    [
      owner.tenantId,
      owner.userId,
      host,
      id,
      Buffer.from(publicKey),
      counter,
      known(transports),
      name,
      now,
    ],
  )
  return stored.length > 0
}

/** Asks a browser for a passkey: one of this person's, or anyone's at this host. */
export async function assertionOptions(
  tx: Tx,
  {
    tenantId,
    userId,
    host,
    now,
  }: { tenantId: string; userId: number | null; host: string; now: Date },
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const own =
    userId === null
      ? []
      : await tx.query<{ id: string; transports: string[] }>(
          'SELECT credential_id AS id, transports FROM passkey WHERE user_id = $1 AND host = $2 ORDER BY id',
          [userId, host],
        )
  if (userId !== null && own.length === 0) return null
  const challenge = await awaitProof(tx, tenantId, { kind: 'passkey', userId }, now)
  return generateAuthenticationOptions({
    rpID: host,
    challenge: challengeOf(challenge),
    timeout: proofLifetime,
    allowCredentials: own,
    // A passkey alone must show that its owner is there; beside a password it is enough to have it.
    userVerification: userId === null ? 'required' : 'preferred',
  })
}

/**
 * Checks a browser's answer with a passkey and notes its use.
 * @param asked `userId`: whose passkey was asked for; null: anyone's, which then must have verified its owner
 * @returns the owner; null when it doesn't fit
 */
export async function spendAssertion(
  tx: Tx,
  asked: { userId: number | null; host: string; now: Date },
  response: unknown,
): Promise<number | null> {
  const { userId, host, now } = asked
  const answer = response as AuthenticationResponseJSON
  const signed = signedData(host, answer)
  if (!signed || !(await takeProof(tx, signed.challenge, { kind: 'passkey', userId }, now)))
    return null
  const [row] = await tx.query<StoredKey>(
    `SELECT user_id AS "userId", public_key AS "publicKey", counter::float8 AS counter FROM passkey
     WHERE credential_id = $1 AND host = $2 AND ($3::int IS NULL OR user_id = $3)`,
    [String(answer.id), host, userId],
  )
  if (!row) return null
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: signed.challenge,
    expectedOrigin: signed.origin,
    expectedRPID: host,
    credential: { id: answer.id, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
    requireUserVerification: userId === null,
  }).catch(() => null)
  if (!checked?.verified) return null
  await tx.query('UPDATE passkey SET counter = $2, last_used_at = $3 WHERE credential_id = $1', [
    answer.id,
    checked.authenticationInfo.newCounter,
    now,
  ])
  return row.userId
}

interface StoredKey {
  userId: number
  publicKey: Uint8Array
  counter: number
}
