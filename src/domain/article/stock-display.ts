import { limitTellsArrivals, stockLimits } from './article-block.ts'
import { addDays, type Day } from '../time/day.ts'
import type { HostConfig } from '../portal/host-config.ts'

/** Stock of an article: in each warehouse area ('' where there are none), and on its way. In its unit. */
export interface StockFacts {
  areas: readonly { area: string; available: number }[]
  /** Pieces on customers' orders, all customers together. */
  custorder: number
  arrivals: readonly { date: Day; qty: number }[]
  /** Pieces that can leave at once, where an order may not exceed them (exactQtyCheck); null: unchecked. */
  atOnce: number | null
  /** Stock is not checked: an order may exceed it and wait. */
  mayWait: boolean
}

/** The fields of the host's config that decide what of it is seen. */
export type StockRules = Pick<
  HostConfig,
  | 'maskStock'
  | 'maskNextArrival'
  | 'stockDisplay'
  | 'nextArrivalDisplay'
  | 'nextArrivalMonth'
  | 'supplyLocation'
  | 'preOrderDisplay'
  | 'futureConfirmationDisplay'
  | 'orderTypeDisplay'
>

/** Kind of an order placed now: from stock, ahead of an arrival, or waiting without a known arrival. */
export type OrderType = 'stock' | 'pre_order' | 'back_order'

/** Stock as a tenant lets it be seen (schema/catalogue.graphql, ProductStock); null: not to be seen. */
export interface ShownStock {
  available: number | null
  /** Whether any is left; told also where `available` is not to be seen. */
  inStock: boolean
  areas: { area: string; available: number }[]
  custorder: number | null
  nextArrival: { date: Day; qty: number | null; mask: boolean }[]
  supplyFrom: string[]
  orderType: OrderType | null
  preOrder: boolean
  /**
   * Maximum pieces of an order, as the cart will check it; null: unchecked, or the stock or arrivals in it are hidden.
   */
  mostToOrder: number | null
  /** Maximum pieces that can leave at once, hidden as `mostToOrder`. */
  mostAtOnce: number | null
}

/** The last day whose arrivals are shown: a month counts 31 days. */
export const arrivalsUntil = (
  today: Day,
  { nextArrivalMonth }: Pick<StockRules, 'nextArrivalMonth'>,
): Day => addDays(today, nextArrivalMonth * 31)

/**
 * Returns the part of an article's stock that may be shown: `maskStock` hides every quantity and the kind of order,
 * but not whether there is stock, which the stock filter reveals too; `stockDisplay` perArea adds the areas to the
 * sum; `supplyLocation` names those with stock; `futureConfirmationDisplay` shows what is confirmed for orders
 * already.
 * @param today in the tenant's zone: overdue arrivals no longer count
 */
export function shownStock(
  { areas, custorder, arrivals, atOnce, mayWait }: StockFacts,
  rules: StockRules,
  today: Day,
): ShownStock {
  const { maskStock, maskNextArrival } = rules
  const left = areas.reduce((sum, { available }) => sum + available, 0)
  const named = areas
    .filter(({ area }) => area !== '')
    .sort((a, b) => b.available - a.available || (a.area < b.area ? -1 : 1))
  const last = arrivalsUntil(today, rules)
  const coming = arrivals.filter(({ date, qty }) => qty > 0 && date >= today && date <= last)
  const orderType: OrderType | null =
    left > 0
      ? 'stock'
      : rules.preOrderDisplay && coming.length > 0
        ? 'pre_order'
        : mayWait
          ? 'back_order'
          : null
  const arriving = coming.reduce((sum, { qty }) => sum + qty, 0)
  const limits = stockLimits(
    { available: left, readyToShip: atOnce ?? 0, arriving },
    {
      availableStockCheck: !mayWait,
      exactQtyCheck: atOnce !== null,
      preOrder: rules.preOrderDisplay,
    },
  )
  return {
    available: maskStock ? null : left,
    inStock: left > 0,
    areas:
      maskStock || rules.stockDisplay !== 'perArea'
        ? []
        : named.map(({ area, available }) => ({ area, available })),
    custorder: maskStock || !rules.futureConfirmationDisplay ? null : custorder,
    nextArrival: rules.nextArrivalDisplay
      ? coming.map(({ date, qty }) => ({
          date,
          qty: maskNextArrival ? null : qty,
          mask: maskNextArrival,
        }))
      : [],
    supplyFrom:
      maskStock || !rules.supplyLocation
        ? []
        : named.filter(({ available }) => available > 0).map(({ area }) => area),
    orderType: maskStock || !rules.orderTypeDisplay ? null : orderType,
    preOrder: !maskStock && orderType === 'pre_order',
    mostToOrder: maskStock || limitTellsArrivals({ arriving }, rules) ? null : limits.left,
    mostAtOnce: maskStock ? null : limits.ready,
  }
}

