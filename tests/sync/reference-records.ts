import type { CartState } from '#domain/cart/cart.ts'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import type { CartsState, NamedCart } from '#domain/cart/carts.ts'
import type { SnapshotLine, IntentResult } from '#offline/cart/cart-answer.ts'
import type { CheckoutAnswer } from '#domain/ordering/checkout-answer.ts'
import type { CheckoutVariables } from './sync-server.ts'

export interface StoredResult {
  mutationId: string
  result: IntentResult
}
/** The intents of one device and person that have results. */
export interface Stream {
  last: number
  results: Map<number, StoredResult>
}
export interface Customer {
  state: CartsState
  generations: Map<string, number>
}
export interface Attempt {
  request: string
  orders: CheckoutAnswer['orders']
}

/** An intent that was applied or refused, in the order of the server. */
export interface LogEntry {
  mutationId: string
  userId: string
  customerKey: string
  result: IntentResult
}

/** A cart or the list of them at a moment of the server's own clock, and what of the log it holds. */
export interface Moment {
  state: CartState
  book: readonly NamedCart[]
  log: number
}

/** A change of a customer's carts in the order of the server: an intent, or an order of one of them. */
export type Deed = { customerKey: string } & (
  | { intent: CartIntent; mutationId: string; userId: string }
  | { ordered: string; mutationId: string | null }
)

/** An order as the server stored it, and as its buyer saw it. */
export interface Bargain {
  orderNo: string
  lines: SnapshotLine[]
  seen: CheckoutVariables['products']
}
