import { createRequester } from '#offline/sync/graphql-request.ts'
import { createQuietFetch, type TokenStore } from '#offline/sync/authorised-fetch.ts'
import { deliverOwedLogOut } from '#offline/pending-logout.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'

let held: string | null = null
const token: TokenStore = {
  get: () => held,
  set: (next) => {
    held = next
  },
}

/** The page decides what a lost session means; here it only ends the work. */
const { quietFetch, renewToken } = createQuietFetch({
  fetch: (input, init) => fetch(input, init),
  token,
  exclusive: (work) => navigator.locks.request('pannier-refresh', work),
  deliverLogOut: () => deliverOwedLogOut(fetch),
  onOther: () => {},
})

/** Whose session this browser holds now; null: it cannot be read. @throws Error when there is none to be had */
export async function sessionUser(): Promise<string | null> {
  // It may have become another person's since the worker last woke: always by the cookie.
  token.set(null)
  if ((await renewToken()) !== 'renewed') throw new Error('no session to work with')
  return tokenOwner(token.get())
}

/** Asks in the name of that session. */
export const ask = createRequester({
  fetch: quietFetch,
  tokenUser: () => tokenOwner(token.get()),
  ready: async () => {},
  hashed: import.meta.env.PROD,
})

export { quietFetch }
