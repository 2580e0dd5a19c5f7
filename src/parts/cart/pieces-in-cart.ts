import type { CartView } from '#offline/cart/cart-view.ts'

/** Returns the quantity of each article in a cart, by article id. */
export const piecesInCart = (cart: CartView | null): ReadonlyMap<string, number> =>
  new Map<string, number>(cart?.lines.map(({ id, qty }) => [id, qty]))
