import type { LineState } from '#domain/cart/cart.ts'
import type { CheckoutForm } from '#domain/ordering/checkout.ts'
import type { Decimal } from '#domain/ordering/money.ts'
import type { ActiveCustomer, RequestContext } from '../../context.ts'
import type { Product } from '../catalogue/product-shape.ts'
import type { StoredCart } from './cart-store.ts'

/** Arguments of the mutation `checkout`. Prices and freight are decimals in the currency of their sales organisation. */
export interface CheckoutArgs {
  attemptKey: string
  cartVersion: number
  /** Key of a named cart; left out, the active one is ordered. */
  cart?: string | null
  streamId?: string | null
  streamSeq?: number | null
  shipto: string
  paymentId: string
  shipments: readonly { sorg: string; id: string; input?: string | null; freight?: string | null }[]
  products: readonly {
    article_code: string
    sorg: string
    qty: number
    price?: string | null
    note?: string | null
    /** Pieces that could leave at once, as seen; missing: not compared. */
    ready?: number | null | undefined
  }[]
  custPoNo?: string | null
  notes?: string | null
  request_delivery_date?: string | null
  request_delivery_to?: string | null
  orderType?: string | null
}

/** One attempt to order one locked cart. */
export interface OrderContext {
  request: RequestContext
  customer: ActiveCustomer
  cart: StoredCart
  args: CheckoutArgs
  /** Hash of the arguments without their attempt key. */
  hash: string
  /** Null: the arguments break its rules. */
  form: CheckoutForm | null
  /** Freight below the seen one is no difference: a device without a connection cannot know the benefits. */
  acceptLess?: boolean
}

/** An attempt whose form keeps its rules. */
export type FormedOrder = OrderContext & { form: CheckoutForm }

/** A line about to be ordered. */
export interface OrderableLine {
  line: LineState
  product: Product
  /** Unit price that a quote holds for it; null: today's counts. */
  held: Decimal | null
}
