import type { createAuthorisedFetch } from '#offline/authorised-fetch.ts'
import type { bookView } from '#offline/book-view.ts'
import type { cartView } from '#offline/cart-view.ts'
import type { createCheckout, openAttempt } from '#offline/checkout-attempt.ts'
import type { FlushSteps } from '#offline/flush.ts'
import type { createFastOrderStore } from '#offline/fast-order-draft.ts'
import type { Device } from '#offline/outbox.ts'
import type { sendMany } from '#offline/send-many.ts'
import type { createWaiting } from '#offline/withdraw.ts'
import type { turnWish } from './wishes.ts'

/** Where a test may put a faulty part in place of the product's. */
export interface Seams {
  steps?: Partial<FlushSteps>
  cartView?: typeof cartView
  bookView?: typeof bookView
  openAttempt?: typeof openAttempt
  authorise?: typeof createAuthorisedFetch
  tokenUser?: (userId: string) => () => string | null
  checkout?: typeof createCheckout
  sendMany?: typeof sendMany
  fastOrder?: typeof createFastOrderStore
  waiting?: typeof createWaiting
  wish?: typeof turnWish
  noTriggers?: boolean
  /** Runs before a sign-out. */
  beforeSignOut?: (device: Device, userId: string, customerKey: string) => Promise<void>
  /** Takes a failed write for a success. */
  swallowNotSaved?: boolean
}
