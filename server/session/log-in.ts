import { type Auditor, audit } from '../audit.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { awaitProof } from '../modules/second-factor/pending-proofs.ts'
import type { Tenant } from '../tenants.ts'
import { type AttemptKey, countAttempt, forgetAttempts, takeBackAttempt } from './login-delay.ts'
import { isPasswordRight } from './password.ts'
import { mayUsePassword } from '../modules/identity-provider/password-use.ts'
import { type NewSession, openSession, revokePresented } from './sessions.ts'

/** Failures without a wait: of an account from one address or known browser, of an account from everywhere, and of names from one address. */
const free = { pair: 5, account: 20, address: 50 }

export interface LogInRequest {
  address: string
  userAgent: string | undefined
  /** Secret of a browser that has been used to log in before. */
  device: string | undefined
  /** The session that this browser has so far. */
  former: { sessionId: string; binding: string | undefined } | null
  requestId: string
}
interface Candidate {
  id: number
  /** A password that an operator gave. */
  is_first: boolean
  has_second_factor: boolean
  password_hash: string | null
}

/** The session of a log-in, with the secret by which its browser is known from then on. */
export type LoggedIn = NewSession & { device: string }

/**
 * Names the counters of an attempt. Failures of one account do not make others wait at the same address, and failures from
 * elsewhere do not make a browser wait that the account has logged in on before.
 */
export function keysOf(name: string, address: string, knownAs: number | null): AttemptKey[] {
  if (knownAs !== null) return [{ key: `pair:${name} device ${knownAs}`, free: free.pair }]
  return [
    { key: `pair:${name} ${address}`, free: free.pair },
    { key: `user:${name}`, free: free.account },
    { key: `address:${address}`, free: free.address },
  ]
}

const shared = (key: string) => key.startsWith('address:')

/** Makes the counters of an attempt clean that was good; those that others share lose this attempt alone. */
export async function forgetGood(tx: Tx, keys: readonly AttemptKey[]): Promise<void> {
  const names = keys.map(({ key }) => key)
  await forgetAttempts(
    tx,
    names.filter((key) => !shared(key)),
  )
  await takeBackAttempt(tx, names.filter(shared))
}

/**
 * Checks a name and password and opens a session. A wrong name and a wrong password answer the same, in the same time;
 * who fails often waits longer, and is never locked out. The attempt is counted before the password is looked at.
 * @returns the session; `secondStep`: the secret of the log-in that waits for a second factor; `wait` in seconds; or `failed`, the same for all who fail
 */
export async function logIn(
  parts: AppContext,
  tenant: Tenant,
  { username, password }: { username: string; password: string },
  from: LogInRequest,
): Promise<
  LoggedIn | { secondStep: string } | { wait: number } | { failed: 'login_failed' | 'password_off' }
> {
  const { database, clock, tokens } = parts
  const now = clock()
  const name = username.trim().toLowerCase()
  const scope = { tenantId: tenant.id, user: 'any', customers: 'all' } as const
  const { wait, user, keys } = await database.within(scope, async (tx) => {
    const found = await candidateOf(tx, name)
    const known = found && tokens.isKnownDevice(from.device, found.id) ? found.id : null
    const counters = keysOf(name, from.address, known)
    return { wait: await countAttempt(tx, tenant.id, counters, now), user: found, keys: counters }
  })
  if (wait > 0) return { wait }
  // Outside a transaction: the hash takes time on purpose, and the embedded database has one connection.
  const fits = await isPasswordRight(user?.password_hash, password)
  return database.within(scope, async (tx) => {
    const auditor = auditorOf(tx, parts, tenant, from, user)
    const isRight = fits && user !== undefined
    const isOff = isRight && !(await mayUsePassword(tx, user.id))
    if (!isRight || isOff || (user.is_first && !(await spendFirstPassword(tx, user, now)))) {
      // A name without an account is not kept: it may be a password typed into the wrong field.
      await audit(auditor, {
        action: 'session.refused',
        ...(user && { target: name }),
        after: { address: from.address, ...(isOff && { reason: 'password_off' }) },
      })
      return { failed: tenant.config.passwordLogin ? 'login_failed' : 'password_off' }
    }
    await forgetGood(tx, keys)
    if (user.has_second_factor) {
      const waiting = { kind: 'log-in', userId: user.id } as const
      return { secondStep: await awaitProof(tx, tenant.id, waiting, now) }
    }
    return openFor(auditor, parts, user, from)
  })
}

/** Opens the session of a person who has shown everything that was asked for. @param by the second factor, or who has checked the person */
export async function openFor(
  auditor: Auditor,
  { tokens }: AppContext,
  { id }: { id: number },
  from: LogInRequest,
  by?: string,
): Promise<LoggedIn> {
  const { tx, tenant, clock } = auditor
  if (from.former) await revokePresented(tx, from.former, clock())
  const opened = await openSession(tx, tokens, { id, tenantId: tenant.id }, from, clock())
  await tx.query('UPDATE app_user SET last_login_at = $2 WHERE id = $1', [id, clock()])
  await audit(auditor, {
    action: 'session.opened',
    target: opened.sessionId,
    after: { address: from.address, ...(by && { by }) },
  })
  return { ...opened, device: tokens.deviceSecret(id) }
}

async function candidateOf(tx: Tx, name: string): Promise<Candidate | undefined> {
  const [found] = await tx.query<Candidate>(
    'SELECT id, first_password_until IS NOT NULL AS is_first, second_factor_since IS NOT NULL AS has_second_factor, password_hash FROM app_user WHERE lower(username) = $1 AND active',
    [name],
  )
  return found
}

/** Uses up a first password. @returns false when it is spent or too old */
async function spendFirstPassword(tx: Tx, { id }: Candidate, now: Date): Promise<boolean> {
  const spent = await tx.query(
    // Not to this moment: a request that came a little earlier would find it good still.
    "UPDATE app_user SET first_password_until = 'epoch' WHERE id = $1 AND first_password_until > $2 RETURNING id",
    [id, now],
  )
  return spent.length > 0
}

/** Returns the author of a log-in's entry in the audit log: the person, where there is one. */
export const auditorOf = (
  tx: Tx,
  { clock }: AppContext,
  tenant: Tenant,
  { requestId }: LogInRequest,
  user: { id: number } | undefined,
): Auditor => ({ tx, tenant, clock, user: user ?? null, customer: null, requestId })
