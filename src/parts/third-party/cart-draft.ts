import type { CartItem } from '#domain/third-party/cart.ts'

/** Kind of the draft that holds a customer's third-party cart; its id is the customer's r3. */
export const thirdPartyCart = 'third-party-cart'

/** An article in the cart, with what a screen shows of it without a connection. */
export interface ShownItem extends CartItem {
  vendorName: string
  description: string
  salesUnit: string
  currency: string
  /** Sales units in stock when it was read. */
  stock: number
}

/** An article that keeps an order from being placed; `price` and `stock` hold now. */
export interface ProductError {
  code: string
  vendor: string
  product: string
  qty: number
  /** Decimal text. */
  price: string | null
  stock: number | null
}

/** Why the order in a cart was refused. */
export interface Refusal {
  code: string
  errors: readonly ProductError[]
}
