import { makeOperation, type Exchange, type Operation } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { onceMore, reportLoss, withToken } from '#offline/session/authorised-fetch.ts'
import type { Session, SessionLoss } from '#offline/session/session-renewal.ts'

export interface ClientSession extends Session {
  /** Told when the session is over. */
  onLost(why: SessionLoss): void
}

const isPublic = ({ context: { url } }: Operation) => url.startsWith('/public/')

/**
 * Gives the client's requests the session's token. A 401 is tried once more with the token as it is then; after a second
 * one the token is renewed once for all that wait, and each is tried a last time. Public questions go without a token.
 * @param fetch the portal's own, or that with a progress bar around it
 */
export function sessionExchange(
  { token, renewToken, onLost }: ClientSession,
  fetch: typeof globalThis.fetch,
): Exchange {
  const first = reportLoss(onceMore(withToken(fetch, token)), onLost)
  const last = reportLoss(fetch, onLost, { last: true })
  return authExchange(({ appendHeaders }) =>
    Promise.resolve({
      addAuthToOperation(operation) {
        const bearer = token.get()
        if (!bearer || isPublic(operation)) return operation
        const authorised = appendHeaders(operation, { authorization: `Bearer ${bearer}` })
        return makeOperation(authorised.kind, authorised, {
          ...authorised.context,
          fetch: operation.context.authAttempt ? last : first,
        })
      },
      willAuthError: (operation) => !token.get() && !isPublic(operation),
      didAuthError: ({ response }, operation) =>
        (response as Response | undefined)?.status === 401 && !isPublic(operation),
      async refreshAuth() {
        const renewal = await renewToken()
        if (renewal === 'lost') onLost('expired')
        if (renewal !== 'renewed') throw new TypeError('Failed to fetch')
      },
    }),
  )
}
