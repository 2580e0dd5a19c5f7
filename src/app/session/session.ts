import type { createStore } from 'jotai'
import { authorisedFetch, renewToken, sessionToken } from '#data/session-token.ts'
import type { AuthUser } from '#domain/session.ts'
import { clearFacts, readFact, writeFact } from '#offline/device-facts.ts'
import { saysMaintenance } from './host-config.ts'
import { sessionEndAtom, userAtom, type SessionEnd } from './session-atoms.ts'

type Store = ReturnType<typeof createStore>

export type LoginResult =
  | { ok: true; user: AuthUser }
  | { ok: false; reason: 'login_failed' | 'maintenance' | 'unreachable' }
  | { ok: false; reason: 'too_many_attempts'; retryAfter: number }

const userFact = 'user'
/** Set while a log-out has not reached the server: until then its cookie would bring the session back. */
const owedFact = 'log-out-owed'

async function fetchUser(): Promise<AuthUser> {
  const answer = await authorisedFetch('/user')
  if (!answer.ok) throw new Error(`user: HTTP ${answer.status}`)
  return (await answer.json()) as AuthUser
}

/** Asks the server who is signed in now, and remembers it. */
export async function takeUser(store: Store): Promise<AuthUser> {
  const user = await fetchUser()
  store.set(userAtom, user)
  await writeFact(userFact, user)
  return user
}

/** What the page does when the server contradicts what the device remembered. */
export interface SecondThoughts {
  /** It knows another user or customer. */
  superseded: () => void
  /** It knows no session at all; it has been ended here. */
  lost: () => void
}

/** The remembered user is shown at once; the server's word follows and wins. */
async function verify(store: Store, remembered: AuthUser, then: SecondThoughts): Promise<void> {
  const renewal = await renewToken()
  // Somebody has logged out, or in, while the server was thinking.
  if (store.get(userAtom) !== remembered) return
  if (renewal === 'lost') return endSession(store, { kind: 'expired' }).then(then.lost)
  if (renewal === 'unreachable') return
  const user = await takeUser(store).catch(() => remembered)
  // Everything on screen was asked for somebody else, or for another customer.
  if (user.id !== remembered.id || user.customerData?.id !== remembered.customerData?.id) then.superseded()
}

/** The server writes its login form only where no session's cookie came with the request: asking again would be in vain. */
const serverSaysNobody = () => document.querySelector('form[action="/login/form"]') !== null

/** Brings back the session of the last visit: from this device at once, else from the server by its cookie. */
export async function restoreSession(store: Store, then: SecondThoughts): Promise<void> {
  if ((await readFact(owedFact)) && !(await logOutThere())) return
  const remembered = await readFact<AuthUser>(userFact)
  if (remembered) {
    store.set(userAtom, remembered)
    void verify(store, remembered, then)
  } else if (!serverSaysNobody() && (await renewToken()) === 'renewed') {
    await takeUser(store).catch(() => undefined)
  }
}

/** Signs in. One answer for an unknown name and a wrong password. */
export async function logIn(store: Store, username: string, password: string): Promise<LoginResult> {
  let answer: Response
  try {
    const body = JSON.stringify({ username, password })
    answer = await fetch('/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (await saysMaintenance(answer)) return { ok: false, reason: 'maintenance' }
    if (answer.status === 429) {
      const { retryAfter = 60 } = (await answer.json().catch(() => ({}))) as { retryAfter?: number }
      return { ok: false, reason: 'too_many_attempts', retryAfter }
    }
    if (answer.status === 401) return { ok: false, reason: 'login_failed' }
    if (!answer.ok) return { ok: false, reason: 'unreachable' }
    sessionToken.set(((await answer.json()) as { requestToken: string }).requestToken)
    await clearFacts(owedFact)
    const user = await takeUser(store)
    store.set(sessionEndAtom, null)
    return { ok: true, user }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}

/** Forgets the session on this device; what was not yet sent stays. */
export async function endSession(store: Store, why: SessionEnd | null): Promise<void> {
  sessionToken.set(null)
  // What ended it counts, not the refusals that follow from it.
  if (store.get(userAtom) || !store.get(sessionEndAtom)) store.set(sessionEndAtom, why)
  store.set(userAtom, null)
  await clearFacts(userFact)
}

/** Ends the session on the server, or owes it until the network is back. */
async function logOutThere(bearer?: string | null): Promise<boolean> {
  await writeFact(owedFact, true)
  const headers: HeadersInit = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const ended = await fetch('/logout', { method: 'POST', headers, keepalive: true }).then(({ ok }) => ok, () => false)
  if (ended) await clearFacts(owedFact)
  return ended
}

/** Ends the session here and on the server. */
export async function logOut(store: Store, why: SessionEnd | null = null): Promise<void> {
  const bearer = sessionToken.get()
  await endSession(store, why)
  await logOutThere(bearer)
}
