import {
  createAuthorisedFetch,
  type SessionLoss,
  type TokenStore,
} from '#offline/sync/authorised-fetch.ts'
import { sendPendingLogout } from '#offline/pending-logout.ts'

export type { SessionLoss, TokenStore }

let token: string | null = null
let toldOther = () => {}
const listeners = new Set<(why: SessionLoss) => void>()

/** The request token of this page. It lives in memory only: a reload asks for a new one with the cookie. */
export const sessionToken: TokenStore = {
  get: () => token,
  set: (next) => {
    token = next
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

export const { authorisedFetch, silentFetch, renewToken } = createAuthorisedFetch({
  fetch: (input, init) => fetch(input, init),
  token: sessionToken,
  exclusive: (work) => navigator.locks?.request('pannier-refresh', work) ?? work(),
  deliverLogOut: () => sendPendingLogout(fetch),
  onOther: () => toldOther(),
  onLost: (why) => listeners.forEach((listener) => listener(why)),
})
