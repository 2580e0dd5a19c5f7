import type { CartView } from '#offline/cart/cart-view.ts'

/** How many pieces of each article a cart holds, by the article's id. */
export const piecesInCart = (cart: CartView | null): ReadonlyMap<string, number> =>
  new Map<string, number>(cart?.lines.map(({ id, qty }) => [id, qty]))
