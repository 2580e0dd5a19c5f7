import { createAuthorisedFetch, type SessionLoss, type TokenStore } from '#offline/authorised-fetch.ts'

export type { SessionLoss, TokenStore }

let token: string | null = null
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

export const { authorisedFetch, quietFetch, renewToken } = createAuthorisedFetch({
  fetch: (input, init) => fetch(input, init),
  token: sessionToken,
  exclusive: (work) => navigator.locks?.request('pannier-refresh', work) ?? work(),
  onLost: (why) => listeners.forEach((listener) => listener(why)),
})
