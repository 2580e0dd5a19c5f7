import type { createStore } from 'jotai'
import { authorisedFetch, renewToken, sessionToken } from '#data/session-token.ts'
import type { AuthUser, CustomerCode } from '#domain/account/session.ts'
import { clearFacts, readFact, writeFact } from '#offline/device-facts.ts'
import {
  sendPendingLogout,
  forgetPendingLogout,
  storePendingLogout,
} from '#offline/pending-logout.ts'
import { portalFetch } from '#offline/portal-fetch.ts'
import { isMaintenanceAnswer } from './host-config.ts'
import { sessionEndAtom, sessionExpiredAtom, userAtom, type SessionEnd } from './session-atoms.ts'
import { broadcastToTabs } from './session-channel.ts'

type Store = ReturnType<typeof createStore>

export type LoginResult =
  | { ok: true; user: AuthUser }
  | { ok: false; reason: 'login_failed' | 'password_off' | 'maintenance' | 'unreachable' }
  /** The password was right; the browser holds a cookie by which the second step is taken. */
  | { ok: false; reason: 'second_factor' }
  /** Of the second step: begin again with the password, or try another code. */
  | { ok: false; reason: 'login_expired' | 'second_factor_failed' }
  | { ok: false; reason: 'too_many_attempts'; retryAfter: number }

const userFact = 'user'

/** Sessions that ended on this page. Who was asked for before one ended must not come back by an answer after it. */
let ended = 0

/** Asks the server who is signed in now, for the page that is loaded next: this one stays as it is. @throws Error when the server does not say, or the session has ended meanwhile */
export async function refreshUser(): Promise<AuthUser> {
  const asked = ended
  const answer = await authorisedFetch('/user')
  if (!answer.ok) throw new Error(`user: HTTP ${answer.status}`)
  const user = (await answer.json()) as AuthUser
  if (ended === asked) await writeFact(userFact, user)
  if (ended !== asked) throw new Error('user: the session ended meanwhile')
  return user
}

/** Asks the server who is signed in now, and works for that person from now on. @throws Error as refreshUser does */
export async function loadUser(store: Store): Promise<AuthUser> {
  const user = await refreshUser()
  store.set(userAtom, user)
  return user
}

/** Callbacks for when the server contradicts what the device remembered. */
export interface ReconnectCallbacks {
  /** The server has another user or customer for this session. */
  superseded: () => void
  /** The server knows no session; the screen stays until the person decides. */
  lost: () => void
}

/** The remembered user is shown at once; the server's word follows and wins. */
async function verify(store: Store, remembered: AuthUser, then: ReconnectCallbacks): Promise<void> {
  const renewal = await renewToken()
  // The session changed while the server was answering.
  if (store.get(userAtom) !== remembered) return
  if (renewal === 'lost') return then.lost()
  if (renewal === 'unreachable') return
  const user = await loadUser(store).catch(() => remembered)
  // Everything on screen belongs to another person or customer.
  if (user.id !== remembered.id || user.customerData?.id !== remembered.customerData?.id)
    then.superseded()
}

/** The server writes its login form only where no session's cookie came with the request: asking again would be in vain. */
export const isSignedOutOnServer = () =>
  document.querySelector('form[action$="/login/form"]') !== null

/** Brings back the session of the last visit: from this device at once, else from the server by its cookie. */
export async function restoreSession(store: Store, then: ReconnectCallbacks): Promise<void> {
  if ((await sendPendingLogout(portalFetch)) === 'owed') return
  const remembered = await readFact<AuthUser>(userFact)
  if (remembered) {
    store.set(userAtom, remembered)
    void verify(store, remembered, then)
  } else if (!isSignedOutOnServer() && (await renewToken()) === 'renewed') {
    await loadUser(store).catch(() => undefined)
  }
}

/** Makes a customer the session's: a new session of a person with several customers has none, and a view chooses by this way alone. */
export async function chooseCustomer({
  r3,
  isr,
}: Pick<CustomerCode, 'r3' | 'isr'>): Promise<boolean> {
  const code = new URLSearchParams({ r3, ...(isr && { isr }) })
  const answer = await authorisedFetch(`/change-cust?${code}`, { method: 'POST' })
  if (answer.ok) sessionToken.set(((await answer.json()) as { requestToken: string }).requestToken)
  return answer.ok
}

/**
 * Signs in. One answer for an unknown name and a wrong password.
 * @param customer whom to go on working for
 */
export const logIn = (
  store: Store,
  username: string,
  password: string,
  customer?: CustomerCode,
): Promise<LoginResult> => takeLogInStep(store, '/login', { username, password }, customer)

/** Sends one step of a log-in, and works for the person from now on when it was the last one. */
export async function takeLogInStep(
  store: Store,
  path: string,
  step: object,
  customer?: CustomerCode,
): Promise<LoginResult> {
  try {
    const answer = await portalFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(step),
    })
    if (await isMaintenanceAnswer(answer)) return { ok: false, reason: 'maintenance' }
    if (answer.status === 429) {
      const { retryAfter = 60 } = (await answer.json().catch(() => ({}))) as { retryAfter?: number }
      return { ok: false, reason: 'too_many_attempts', retryAfter }
    }
    if (answer.status === 401)
      return { ok: false, reason: ((await answer.json()) as { code: 'login_failed' }).code }
    if (!answer.ok) return { ok: false, reason: 'unreachable' }
    const { requestToken } = (await answer.json()) as { requestToken?: string }
    if (!requestToken) return { ok: false, reason: 'second_factor' }
    sessionToken.set(requestToken)
    await forgetPendingLogout()
    if (customer) await chooseCustomer(customer)
    const user = await loadUser(store)
    store.set(sessionEndAtom, null)
    store.set(sessionExpiredAtom, false)
    broadcastToTabs({
      kind: 'signed-in',
      userId: user.id,
      customerKey: user.customerData?.custCode.r3 ?? null,
    })
    return { ok: true, user }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}

/** Forgets the session on this device; what was not yet sent stays. */
export async function endSession(store: Store, why: SessionEnd | null): Promise<void> {
  ended += 1
  sessionToken.set(null)
  // What ended it counts, not the refusals that follow from it.
  if (store.get(userAtom) || !store.get(sessionEndAtom)) store.set(sessionEndAtom, why)
  store.set(userAtom, null)
  store.set(sessionExpiredAtom, false)
  await forgetUser()
}

/** The device no longer knows who was signed in; the next start asks the server. */
export const forgetUser = () => clearFacts(userFact)

/** Ends the session here, in the other tabs and on the server; the server is told when the network is back. */
export async function logOut(store: Store, why: SessionEnd | null = null): Promise<void> {
  const bearer = sessionToken.get()
  const userId = store.get(userAtom)?.id
  await storePendingLogout()
  await endSession(store, why)
  if (userId) broadcastToTabs({ kind: 'signed-out', userId })
  await sendPendingLogout(portalFetch, bearer)
}
