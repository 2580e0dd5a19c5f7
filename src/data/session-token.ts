import {
  createAuthorisedFetch,
  type SessionLoss,
  type TokenStore,
} from '#offline/sync/authorised-fetch.ts'
import { sendPendingLogout } from '#offline/pending-logout.ts'
import { portalFetch } from '#offline/portal-fetch.ts'

export type { SessionLoss, TokenStore }

let token: string | null = null
let toldOther = () => {}
const finders = new Set<() => void>()
const listeners = new Set<(why: SessionLoss) => void>()

/** The request token of this page. It lives in memory only: a reload asks for a new one with the cookie. */
export const sessionToken: TokenStore = {
  get: () => token,
  set: (next) => {
    token = next
    if (next !== null) for (const listener of finders) listener()
  },
}

/** Told when the session is over; the listener decides what the page does. Answers how to stop listening. */
export function onSessionLost(listener: (why: SessionLoss) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Told when another tab has made the session another person's or another customer's. */
export function onSessionOther(listener: () => void): void {
  toldOther = listener
}

/** Calls whenever the server has given this page a token: its session is good. Returns how to stop. */
export function onSessionFound(listener: () => void): () => void {
  finders.add(listener)
  return () => finders.delete(listener)
}

export const { authorisedFetch, silentFetch, renewToken } = createAuthorisedFetch({
  fetch: portalFetch,
  token: sessionToken,
  exclusive: (work) => navigator.locks?.request('pannier-refresh', work) ?? work(),
  deliverLogOut: () => sendPendingLogout(portalFetch),
  onOther: () => toldOther(),
  onLost: (why) => listeners.forEach((listener) => listener(why)),
})
