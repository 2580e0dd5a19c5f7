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

/** Line with the present state of its article. */
export interface PlannedLine extends ReorderLine {
  /** Pieces of its article in the cart and in the lines before this one: an order limit is for all of them. */
  lying: number
  /** Quantity to order. */
  wanted: number
  /** Reason against the quantity. */
  refusal: LineProblem | null
}

/** gone: no longer sold; blocked: cannot be had now; fewer: not as many as then; price: costs something else; same: nothing has changed. */
export type Change = 'gone' | 'blocked' | 'fewer' | 'price' | 'same'

/**
 * Returns the reason why a line cannot be ordered as before. The server checked the line alone; the cart's pieces
 * reduce what is left.
 */
const problemOf = ({ product, problem, qty }: ReorderLine, lying: number): LineProblem | null =>
  problem ?? (product && moreProblem(product, qty, lying))

const roomIn = ({ problem, lying }: Pick<PlannedLine, 'problem' | 'lying'>) =>
  Math.max(0, (problem?.limit ?? 0) - lying)

/** Returns the proposed quantity of a line: as before, or as much as can be had. */
const proposed = (line: Pick<PlannedLine, 'product' | 'problem' | 'qty' | 'lying'>): number =>
  !line.product ? 0 : line.problem ? Math.min(line.qty, roomIn(line)) : line.qty

/**
 * Plans an order's lines together with the cart and the lines above.
 * @param inCart pieces of each article, by id
 * @param chosen quantity chosen for a line, by id
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

/** Returns the quantity of a line that goes into the cart: none where one order may not hold it. */
export const reorderQuantity = ({ product, wanted, refusal }: PlannedLine): number =>
  product && mayBeOrdered(refusal) ? wanted : 0

/** Returns the most important change of a line since it was ordered. */
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

/** Lists the lines of an order that are left out, and why; quantities the person reduced are not among them. */
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
