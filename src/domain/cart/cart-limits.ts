/** Most pieces a line may hold: beyond it a typing mistake is likelier than an order. */
export const maxLineQuantity = 99_999
/** Most intents in one call of `syncIntents`. */
export const maxIntents = 50
/** Most lines of one cart. */
export const maxCartLines = 2_000
/** Most named carts of one customer, beside the active one. */
export const maxNamedCarts = 50
/** Longest name of a cart, in characters. */
export const maxCartName = 40
/** Longest note on a line, in characters. */
export const maxLineNote = 100
