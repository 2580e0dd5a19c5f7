import type { LineProblem, LineReason } from '../article/article-block.ts'
import {
  type CartDifference,
  cartDifferences,
  type LineNow,
  type SeenLine,
} from './cart-difference.ts'
import type { Decimal } from '../ordering/money.ts'
import { type DiscountLine, unitPrice } from '../ordering/price.ts'

/** A line of a cart as a screen shows it. */
export interface ShownLine {
  sorg: string
  article: string
  qty: number
  /** A change of the buyer waits on the device: what it comes to, the server has not said. */
  unsent: boolean
  unitPrice: Decimal | null
  problem: LineProblem | null
  /** Null: the article is not known here; without `price`, prices of other quantities are unknown. */
  product: {
    name: string
    price?: { dealer: Decimal | null; discount: readonly { detail: readonly DiscountLine[] }[] }
  } | null
}

/** Reasons that a larger quantity alone can bring about. */
const byQuantity: readonly LineReason[] = ['over_quota', 'over_stock', 'over_ready']

/** Returns the former unit price of the present quantity; undefined: unknown. */
function oldPrice(
  { qty, unitPrice: each, product }: ShownLine,
  now: number,
): Decimal | null | undefined {
  if (qty === now) return each
  if (!product?.price) return undefined
  const { dealer, discount } = product.price
  return dealer === null
    ? null
    : unitPrice(
        dealer,
        discount.flatMap(({ detail }) => detail),
        now,
      )
}

/** Returns a problem that is new since the line was seen, and not caused by the buyer ordering more. */
function newProblem(seen: ShownLine, { qty, problem }: ShownLine): LineProblem | null {
  if (!problem || seen.problem?.reason === problem.reason) return null
  return byQuantity.includes(problem.reason) && qty > seen.qty ? null : problem
}

/**
 * Lists changes by others since lines were seen: price, problems, removal. Effects of the buyer's own change of
 * quantity are left out.
 */
export function cartChanges(
  seen: ReadonlyMap<string, ShownLine>,
  now: readonly (ShownLine & { id: string })[],
): CartDifference[] {
  const before = new Map<string, SeenLine>()
  for (const [id, { sorg, article, qty, unitPrice: price }] of seen)
    before.set(id, { sorg, article, qty, price })
  const after: LineNow[] = []
  for (const line of now) {
    const old = seen.get(line.id)
    const { id, sorg, article, qty, unitPrice: price, product } = line
    if (!old || old === line || line.unsent) {
      before.delete(id)
      continue
    }
    before.set(id, { sorg, article, qty, price: oldPrice(old, qty) })
    after.push({
      sorg,
      article,
      qty,
      price,
      note: null,
      name: product?.name ?? article,
      problem: newProblem(old, line),
    })
  }
  return cartDifferences([...before.values()], after).map((one) => {
    const name =
      one.kind === 'REMOVED' ? seen.get(`${one.sorg}/${one.article}`)?.product?.name : undefined
    return name === undefined ? one : { ...one, name }
  })
}
