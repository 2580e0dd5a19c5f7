import { ownName } from '#offline/base-path.ts'
import { createRequester } from '#offline/sync/graphql-request.ts'
import { createAuthorisedFetch } from '#offline/session/authorised-fetch.ts'
import { createSession, type TokenStore } from '#offline/session/session-renewal.ts'
import { sendPendingLogout } from '#offline/pending-logout.ts'
import { portalFetch } from '#offline/portal-fetch.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'

let held: string | null = null
const token: TokenStore = {
  get: () => held,
  set: (next) => {
    held = next
  },
}

const session = createSession({
  fetch: portalFetch,
  token,
  exclusive: (work) => navigator.locks.request(ownName('pannier-refresh'), work),
  deliverLogOut: () => sendPendingLogout(portalFetch),
  onOther: () => {},
})

/** The page decides what a lost session means; here it only ends the work. */
export const silentFetch = createAuthorisedFetch(portalFetch, session)

/** Whose session this browser holds now; null: it cannot be read. @throws Error when there is none to be had */
export async function sessionUser(): Promise<string | null> {
  // The session may belong to another person since the worker last woke, so the cookie decides.
  token.set(null)
  if ((await session.renewToken()) !== 'renewed') throw new Error('no session to work with')
  return tokenOwner(token.get())
}

/** Asks in the name of that session. */
export const fetchWithSession = createRequester({
  fetch: silentFetch,
  tokenUser: () => tokenOwner(token.get()),
  ready: async () => {},
  hashed: import.meta.env.PROD,
})
