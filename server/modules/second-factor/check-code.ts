import { Secret, TOTP } from 'otpauth'
import { acceptedStep, codePeriod, codeWindow, readCode } from '#domain/account/second-factor.ts'
import type { Tx } from '../../db/database.ts'
import type { Tokens } from '../../session/tokens.ts'
import { type FactorOwner, ownerName } from './factor-store.ts'

/** The one kind of code that every authenticator app can make. */
const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: codePeriod, secret })

/** Makes a secret for an authenticator app. @returns it as people type it, and the address that apps read from a QR code */
export function makeOneTimeSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, { issuer, label }).toString() }
}

/**
 * Checks a code of the person's app and uses it up.
 * @param confirmed false: the code that shows that the app has the secret
 */
export async function spendAppCode(
  tx: Tx,
  { factors }: Tokens,
  owner: FactorOwner,
  code: string,
  now: Date,
  confirmed = true,
): Promise<boolean> {
  const [row] = await tx.query<{ secret: string; lastStep: number | null }>(
    `SELECT secret, last_step AS "lastStep" FROM one_time_secret WHERE user_id = $1 AND (confirmed_at IS NOT NULL) = $2`,
    [owner.userId, confirmed],
  )
  const secret = row && factors.open(ownerName(owner), row.secret)
  if (!row || !secret) return false
  const distance = totpOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: codeWindow,
  })
  const step = acceptedStep(now, distance, row.lastStep)
  if (step === null) return false
  const spent = await tx.query(
    `UPDATE one_time_secret SET last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
     WHERE user_id = $1 AND (last_step IS NULL OR last_step < $2) RETURNING 1`,
    [owner.userId, step, now],
  )
  return spent.length > 0
}

/**
 * Checks what a person typed at the log-in: a code of the app or a recovery code. Either works once.
 * @returns which it was; null: it is wrong
 */
export async function spendCode(
  tx: Tx,
  tokens: Tokens,
  owner: FactorOwner,
  text: string,
  now: Date,
): Promise<'app' | 'recovery' | null> {
  const typed = readCode(text)
  if (!typed) return null
  if (typed.kind === 'app')
    return (await spendAppCode(tx, tokens, owner, typed.code, now)) ? 'app' : null
  const spent = await tx.query(
    'UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING 1',
    [owner.userId, tokens.factors.recoveryHash(ownerName(owner), typed.code), now],
  )
  return spent.length > 0 ? 'recovery' : null
}
