import type { NewLine, QuantityChange } from '#offline/cart/cart-store.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { piecesInCart } from './pieces-in-cart.ts'

/** The quantities a cart has to have again when these lines, just added, are taken out of it. @param cart before they were added */
export function quantitiesBefore(
  cart: CartView | null,
  lines: readonly NewLine[],
): QuantityChange[] {
  const before = piecesInCart(cart)
  return lines.map(({ product, qty }) => {
    const had = before.get(product.id) ?? 0
    return { sorg: product.sorg, article: product.article_code, qty: had, seenQty: had + qty }
  })
}
