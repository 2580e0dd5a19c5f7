import type { LineProblem } from '../article/article-block.ts'
import type { CheckoutForm } from './checkout.ts'
import type { Decimal } from './money.ts'

export interface PlacedOrder {
  order_no: string
  order_status: string
  sorg: string
  merchant: string
  currency: string
  total_order: Decimal
  createdAt: string
}

export interface CartDifference {
  kind: 'QUANTITY' | 'PRICE' | 'STOCK' | 'NOTE' | 'PROBLEM' | 'ADDED' | 'REMOVED'
  sorg: string
  article_code: string
  name: string
  oldQty: number | null
  newQty: number | null
  oldPrice: Decimal | null
  newPrice: Decimal | null
  oldNote: string | null
  newNote: string | null
  oldReady: number | null
  newReady: number | null
  problem: LineProblem | null
}

/** Freight that is another than the buyer saw. */
export interface FreightDifference {
  sorg: string
  name: string
  currency: string
  oldFreight: Decimal
  newFreight: Decimal
}

export interface Refusal {
  field: string | null
  code: string
  message: string
}

export interface CheckoutAnswer {
  orders: PlacedOrder[]
  differences: CartDifference[]
  freightDifferences: FreightDifference[]
  userErrors: Refusal[]
}

export interface CheckoutStatus {
  state: 'UNKNOWN' | 'PLACED'
  orders: PlacedOrder[]
}

/** Order of the buyer: the form, and the cart as the screen showed it. */
export interface CheckoutRequest {
  form: CheckoutForm
  cartVersion: number
  /** Key of a named cart; missing: the active one. */
  cart?: string
  products: {
    article_code: string
    sorg: string
    qty: number
    price: Decimal | null
    note: string
    /** Pieces that could leave at once; missing: not compared. */
    ready?: number | undefined
  }[]
  /** Totals on the screen, decimals in the currency of each sales organisation. */
  totals: readonly { sorg: string; currency: string; total: Decimal }[]
}

/** State of an order attempt. `checking`: it was sent and its result is unknown. `signedOut`: the result cannot be asked for without a session. */
export type CheckoutProgress =
  | { state: 'idle' }
  | { state: 'checking'; signedOut?: boolean }
  | { state: 'placed'; orders: PlacedOrder[] }
  /** Waits in the outbox until the device is online. `mutationId` names it there. */
  | { state: 'queued'; mutationId: string }
  | { state: 'differences'; differences: CartDifference[]; freight: FreightDifference[] }
  | { state: 'refused'; errors: Refusal[] }
