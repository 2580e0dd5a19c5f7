import type { CartIntent } from '#domain/cart/cart-intent.ts'
import type { QueuedChange } from '../sync/dispatch.ts'
import type { ProductFacts } from './product-facts.ts'

/** A line of a cart, identified by its article. */
export interface LineOf {
  sorg: string
  article: string
}

/** A line to put into a cart. */
export interface NewLine {
  product: ProductFacts
  qty: number
  note?: string
}

/** A line's quantity as it was seen and as it shall be; 0 removes the line. */
export interface QuantityChange extends LineOf {
  qty: number
  seenQty: number
}

/** A change of a cart, ready for `dispatch`. */
export interface CartChange extends QueuedChange {
  intent: CartIntent
}

const inCart = (cart: string) => (cart ? { cart } : {})
const lineOf = ({ sorg, article_code: article }: ProductFacts) => ({ sorg, article })

/** Adds lines with their notes to a cart. @param cart key; '' the active cart */
export const addLines = (cart: string, lines: readonly NewLine[]): CartChange[] =>
  lines.flatMap(({ product, qty, note }): CartChange[] => {
    const line = { ...lineOf(product), ...inCart(cart) }
    const added: CartChange = { intent: { kind: 'ADD', args: { ...line, qty } }, product }
    return note ? [added, { intent: { kind: 'NOTE', args: { ...line, note } } }] : [added]
  })

/** Sets the quantities of lines. @param cart key; '' the active cart */
export const setQuantities = (cart: string, changes: readonly QuantityChange[]): CartChange[] =>
  changes.map(({ sorg, article, qty, seenQty }) => ({
    intent: { kind: 'SET', args: { sorg, article, qty, seenQty, ...inCart(cart) } },
    seen: { qty: seenQty, version: null },
  }))

/** Removes the lines the person has seen. @param seenVersion of the cart on the screen; null: no answer was ever seen */
export const clearCart = (cart: string, seenVersion: number | null): CartChange[] => [
  {
    intent: { kind: 'CLEAR', args: { seenVersion: seenVersion ?? 0, ...inCart(cart) } },
    seen: { qty: null, version: seenVersion },
  },
]

/** Opens a named cart with lines in it. @param cart a new UUID */
export const newCart = (
  cart: string,
  name: string,
  lines: readonly NewLine[] = [],
): CartChange[] => [
  { intent: { kind: 'NEW_CART', args: { cart, name } } },
  ...addLines(cart, lines),
]

/** Renames a named cart. */
export const renameCart = (cart: string, name: string): CartChange[] => [
  { intent: { kind: 'RENAME_CART', args: { cart, name } } },
]

/** Deletes a named cart. @param seenVersion of the cart on the screen; null: no answer was ever seen */
export const dropCart = (cart: string, seenVersion: number | null): CartChange[] => [
  {
    intent: { kind: 'DROP_CART', args: { cart, seenVersion: seenVersion ?? 0 } },
    seen: { qty: null, version: seenVersion },
  },
]

/** Writes the note of a line; empty removes it. @param cart key; '' the active cart */
export const setNote = (cart: string, { sorg, article }: LineOf, note: string): CartChange[] => [
  { intent: { kind: 'NOTE', args: { sorg, article, note, ...inCart(cart) } } },
]

/** Moves a line from one cart into another; '' is the active cart. */
export const moveLine = (
  from: string,
  to: string,
  { product, qty, note }: NewLine,
): CartChange[] => [
  {
    intent: { kind: 'MOVE', args: { ...lineOf(product), qty, from, to, ...(note && { note }) } },
    product,
  },
]
