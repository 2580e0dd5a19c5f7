import type { Day } from './day.ts'

/** Why an article cannot be ordered (document 2 section 3, product analysis). */
export type BlockReason =
  | 'not_allowed' | 'sorg_blocked' | 'order_blocked' | 'brand_blocked' | 'category_blocked' | 'hierarchy_blocked'
  | 'no_price' | 'not_yet_available'

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

export type LineReason = BlockReason | 'over_quota' | 'over_stock'

/** What keeps a line from being ordered, with the most that would be accepted where there is such a number. */
export interface LineProblem {
  reason: LineReason
  limit: number | null
}

/**
 * Checks one cart line (document 2 section 5, ordering).
 * @param quota most one order may hold @param left available stock, or null where the sales organisation does not check it
 */
export function lineProblem(block: BlockReason | null, qty: number, quota: number | null, left: number | null): LineProblem | null {
  if (block) return { reason: block, limit: null }
  if (quota !== null && qty > quota) return { reason: 'over_quota', limit: quota }
  if (left !== null && qty > left) return { reason: 'over_stock', limit: Math.max(0, left) }
  return null
}
