import { clearFacts, readFact, writeFact } from './device-facts.ts'

/** Set while a log-out has not reached the server: until then its cookie would bring the session back. */
const owedFact = 'log-out-owed'

/** Notes that this browser's session is over, before the server can be told. */
export const storePendingLogout = (): Promise<void> => writeFact(owedFact, true)

/** True while a log-out has not reached the server: it still sends messages for the person. */
export const isLogoutPending = async (): Promise<boolean> =>
  (await readFact<boolean>(owedFact)) === true

/** Clears the pending log-out: a new sign-in has replaced that session. */
export const forgetPendingLogout = (): Promise<void> => clearFacts(owedFact)

/** Outcome of a pending log-out: there was none, the server has it now, or it is still pending. */
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
