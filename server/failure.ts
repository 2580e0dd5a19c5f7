import { GraphQLError } from 'graphql'
import * as v from 'valibot'

/** Codes of unexpected failures; expected refusals are `userErrors` of the answer. */
export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NO_CUSTOMER'
  | 'CUSTOMER_LOST'
  | 'NOT_FOUND'
  | 'BAD_INPUT'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'TOO_LARGE'
  | 'VIEW_ONLY'
  | 'UNAVAILABLE'

const httpStatus: Partial<Record<FailureCode, number>> = { UNAUTHENTICATED: 401, UNAVAILABLE: 503 }

/** The HTTP status of a refusal over REST; the contract answers most of them with 200 and a code. */
export const restStatus: Record<FailureCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NO_CUSTOMER: 409,
  CUSTOMER_LOST: 409,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  TOO_LARGE: 413,
  VIEW_ONLY: 409,
  UNAVAILABLE: 503,
}

/** A coded failure to throw from a resolver; 401 and 503 are HTTP statuses too, because clients retry by them. */
export function failure(code: FailureCode, extensions: Record<string, unknown> = {}): GraphQLError {
  const status = httpStatus[code]
  return new GraphQLError(code, {
    extensions: { code, ...extensions, ...(status && { http: { status } }) },
  })
}

export interface UserError {
  field: string | null
  message: string
  code: string
  /** With `changed_meanwhile`: who saved last, and the revision that replaces it. */
  meanwhile?: { by: string | null; revision: string }
}

/** Builds one refusal at one field. */
export const userError = (
  code: string,
  field: string | null = null,
  message = code,
): UserError => ({ field, message, code })

/** Checks `input` by a rule of the domain; the refusals carry the rule's codes and the path of the field. */
export function check<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): { ok: true; value: v.InferOutput<S> } | { ok: false; errors: UserError[] } {
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, value: result.output }
  return {
    ok: false,
    errors: result.issues.map((issue) => userError(issue.message, v.getDotPath(issue))),
  }
}

/** True when the database, not the question, is the trouble: nothing was decided and the same may be sent again. */
export function isDatabaseTrouble(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  // Classes 08 connection, 25P03 and 55P03 time limits, 40 rollback, 53 resources, 57 operator intervention, 58 system; and
  // the socket's and the pool's own.
  return (
    /^((08|40|53|57|58)...|25P03|55P03)$/.test(code) ||
    /^E(CONN|PIPE|TIMEDOUT|HOST)/.test(code) ||
    /terminated|Connection|closed|timeout exceeded|read timeout/i.test(
      (error as Error)?.message ?? '',
    )
  )
}

/** True when the database undid a transaction because of another one: a deadlock (40P01), or no order in which both could have run (40001). */
export const isConflict = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String((error as { code?: unknown } | null)?.code ?? ''))

/** True when a value was one the database cannot hold (class 22: a NUL in a text, a number too large): the sender's mistake. */
export const isUnstorable = (error: unknown): boolean =>
  /^22...$/.test(String((error as { code?: unknown } | null)?.code ?? ''))
