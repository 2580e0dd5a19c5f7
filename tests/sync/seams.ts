import { createAuthorisedFetch } from '#offline/session/authorised-fetch.ts'
import { createSession } from '#offline/session/session-renewal.ts'
import type { bookView } from '#offline/cart/book-view.ts'
import type { cartView } from '#offline/cart/cart-view.ts'
import type { createCheckout, openAttempt } from '#offline/checkout/checkout-attempt.ts'
import type { FlushSteps } from '#offline/sync/flush.ts'
import type { createFastOrderStore } from '#offline/drafts/fast-order-draft.ts'
import type { Device } from '#offline/device.ts'
import type { sendMany } from '#offline/sync/send-many.ts'
import type { createPendingChanges } from '#offline/sync/cancel.ts'

/** Fetch and renewal of a page or worker, as the product makes them. */
export function authorise(deps: Parameters<typeof createSession>[0]) {
  const session = createSession(deps)
  return { fetch: createAuthorisedFetch(deps.fetch, session), renewToken: session.renewToken }
}

/** Places where a test can put a faulty part for the product's. */
export interface Seams {
  steps?: Partial<FlushSteps>
  cartView?: typeof cartView
  bookView?: typeof bookView
  openAttempt?: typeof openAttempt
  authorise?: typeof authorise
  tokenUser?: (userId: string) => () => string | null
  checkout?: typeof createCheckout
  sendMany?: typeof sendMany
  fastOrder?: typeof createFastOrderStore
  waiting?: typeof createPendingChanges
  /** Whether a file has come, as the device believes. */
  isFileHere?: (id: string) => boolean
  noTriggers?: boolean
  /** Runs before a sign-out. */
  beforeSignOut?: (device: Device, userId: string, customerKey: string) => Promise<void>
  /** Takes a failed write for a success. */
  swallowNotSaved?: boolean
}
