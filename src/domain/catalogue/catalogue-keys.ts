import type { Day } from '../time/day.ts'

/** Orders by facts of a customer, a day or the stock, which no index holds; their keys come with the question. */
export const keyedOrders = [
  'OWN_PRICE',
  'OWN_PRICE_DESC',
  'MARGIN',
  'STOCK',
  'ARRIVAL',
  'BEST_SELLING',
] as const
export type KeyedOrder = (typeof keyedOrders)[number]

export const isKeyedOrder = (order: string | null | undefined): order is KeyedOrder =>
  keyedOrders.includes(order as KeyedOrder)

/** Facts of an article that a keyed order may go by. */
export interface KeyFacts {
  dealer: number | null
  /** 0: no price. */
  retail: number
  available: number
  /** Day of the next arrival that is shown. */
  arrival: Day | null
  /** Orders of the last half year that had its model. */
  sold: number
}

/** Unknown values stand last, whichever way an order goes. */
const unknown = Infinity

const keys: Record<KeyedOrder, (facts: KeyFacts) => number> = {
  OWN_PRICE: ({ dealer }) => dealer ?? unknown,
  OWN_PRICE_DESC: ({ dealer }) => (dealer === null ? unknown : -dealer),
  MARGIN: ({ dealer, retail }) =>
    dealer === null || retail <= 0 ? unknown : -(retail - dealer) / retail,
  STOCK: ({ available }) => -available,
  ARRIVAL: ({ arrival }) => (arrival === null ? unknown : Date.parse(arrival)),
  BEST_SELLING: ({ sold }) => -sold,
}

/** Returns the place of an article in an order: the lowest number comes first. */
export const orderKey = (order: KeyedOrder, facts: KeyFacts): number => keys[order](facts)
