import type { Day } from '../time/day.ts'

/** Quantities of an article a customer already has coming, as the contract's `AlreadyComing`. */
export interface IncomingArticle {
  carts: readonly { key: string; qty: number }[]
  /** The soonest first. */
  orders: readonly { qty: number; date: Day | null }[]
  lastDelivery: { date: Day; qty: number } | null
  lastBought: { date: Day; qty: number } | null
}

/** The shortest that can be said of it; null: there is nothing to say. */
export type IncomingText =
  /** Pieces in open orders and in other carts; `date` is the next arrival of the orders, null when unknown. */
  | { kind: 'coming'; ordered: number; date: Day | null; inCarts: number }
  | { kind: 'past'; what: 'bought' | 'delivered'; date: Day; qty: number }
  | null

const pieces = (held: readonly { qty: number }[]) => held.reduce((sum, { qty }) => sum + qty, 0)

/**
 * Returns the note beside an article in a cart: what is coming, or else what came last.
 * @param cartKey of the cart that shows it, whose own quantity is left out; '' the active one
 */
export function incomingText(
  { carts, orders, lastDelivery, lastBought }: IncomingArticle,
  cartKey: string,
): IncomingText {
  const ordered = pieces(orders)
  const inCarts = pieces(carts.filter(({ key }) => key !== cartKey))
  if (ordered + inCarts > 0)
    return {
      kind: 'coming',
      ordered,
      date: orders.find(({ qty }) => qty > 0)?.date ?? null,
      inCarts,
    }
  if (lastBought) return { kind: 'past', what: 'bought', ...pick(lastBought) }
  return lastDelivery && { kind: 'past', what: 'delivered', ...pick(lastDelivery) }
}

const pick = ({ date, qty }: { date: Day; qty: number }) => ({ date, qty })
