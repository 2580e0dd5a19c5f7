import { createAuthorisedFetch, reportLoss } from '#offline/session/authorised-fetch.ts'
import {
  createSession,
  type SessionLoss,
  type TokenStore,
} from '#offline/session/session-renewal.ts'
import { sendPendingLogout } from '#offline/pending-logout.ts'
import { portalFetch } from '#offline/portal-fetch.ts'
import { ownName } from '#offline/base-path.ts'

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

const session = createSession({
  fetch: portalFetch,
  token: sessionToken,
  exclusive: (work) => navigator.locks?.request(ownName('pannier-refresh'), work) ?? work(),
  deliverLogOut: () => sendPendingLogout(portalFetch),
  onOther: () => toldOther(),
})
const onLost = (why: SessionLoss) => listeners.forEach((listener) => listener(why))

export const { renewToken } = session

/** This page's session, for GraphQL clients. */
export const clientSession = { ...session, onLost }

/** Asks over REST for work behind the screen: a lost session is in the answer and nowhere else. @throws TypeError without a network */
export const silentFetch = createAuthorisedFetch(portalFetch, session)

/** Asks over REST for what a person waits for: a lost session is told. @throws TypeError without a network */
export const authorisedFetch = reportLoss(silentFetch, onLost, { last: true })
