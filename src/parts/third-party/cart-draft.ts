import { type CartItem, itemKey } from '#domain/third-party/cart.ts'

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

const articleOf = ({ vendor, product }: ProductError) => itemKey({ vendor, articleCode: product })

/**
 * The part of a refusal that is about these articles. Errors about articles that have left the cart meanwhile no longer
 * block the order.
 * @returns null: nothing is left of it
 */
export function refusalOf(
  refusal: Refusal,
  items: readonly Pick<CartItem, 'vendor' | 'articleCode'>[],
): Refusal | null {
  if (refusal.errors.length === 0) return refusal
  const keys = new Set(items.map(itemKey))
  const errors = refusal.errors.filter((error) => keys.has(articleOf(error)))
  return errors.length > 0 ? { ...refusal, errors } : null
}
