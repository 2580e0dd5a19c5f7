import type { PendingLogout } from '../pending-logout.ts'
import { tokenCustomer, tokenOwner } from './token-owner.ts'

/** Storage of the request token: in memory, never on the disk. */
export interface TokenStore {
  get(): string | null
  set(token: string | null): void
}

/** Outcome of a token renewal. `unreachable` says nothing about the session. */
export type Renewal = 'renewed' | 'lost' | 'unreachable'

/** Why a session is over for this page: refused to be renewed (or now another person's), refused outright, or being worked on. */
export type SessionLoss = 'expired' | 'forbidden' | 'maintenance'

interface SilentFetchDeps {
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

export interface AuthorisedFetchDeps extends SilentFetchDeps {
  onLost(why: SessionLoss): void
}

interface QuietFetch {
  /** For work behind the screen: a lost session is in the answer and nowhere else. @throws TypeError without a network */
  silentFetch: typeof fetch
  renewToken(): Promise<Renewal>
}

export interface AuthorisedFetch extends QuietFetch {
  /** For what a person waits for: a lost session is told. @throws TypeError without a network */
  authorisedFetch: typeof fetch
}

const isMaintenance = async (answer: Response) =>
  answer.status === 500 &&
  (
    (await answer
      .clone()
      .json()
      .catch(() => null)) as { status?: string } | null
  )?.status === 'maintenance'

/** A line may be there and carry nothing. In ms. */
const longestRenewal = 8_000

/** `fetch` with the session's token, for page and worker. A 401 is tried once more, then the token is renewed and the request tried a last time. */
export function createSilentFetch({
  fetch,
  token,
  exclusive,
  deliverLogOut,
  onOther,
}: SilentFetchDeps): QuietFetch {
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

  const renewToken = () => {
    renewal ??= exclusive(renew).finally(() => {
      renewal = null
    })
    return renewal
  }

  const send = (input: RequestInfo | URL, init: RequestInit | undefined) => {
    const headers = new Headers(init?.headers)
    const bearer = token.get()
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    return fetch(input, { ...init, headers })
  }

  async function retried(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
  ): Promise<Response> {
    if (!token.get()) await renewToken()
    let answer = await send(input, init)
    // A neighbouring request may have renewed the token meanwhile.
    if (answer.status === 401) answer = await send(input, init)
    if (answer.status !== 401) return answer
    const renewed = await renewToken()
    if (renewed === 'unreachable') throw new TypeError('Failed to fetch')
    return renewed === 'renewed' ? send(input, init) : answer
  }

  return { renewToken, silentFetch: retried }
}

/** Creates the fetch of a page, which also reports what happened to the session. */
export function createAuthorisedFetch({ onLost, ...parts }: AuthorisedFetchDeps): AuthorisedFetch {
  const silent = createSilentFetch(parts)
  return {
    ...silent,
    async authorisedFetch(input, init) {
      const answer = await silent.silentFetch(input, init)
      if (answer.status === 401) onLost('expired')
      if (answer.status === 403) onLost('forbidden')
      if (await isMaintenance(answer)) onLost('maintenance')
      return answer
    },
  }
}
