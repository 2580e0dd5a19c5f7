import { compare, type Decimal } from '#domain/money.ts'
import { isLimitHidden, type LineProblem } from '#domain/article-block.ts'
import type { ProductFacts } from '#offline/product-facts.ts'

/** A line of a past order, then and now. */
export interface AgainLine {
  id: string
  article_code_display: string
  description: string
  uom: string
  qty: number
  price: Decimal
  priceNow: Decimal | null
  problem: LineProblem | null
  product: ProductFacts | null
}

/** gone: no longer sold; blocked: cannot be had now; fewer: not as many as then; price: costs something else; same: nothing has changed. */
export type Change = 'gone' | 'blocked' | 'fewer' | 'price' | 'same'

/** What has changed most about a line since it was ordered. */
export function changeOf({ product, problem, price, priceNow }: AgainLine): Change {
  if (!product) return 'gone'
  if (problem && !isLimitHidden(problem) && (problem.limit ?? 0) <= 0) return 'blocked'
  if (problem) return 'fewer'
  return priceNow !== null && compare(price, priceNow) !== 0 ? 'price' : 'same'
}

/** How many of a line are proposed: as many as then, or as many as can be had. */
export const proposed = ({ product, problem, qty }: AgainLine): number => (!product ? 0 : problem ? Math.min(qty, problem.limit ?? 0) : qty)

/** What of an order does not come along, and why; what somebody wants fewer of by himself is not among it. @param wantedOf how many are taken */
export const staysBehind = (lines: readonly AgainLine[], wantedOf: (line: AgainLine) => number) => lines.flatMap((line) => {
  const { id, article_code_display: code, product, description, problem, qty } = line
  const missing = qty - (product ? wantedOf(line) : 0)
  return missing > 0 && (!product || problem) ? [{ id, code, name: product?.name ?? description, qty: missing, problem: product ? problem : null }] : []
})
