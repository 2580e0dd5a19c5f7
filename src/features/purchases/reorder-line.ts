import { compare, type Decimal } from '#domain/ordering/money.ts'
import {
  isLimitHidden,
  type LineProblem,
  mayBeOrdered,
  moreProblem,
} from '#domain/article/article-block.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'

/** A line of a past order, then and now. */
export interface ReorderLine {
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

/** The same beside what is there of its article already. */
export interface PlannedLine extends ReorderLine {
  /** Pieces of its article in the cart and in the lines before this one: an order limit is for all of them. */
  lying: number
  /** How many are to be taken. */
  wanted: number
  /** What stands in the way of so many. */
  refusal: LineProblem | null
}

/** gone: no longer sold; blocked: cannot be had now; fewer: not as many as then; price: costs something else; same: nothing has changed. */
export type Change = 'gone' | 'blocked' | 'fewer' | 'price' | 'same'

/** What keeps a line from being ordered as it was. What the server has said of the line alone leaves less than what the cart adds to it. */
const problemOf = ({ product, problem, qty }: ReorderLine, lying: number): LineProblem | null =>
  problem ?? (product && moreProblem(product, qty, lying))

const roomIn = ({ problem, lying }: Pick<PlannedLine, 'problem' | 'lying'>) =>
  Math.max(0, (problem?.limit ?? 0) - lying)

/** How many of a line are proposed: as many as then, or as many as can be had. */
const proposed = (line: Pick<PlannedLine, 'product' | 'problem' | 'qty' | 'lying'>): number =>
  !line.product ? 0 : line.problem ? Math.min(line.qty, roomIn(line)) : line.qty

/**
 * The lines of an order beside what the cart holds and what the lines above take.
 * @param inCart pieces of each article, by its id @param chosen how many somebody wants of a line, by its id
 */
export function planOf(
  lines: readonly ReorderLine[],
  inCart: ReadonlyMap<string, number>,
  chosen: Readonly<Record<string, number>>,
): PlannedLine[] {
  const there = new Map(inCart)
  return lines.map((line) => {
    const { product } = line
    const lying = product ? (there.get(product.id) ?? 0) : 0
    const beside = { ...line, lying, problem: problemOf(line, lying) }
    const wanted = chosen[line.id] ?? proposed(beside)
    const planned = {
      ...beside,
      wanted,
      refusal: product && wanted > 0 ? moreProblem(product, wanted, lying) : null,
    }
    if (product) there.set(product.id, lying + reorderQuantity(planned))
    return planned
  })
}

/** How many of a line go into the cart: none where that would be more than one order may hold. */
export const reorderQuantity = ({ product, wanted, refusal }: PlannedLine): number =>
  product && mayBeOrdered(refusal) ? wanted : 0

/** What has changed most about a line since it was ordered. */
export function changeOf({
  product,
  problem,
  price,
  priceNow,
  lying,
}: Pick<PlannedLine, 'product' | 'problem' | 'price' | 'priceNow' | 'lying'>): Change {
  if (!product) return 'gone'
  if (problem && !isLimitHidden(problem) && roomIn({ problem, lying }) === 0) return 'blocked'
  if (problem) return 'fewer'
  return priceNow !== null && compare(price, priceNow) !== 0 ? 'price' : 'same'
}

/** What of an order does not come along, and why; what somebody wants fewer of by himself is not among it. */
export const isLeftOut = (lines: readonly PlannedLine[]) =>
  lines.flatMap((line) => {
    const {
      id,
      article_code_display: code,
      product,
      description,
      problem,
      qty,
      wanted,
      refusal,
    } = line
    const taken = reorderQuantity(line)
    const missing = Math.max(qty, wanted) - taken
    const why = taken < wanted ? refusal : problem
    return missing > 0 && (!product || why)
      ? [
          {
            id,
            code,
            name: product?.name ?? description,
            qty: missing,
            problem: product ? why : null,
          },
        ]
      : []
  })
