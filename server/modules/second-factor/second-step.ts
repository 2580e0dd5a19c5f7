import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { audit } from '../../audit.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import {
  auditorOf,
  forgetGood,
  keysOf,
  type LoggedIn,
  type LogInRequest,
  openFor,
} from '../../session/log-in.ts'
import { countAttempt } from '../../session/login-delay.ts'
import { mayUsePassword } from '../identity-provider/password-use.ts'
import type { Tenant } from '../../tenants.ts'
import { spendCode } from './check-code.ts'
import { readFactors } from './factor-store.ts'
import { assertionOptions, spendAssertion } from './passkeys.ts'
import { pendingLogIn, takeProof } from './pending-proofs.ts'

/** Second factor as a browser sends it. */
export type SecondFactor = { code: string } | { passkey: unknown }

/** Request of a log-in's second step. `host`: the tenant's host without a port, at which passkeys are good. */
export interface StepRequest extends LogInRequest {
  host: string
}

type StepAnswer =
  | LoggedIn
  | { wait: number }
  | { failed: 'login_expired' | 'second_factor_failed' | 'password_off' }

const scopeOf = (tenant: Tenant) =>
  ({ tenantId: tenant.id, user: 'any', customers: 'all' }) as const

/** Counter names begin with a capital: no user name that is tried has one. */
const counterName = (userId: number) => `Second factor of ${userId}`

/** Returns by what a log-in may go on; null: it waits no more. `passkey`: what to ask the browser for. */
export function stepChoices(
  { database, clock }: AppContext,
  tenant: Tenant,
  secret: string,
  host: string,
): Promise<{ app: boolean; passkey: PublicKeyCredentialRequestOptionsJSON | null } | null> {
  return database.within(scopeOf(tenant), async (tx) => {
    const now = clock()
    const user = await pendingLogIn(tx, secret, now)
    if (!user) return null
    const { codesSince } = await readFactors(tx, user.id)
    const asked = { tenantId: tenant.id, userId: user.id, host, now }
    return { app: codesSince !== null, passkey: await assertionOptions(tx, asked) }
  })
}

/**
 * Checks the second factor of a log-in and opens the session. The attempt is counted before it is looked at, as that of a
 * password is.
 */
export async function takeSecondStep(
  parts: AppContext,
  tenant: Tenant,
  secret: string,
  given: SecondFactor,
  from: StepRequest,
): Promise<StepAnswer> {
  const { database, clock, tokens } = parts
  const now = clock()
  const counted = await database.within(scopeOf(tenant), async (tx) => {
    const user = await pendingLogIn(tx, secret, now)
    if (!user) return null
    const known = tokens.isKnownDevice(from.device, user.id) ? user.id : null
    const keys = keysOf(counterName(user.id), from.address, known)
    return { user, keys, wait: await countAttempt(tx, tenant.id, keys, now) }
  })
  if (!counted) return { failed: 'login_expired' }
  const { user, keys, wait } = counted
  if (wait > 0) return { wait }
  return database.within(scopeOf(tenant), async (tx) => {
    const auditor = auditorOf(tx, parts, tenant, from, user)
    const by = await spendFactor(tx, parts, { tenantId: tenant.id, userId: user.id }, given, from)
    if (!by) {
      const after = { address: from.address, by: 'code' in given ? 'code' : 'passkey' }
      await audit(auditor, { action: 'second-factor.refused', target: user.username, after })
      return { failed: 'second_factor_failed' }
    }
    if (!(await takeProof(tx, secret, { kind: 'log-in', userId: user.id }, now)))
      return { failed: 'login_expired' }
    await forgetGood(tx, keys)
    if (by === 'recovery') {
      const { recoveryCodesLeft: left } = await readFactors(tx, user.id)
      const after = { address: from.address, left }
      await audit(auditor, { action: 'second-factor.recovery-used', target: user.username, after })
    }
    return openFor(auditor, parts, user, from, by)
  })
}

async function spendFactor(
  tx: Tx,
  { tokens, clock }: AppContext,
  owner: { tenantId: string; userId: number },
  given: SecondFactor,
  { host }: StepRequest,
): Promise<'app' | 'recovery' | 'passkey' | null> {
  if ('code' in given) return spendCode(tx, tokens, owner, given.code, clock())
  const asked = { userId: owner.userId, host, now: clock() }
  return (await spendAssertion(tx, asked, given.passkey)) === null ? null : 'passkey'
}

/** Asks a browser for a passkey of anyone, in place of a name and a password. */
export const passkeyLogInOptions = (
  { database, clock }: AppContext,
  tenant: Tenant,
  host: string,
) =>
  database.within(scopeOf(tenant), (tx) =>
    assertionOptions(tx, { tenantId: tenant.id, userId: null, host, now: clock() }),
  )

/** Logs in with a passkey alone: the device has verified its owner, which makes it two factors in one. */
export async function logInByPasskey(
  parts: AppContext,
  tenant: Tenant,
  passkey: unknown,
  from: StepRequest,
): Promise<StepAnswer> {
  const { database, clock } = parts
  const now = clock()
  const keys = [{ key: `address:${from.address}`, free: 50 }]
  const wait = await database.within(scopeOf(tenant), (tx) =>
    countAttempt(tx, tenant.id, keys, now),
  )
  if (wait > 0) return { wait }
  return database.within(scopeOf(tenant), async (tx) => {
    const userId = await spendAssertion(tx, { userId: null, host: from.host, now }, passkey)
    const [user] = await tx.query<{ id: number }>(
      'SELECT id FROM app_user WHERE id = $1 AND active',
      [userId],
    )
    const auditor = auditorOf(tx, parts, tenant, from, user)
    if (!user) {
      const after = { address: from.address, by: 'passkey' }
      await audit(auditor, { action: 'session.refused', after })
      return { failed: 'second_factor_failed' }
    }
    await forgetGood(tx, keys)
    if (!(await mayUsePassword(tx, user.id))) {
      const after = { address: from.address, by: 'passkey', reason: 'password_off' }
      await audit(auditor, { action: 'session.refused', after })
      return { failed: 'password_off' }
    }
    return openFor(auditor, parts, user, from, 'passkey')
  })
}
