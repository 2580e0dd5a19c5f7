/** Codes of problems with what they are called, by RFC 9457; docs/integrators.md lists them. */
export const problems = {
  key_missing: [401, 'No machine key was sent'],
  key_unknown: [401, 'This machine key does not exist'],
  key_revoked: [401, 'This machine key was revoked'],
  key_expired: [401, 'This machine key has expired'],
  scope_missing: [403, 'This machine key may not do this'],
  not_found: [404, 'Not found'],
  bad_input: [400, 'The request is wrong'],
  unsupported_type: [415, 'The body is of a type that is not taken here'],
  too_large: [413, 'The body is too large'],
  key_reused: [422, 'This Idempotency-Key was used for another request'],
  bad_file: [422, 'The file is no order that can be read'],
  order_refused: [422, 'Nothing was ordered'],
  change_refused: [422, 'This cannot be changed so'],
  no_sandbox: [409, 'This tenant is no sandbox'],
  wrong_offset: [409, 'The file is not that long yet, or longer'],
  import_started: [409, 'The import has been started'],
  too_many: [429, 'Too many requests'],
  unavailable: [503, 'Not available for the moment'],
  internal: [500, 'Something went wrong'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ProblemCode = keyof typeof problems

/** A wrong part of the input. `value`: what would be taken in its place, such as the largest quantity, where there is one. */
export interface ProblemPlace {
  at: string
  code: string
  value?: string
}

interface ProblemMore {
  detail?: string
  /** Seconds, for the header of the same name. */
  retryAfter?: number
  /** Wrong parts of the input, by place: `rows/3/price`. */
  errors?: readonly ProblemPlace[]
}

/** An answer of the machine API that is no success; thrown by its handlers. */
export class Problem extends Error {
  readonly statusCode: number
  readonly code: ProblemCode
  readonly more: ProblemMore
  constructor(code: ProblemCode, more: ProblemMore = {}) {
    super(problems[code][1])
    this.statusCode = problems[code][0]
    this.code = code
    this.more = more
  }
}

/** The body of a problem. */
export const problemBody = ({ code, more }: Problem, requestId: string) => ({
  type: `urn:pannier:problem:${code}`,
  title: problems[code][1],
  status: problems[code][0],
  code,
  ...(more.detail !== undefined && { detail: more.detail }),
  ...(more.errors && { errors: more.errors }),
  requestId,
})
