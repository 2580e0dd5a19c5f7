import { clearFacts, readFact, writeFact } from './device-facts.ts'

/** Set while a log-out has not reached the server: until then its cookie would bring the session back. */
const owedFact = 'log-out-owed'

/** Notes that this browser's session is over, before the server can be told. */
export const storePendingLogout = (): Promise<void> => writeFact(owedFact, true)

/** Somebody has signed in: the session that was owed an end is replaced. */
export const forgetPendingLogout = (): Promise<void> => clearFacts(owedFact)

/** What became of a log-out that was owed: there was none, the server knows now, or it is still owed. */
export type PendingLogout = 'none' | 'delivered' | 'owed'

/** Tells the server of a log-out that it has not heard of. Page and worker ask before they renew a session. Never throws. */
export async function sendPendingLogout(
  send: typeof fetch,
  bearer?: string | null,
): Promise<PendingLogout> {
  if (!(await readFact(owedFact))) return 'none'
  const headers: HeadersInit = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const ended = await send('/logout', { method: 'POST', headers, keepalive: true }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!ended) return 'owed'
  await clearFacts(owedFact)
  return 'delivered'
}
