import type { MachineOperation } from '../operations.ts'
import type { ProblemCode } from '../problem.ts'

/** Problems that an operation can answer with, by what it takes; those of its own rules come with `refuses`. */
export function errorsOf(one: MachineOperation): ProblemCode[] {
  const { scope, params, query, body, file, streamed, method, refuses = [] } = one
  const sends = Boolean(body || file || streamed)
  return [
    ...(query || body ? (['bad_input'] as const) : []),
    'key_missing',
    'key_unknown',
    'key_revoked',
    'key_expired',
    ...(scope ? (['scope_missing'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(sends ? (['too_large', 'unsupported_type'] as const) : []),
    ...(method === 'POST' ? (['key_reused'] as const) : []),
    ...refuses,
    'too_many',
    'unavailable',
  ]
}
