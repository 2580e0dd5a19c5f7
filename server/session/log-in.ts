import type { AppContext } from '../context.ts'
import type { Tenant } from '../tenants.ts'
import { forgetFailures, recordFailure, waitFor } from './login-delay.ts'
import { isPasswordRight } from './password.ts'
import { type NewSession, openSession } from './sessions.ts'

/**
 * Checks a name and password and opens a session. A wrong name and a wrong password answer the same, in the same time;
 * who fails often waits longer, per account and per address, and is never locked out.
 * @returns the session, or `wait` in seconds, or `failed`
 */
export async function logIn(
  { database, clock, tokens }: AppContext,
  tenant: Tenant,
  { username, password }: { username: string; password: string },
  from: { address: string; userAgent: string | undefined },
): Promise<NewSession | { wait: number } | { failed: true }> {
  const now = clock()
  const name = username.trim().toLowerCase()
  const keys = [`user:${name}`, `address:${from.address}`]
  const scope = { tenantId: tenant.id, user: 'any', customers: 'all' } as const
  const { wait, user } = await database.within(scope, async (tx) => {
    const [found] = await tx.query<{ id: number; password_hash: string | null }>(
      'SELECT id, password_hash FROM app_user WHERE lower(username) = $1 AND active',
      [name],
    )
    return { wait: await waitFor(tx, keys, now), user: found }
  })
  if (wait > 0) return { wait }
  // Outside a transaction: the hash takes time on purpose, and the embedded database has one connection.
  const fits = await isPasswordRight(user?.password_hash, password)
  return database.within(scope, async (tx) => {
    if (!fits || !user) {
      await recordFailure(tx, tenant.id, keys, now)
      return { failed: true }
    }
    await forgetFailures(tx, keys[0]!)
    return openSession(tx, tokens, { id: user.id, tenantId: tenant.id }, from, now)
  })
}
