import type { Answered } from '../support/answered.ts'

/** Records that operations are called with: of the user's own customer, of another one, of another tenant. */
export interface Things {
  /** Id of the person who asks; a download schedule of theirs has the same, and a file's id ends with it. */
  person: string
  namedCart: string
  customer: string
  orderNo: string
  attemptKey: string
  quote: string
  visit: string
  claim: string
  /** A payment request's number and id. */
  payment: string
  paymentId: string
  slug: string
  article: string
}

export interface Operation {
  document: string
  variables?: (things: Things) => Record<string, unknown>
  /** Something of the other customer or tenant that must not be in the answer, and what it must be instead. */
  hidden?: (data: Answered) => unknown
}
