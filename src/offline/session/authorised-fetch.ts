import type { Session, SessionLoss, TokenStore } from './session-renewal.ts'

/** Adds the session's token, as it is now, to every request. */
export const withToken =
  (fetch: typeof globalThis.fetch, token: TokenStore): typeof globalThis.fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers)
    const bearer = token.get()
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    return fetch(input, { ...init, headers })
  }

/** Tries a 401 once more: a neighbouring request may have renewed the token meanwhile. @param send adds the token */
export const onceMore =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    return answer.status === 401 ? send(input, init) : answer
  }

const isMaintenance = async (answer: Response) =>
  answer.status === 500 &&
  (
    (await answer
      .clone()
      .json()
      .catch(() => null)) as { status?: string } | null
  )?.status === 'maintenance'

/**
 * Tells what an answer says about the session: 403 and maintenance end it.
 * @param last a 401 ends it too, because nothing tries again
 */
export const reportLoss =
  (send: typeof fetch, onLost: (why: SessionLoss) => void, { last = false } = {}): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    if (last && answer.status === 401) onLost('expired')
    if (answer.status === 403) onLost('forbidden')
    if (await isMaintenance(answer)) onLost('maintenance')
    return answer
  }

/**
 * `fetch` with the session's token, for REST and for the worker. A 401 is tried once more, then the token is renewed and the
 * request tried a last time. A lost session is in the answer and nowhere else: `reportLoss` tells a page.
 * @throws TypeError without a network
 */
export function createAuthorisedFetch(
  fetch: typeof globalThis.fetch,
  { token, renewToken }: Session,
): typeof globalThis.fetch {
  const send = withToken(fetch, token)
  const first = onceMore(send)
  return async (input, init) => {
    if (!token.get()) await renewToken()
    const answer = await first(input, init)
    if (answer.status !== 401) return answer
    const renewed = await renewToken()
    if (renewed === 'unreachable') throw new TypeError('Failed to fetch')
    return renewed === 'renewed' ? send(input, init) : answer
  }
}
