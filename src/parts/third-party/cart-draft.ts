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