/** Returns the shown stock on a later day, for a device that was away: arrivals before that day no longer count. */
export function stockOn<S extends Pick<ShownStock, 'nextArrival' | 'preOrder' | 'orderType'>>(
  stock: S,
  today: Day,
): S {
  const nextArrival = stock.nextArrival.filter(({ date }) => date >= today)
  const missed = nextArrival.length === 0 && stock.nextArrival.length > 0
  return {
    ...stock,
    nextArrival,
    preOrder: stock.preOrder && !missed,
    orderType: missed && stock.orderType === 'pre_order' ? null : stock.orderType,
  }
}

/** Pieces of a line that are ordered before they are there; `from` is the day of the first arrival, null where none is shown. */
export interface OrderedAhead {
  pieces: number
  from: Day | null
}

/**
 * Returns the part of a line that is ordered ahead: pieces beyond the stock that arrivals cover. Pieces beyond those
 * are a back order. Null: none, or the stock is hidden.
 * @param qty pieces on the line
 * @param stock of its article, as it is or as it is shown
 * @param mayPreOrder config preOrderDisplay
 */
export function orderedAhead(
  qty: number,
  stock: {
    available: number | null
    nextArrival: readonly { date: Day; qty: number | null }[]
    preOrder?: boolean | null
  },
  mayPreOrder: boolean,
): OrderedAhead | null {
  const { available, nextArrival, preOrder } = stock
  if (!mayPreOrder || available === null) return null
  const short = qty - Math.max(0, available)
  const [first] = nextArrival
  // With arrivals hidden, only the article's own word tells that there are some.
  const coming = first
    ? nextArrival.reduce((sum, arrival) => sum + (arrival.qty ?? short), 0)
    : preOrder
      ? short
      : 0
  const pieces = Math.min(short, coming)
  return pieces > 0 ? { pieces, from: first?.date ?? null } : null
}

/** Returns how many of `qty` pieces could leave at once; undefined where the stock is hidden or unknown. */
export const readyPieces = (
  qty: number,
  stock: { available: number | null } | null | undefined,
): number | undefined =>
  stock == null || stock.available === null
    ? undefined
    : Math.min(qty, Math.max(0, stock.available))

/** Above this a number says no more than "plenty". */
const plenty = 50

/** Short text about the stock on a card, a line or a cell. */
export type StockText =
  | { kind: 'plenty' }
  | { kind: 'some'; available: number }
  | { kind: 'areas'; areas: { area: string; available: number }[] }
  | { kind: 'arrives'; date: Day }
  | { kind: 'none' }
  | { kind: 'untold' }

interface SaidStock {
  available: number | null
  /** Missing where the answer did not tell. */
  inStock?: boolean | null
  areas?: readonly { area: string; available: number }[] | null
  nextArrival: readonly { date: Day }[]
}

/** Picks it; without any in stock, when the next arrives. Areas speak for themselves where they are shown, and figures that are masked by a word. */
export function stockText({
  available,
  inStock = null,
  areas = [],
  nextArrival,
}: SaidStock): StockText {
  const some = available === null ? inStock : available > 0
  if (some) {
    const having = (areas ?? []).filter((one) => one.available > 0)
    if (having.length > 0) return { kind: 'areas', areas: having }
    return available === null || available > plenty
      ? { kind: 'plenty' }
      : { kind: 'some', available }
  }
  const [next] = nextArrival
  if (next) return { kind: 'arrives', date: next.date }
  return { kind: some === null ? 'untold' : 'none' }
}

/** Day that the stock's own words name; null: they name none. */
export function arrivalSaid(stocks: Parameters<typeof stockText>[0]): Day | null {
  const said = stockText(stocks)
  return said.kind === 'arrives' ? said.date : null
}
