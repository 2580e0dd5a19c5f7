import type { Day } from '../time/day.ts'

/** Why an article cannot be ordered. */
export type BlockReason =
  | 'not_allowed'
  | 'sorg_blocked'
  | 'order_blocked'
  | 'brand_blocked'
  | 'category_blocked'
  | 'hierarchy_blocked'
  | 'no_price'
  | 'not_yet_available'

export interface BlockFacts {
  allowToOrder: boolean
  sorgBlocked: boolean
  orderBlocked: boolean
  brandBlocked: boolean
  categoryBlocked: boolean
  hierarchyBlocked: boolean
  availableForOrderAt: Day | null
}

/**
 * The first reason, widest first, or null when the article may be ordered.
 * @param hasPrice whether this customer has a dealer price @param on today in the tenant's zone
 */
export function blockOf(facts: BlockFacts, hasPrice: boolean, on: Day): BlockReason | null {
  if (facts.sorgBlocked) return 'sorg_blocked'
  if (facts.brandBlocked) return 'brand_blocked'
  if (facts.categoryBlocked) return 'category_blocked'
  if (facts.hierarchyBlocked) return 'hierarchy_blocked'
  if (facts.orderBlocked) return 'order_blocked'
  if (!facts.allowToOrder) return 'not_allowed'
  if (!hasPrice) return 'no_price'
  if (facts.availableForOrderAt && facts.availableForOrderAt > on) return 'not_yet_available'
  return null
}

export type LineReason = BlockReason | 'over_quota' | 'over_stock' | 'over_ready'

/** Reason why a line cannot be ordered, with the most that would be accepted where such a number exists. */
export interface LineProblem {
  reason: LineReason
  limit: number | null
}

/** Stock of an article, in EA. */
export interface LineStock {
  available: number
  readyToShip: number
  /** On its way to us, as far ahead as the tenant shows. */
  arriving: number
}

/** Stock checks of a sales organisation. */
export interface LineChecks {
  /** No more than is in stock. */
  availableStockCheck: boolean
  /** No more than can leave at once. */
  exactQtyCheck: boolean
  /** Whether arrivals may be ordered ahead, where the stock is checked. */
  preOrder: boolean
}

/** Settings that decide whether arrivals are shown, and whether they may be ordered ahead. */
export interface ArrivalRules {
  maskNextArrival: boolean
  preOrderDisplay: boolean
}

/** Whether the most that may be ordered would give away how many pieces arrive, which is not to be seen. */
export const limitTellsArrivals = (
  { arriving }: Pick<LineStock, 'arriving'>,
  { maskNextArrival, preOrderDisplay }: ArrivalRules,
): boolean => maskNextArrival && preOrderDisplay && arriving > 0

/** The most that may be ordered by each check; null: it is not checked. */
export const stockLimits = (
  { available, readyToShip, arriving }: LineStock,
  { availableStockCheck, exactQtyCheck, preOrder }: LineChecks,
) => ({
  left: availableStockCheck ? Math.max(0, available) + (preOrder ? arriving : 0) : null,
  ready: exactQtyCheck ? Math.max(0, Math.min(available, readyToShip)) : null,
})

/**
 * Checks one cart line: order limit, stock, ready-to-ship stock, in this order.
 * @param quota most one order may hold @param left available stock @param ready of it, what can leave at once; null: not checked
 */
export function lineProblem(
  block: BlockReason | null,
  qty: number,
  quota: number | null,
  left: number | null,
  ready: number | null = null,
): LineProblem | null {
  if (block) return { reason: block, limit: null }
  if (quota !== null && qty > quota) return { reason: 'over_quota', limit: quota }
  if (left !== null && qty > left) return { reason: 'over_stock', limit: Math.max(0, left) }
  if (ready !== null && qty > ready) return { reason: 'over_ready', limit: Math.max(0, ready) }
  return null
}

/** Limits of an article that a screen knows before a line is checked. */
export interface OrderLimits {
  block: BlockReason | null
  orderQuota: number | null
  stocks?: { mostToOrder?: number | null; mostAtOnce?: number | null } | null
}

/** Returns the problem with adding more pieces to those in the cart: an order limit applies to the whole order. */
export const moreProblem = (
  { block, orderQuota, stocks }: OrderLimits,
  more: number,
  inCart: number,
): LineProblem | null =>
  lineProblem(
    block,
    inCart + more,
    orderQuota,
    stocks?.mostToOrder ?? null,
    stocks?.mostAtOnce ?? null,
  )

/** Problems whose limit tells how much of an article there is. */
const ofTheStock: readonly LineReason[] = ['over_stock', 'over_ready']

/** Whether it may be put into the cart all the same: stock that is short is the cart's to say, for it may be there tomorrow. */
export const mayBeOrdered = (problem: LineProblem | null): boolean =>
  problem === null || ofTheStock.includes(problem.reason)

/**
 * Returns the problem as a tenant shows it: masked stock hides how many can be had, masked arrivals hide the number
 * that includes them but not what can leave at once.
 */
export function maskedProblem(
  problem: LineProblem | null,
  stock: Pick<LineStock, 'arriving'>,
  config: { maskStock: boolean } & ArrivalRules,
): LineProblem | null {
  if (!problem || !ofTheStock.includes(problem.reason)) return problem
  return config.maskStock || (problem.reason === 'over_stock' && limitTellsArrivals(stock, config))
    ? { ...problem, limit: null }
    : problem
}

/** Whether fewer pieces may be possible but the limit is hidden. */
export const isLimitHidden = ({ reason, limit }: LineProblem): boolean =>
  limit === null && ofTheStock.includes(reason)
