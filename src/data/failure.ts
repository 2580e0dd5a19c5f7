import type { CombinedError } from '@urql/core'

/**
 * Reason for a missing answer. `cancelled`: no longer wanted. `network`: no connection, try again. `forbidden`: no
 * permission, shown in place. `coded`: refused with a code. `unknown`: something broke; `requestId` finds it in the
 * log.
 */
export interface Failure {
  kind: 'cancelled' | 'network' | 'forbidden' | 'coded' | 'unknown'
  code: string
  /** Codes of wrong fields, by the argument's name. */
  fields: Record<string, string>
  requestId: string | null
  /** With `changed_meanwhile`: who saved last, and the revision that replaces it. */
  meanwhile?: Meanwhile | null | undefined
}

/** A save by someone else while this was edited. */
export interface Meanwhile {
  by?: string | null
  revision: string
}

const fieldsOf = (fields: unknown, field: unknown, message: string): Record<string, string> => {
  if (fields && typeof fields === 'object') return fields as Record<string, string>
  return typeof field === 'string' ? { [field]: message } : {}
}

/** Tells an error of the client from others, without its code: failures are said on the login page too. */
export const isClientError = (error: unknown): error is CombinedError =>
  error instanceof Error && error.name === 'CombinedError'

/** Sorts an error of the client into what a screen can do about it. */
export function failureOf(error: CombinedError | undefined): Failure {
  const [first] = error?.graphQLErrors ?? []
  const {
    code = '',
    fields,
    field,
    requestId,
  } = (first?.extensions ?? {}) as Record<string, unknown>
  const coded = {
    code: String(code),
    fields: fieldsOf(fields, field, String(code)),
    requestId: requestId ? String(requestId) : null,
  }
  if (error?.networkError?.name === 'AbortError')
    return { ...coded, kind: 'cancelled', code: 'CANCELLED' }
  // An answer that says no more than that the server failed: trying the line again would not help.
  if (!first && (error?.response as Response | undefined)?.status === 500)
    return { ...coded, kind: 'unknown', code: 'UNKNOWN' }
  if (!first || code === 'UNAVAILABLE') return { ...coded, kind: 'network', code: 'NETWORK' }
  if (code === 'FORBIDDEN') return { ...coded, kind: 'forbidden' }
  if (!code || code === 'INTERNAL_SERVER_ERROR')
    return { ...coded, kind: 'unknown', code: 'UNKNOWN' }
  return { ...coded, kind: 'coded' }
}
