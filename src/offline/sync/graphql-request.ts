import type { Trouble } from './flush.ts'
import { documentHash, type SyncDocument } from './sync-document.ts'

/** An answer's data, or why there is none. `refused`: the question itself, with the server's code. */
export type Answer<T> =
  | { ok: true; data: T }
  | { ok: false; why: Trouble | 'refused'; code?: string }

/** Asks the server one of this layer's documents in the name of a person. Never throws. */
export type Requester = <T>(
  userId: string,
  document: SyncDocument,
  variables: unknown,
) => Promise<Answer<T>>

export interface RequesterDeps {
  /** `fetch` with the session's token. */
  fetch(input: string, init: RequestInit): Promise<Response>
  /** User of the present token; null: none yet. */
  tokenUser(): string | null
  /** Asks for a token when there is none. */
  ready(): Promise<void>
  /** Send hashes only, as a production server wants it. */
  hashed: boolean
}

const longestWait = 30_000

const byStatus = (status: number): Trouble | null => {
  if (status === 401) return 'session'
  if (status === 403) return 'forbidden'
  return status >= 500 || status === 429 || status === 408 ? 'busy' : null
}

/** The person must do something else first; what waits is sent then. */
const firstOfAll = new Set(['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_REQUIRED'])

function byCode(code: string, understood: boolean): Trouble | 'refused' {
  if (code === 'UNAUTHENTICATED') return 'session'
  if (code === 'UNAVAILABLE') return 'busy'
  if (firstOfAll.has(code)) return 'forbidden'
  if (code === 'INTERNAL_SERVER_ERROR') return 'broken'
  return understood ? 'refused' : 'outdated'
}

interface Body<T> {
  data?: T | null
  /** `path` says that the question was understood and a resolver has failed. */
  errors?: { message: string; path?: unknown[]; extensions?: { code?: string } }[]
  status?: string
}

function read<T>(status: number, body: Body<T> | null): Answer<T> {
  if (status === 500 && body?.status === 'maintenance') return { ok: false, why: 'maintenance' }
  const [error] = body?.errors ?? []
  const code = error?.extensions?.code ?? ''
  const trouble = code === 'INTERNAL_SERVER_ERROR' ? 'broken' : byStatus(status)
  if (trouble) return { ok: false, why: trouble }
  // A hotel's network answers every address with a page of its own.
  if (!body || (!body.data && !body.errors)) return { ok: false, why: 'unreachable' }
  if (!error && body.data) return { ok: true, data: body.data }
  return { ok: false, why: byCode(code, Array.isArray(error?.path)), code }
}

/** Makes the one function that page and worker ask with. */
export function createRequester(parts: RequesterDeps): Requester {
  return async <T>(
    userId: string,
    document: SyncDocument,
    variables: unknown,
  ): Promise<Answer<T>> => {
    try {
      await parts.ready()
      const user = parts.tokenUser()
      if (user !== null && user !== userId) return { ok: false, why: 'other_user' }
      const { operationName, text } = document
      const extensions = {
        persistedQuery: { version: 1, sha256Hash: parts.hashed ? await documentHash(text) : '' },
      }
      const question = parts.hashed
        ? { operationName, variables, extensions }
        : { operationName, variables, query: text }
      const answer = await parts.fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
        },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(longestWait),
      })
      // The session may have become another person's while the token was renewed.
      if (parts.tokenUser() !== userId && parts.tokenUser() !== null)
        return { ok: false, why: 'other_user' }
      return read<T>(answer.status, (await answer.json().catch(() => null)) as Body<T> | null)
    } catch {
      // Each browser words it differently ("Load failed", "Failed to fetch"): whatever is thrown, nothing came back.
      return { ok: false, why: 'unreachable' }
    }
  }
}
