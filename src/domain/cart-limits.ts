/** Most pieces a line may hold: beyond it a typing mistake is likelier than an order. */
export const maxLineQuantity = 99_999
/** Most intents in one call of `syncIntents`. */
export const maxIntents = 50
