import type { PendingLogout } from '../pending-logout.ts'
import { tokenCustomer, tokenOwner } from '../sync/token-owner.ts'

/** Storage of the request token: in memory, never on the disk. */
export interface TokenStore {
  get(): string | null
  set(token: string | null): void
}

/** Outcome of a token renewal. `unreachable` says nothing about the session. */
export type Renewal = 'renewed' | 'lost' | 'unreachable'

/** Why a session is over for this page: refused to be renewed (or now another person's), refused outright, or being worked on. */
export type SessionLoss = 'expired' | 'forbidden' | 'maintenance'

/** A session's token and its renewal: what the GraphQL client, REST requests and the worker share. */
export interface Session {
  token: TokenStore
  /** Renews once for all who ask at the same time. Never rejects. */
  renewToken(): Promise<Renewal>
}

interface SessionDeps {
  fetch: typeof fetch
  token: TokenStore
  /** Lets one tab renew at a time, where the browser can. */
  exclusive(work: () => Promise<Renewal>): Promise<Renewal>
  /** A log-out that the server has not heard of comes before any renewal: its cookie is still good. */
  deliverLogOut(): Promise<PendingLogout>
  /**
   * Called when another tab has signed in another person or chosen another customer: this page no longer shows the
   * session's data.
   */
  onOther(): void
}

/** A line may be there and carry nothing. In ms. */
const longestRenewal = 8_000

/** Creates the session of a page or a worker. */
export function createSession({
  fetch,
  token,
  exclusive,
  deliverLogOut,
  onOther,
}: SessionDeps): Session {
  let renewal: Promise<Renewal> | null = null

  async function renew(): Promise<Renewal> {
    try {
      const owed = await deliverLogOut()
      if (owed !== 'none') return owed === 'delivered' ? 'lost' : 'unreachable'
      const answer = await fetch('/refresh-token', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        // Every other question of this browser waits for it.
        signal: AbortSignal.timeout(longestRenewal),
      })
      // Only a clear no ends a session; a server in trouble says nothing about it.
      if (!answer.ok) return answer.status === 401 || answer.status === 403 ? 'lost' : 'unreachable'
      const { requestToken } = (await answer.json()) as { requestToken: string }
      const before = token.get()
      const sameOwner = before === null || tokenOwner(before) === tokenOwner(requestToken)
      if (before !== null && (!sameOwner || tokenCustomer(before) !== tokenCustomer(requestToken)))
        onOther()
      // Another person has signed in in another tab: this page's requests must not run in their name.
      if (!sameOwner) return 'lost'
      token.set(requestToken)
      return 'renewed'
    } catch {
      return 'unreachable'
    }
  }

  return {
    token,
    renewToken() {
      renewal ??= exclusive(renew).finally(() => {
        renewal = null
      })
      return renewal
    },
  }
}
