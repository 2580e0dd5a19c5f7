import { lineKey } from '#domain/cart.ts'
import type { CartDifference, CheckoutRequest } from '#offline/checkout-answer.ts'
import type { ViewLine } from '#offline/cart-view.ts'

export type SeenProducts = CheckoutRequest['products']

/** What the buyer says to one difference. */
export type Verdict = { kind: 'accept' } | { kind: 'change'; qty: number } | { kind: 'drop' }

export const differenceKey = ({ sorg, article_code }: { sorg: string; article_code: string }) => lineKey({ sorg, article: article_code })

/** The cart as the screen shows it, to be ordered exactly so. */
export const productsOf = (lines: readonly ViewLine[]): SeenProducts =>
  lines.map(({ article, sorg, qty, unitPrice }) => ({ article_code: article, sorg, qty, price: unitPrice }))

/** What may be said to a difference: with a problem, or of a line that is gone, there is nothing to accept as it is. */
export function verdictsFor({ kind, problem }: CartDifference): Verdict['kind'][] {
  if (kind === 'REMOVED') return ['accept']
  if (kind !== 'PROBLEM') return ['accept', 'change', 'drop']
  return problem?.limit ? ['change', 'drop'] : ['drop']
}

/** What stands there until the buyer says otherwise; the fewest pieces lost. */
export function firstVerdict(difference: CartDifference): Verdict {
  const [kind] = verdictsFor(difference)
  return kind === 'change' ? { kind, qty: difference.problem?.limit ?? 1 } : { kind: kind as 'accept' | 'drop' }
}

/**
 * The order as it was seen, with the verdicts applied: what changes beyond that is a new difference, not agreed to.
 * @param lines the cart after the verdicts were carried out: what a changed quantity costs
 */
export function agreedProducts(
  seen: SeenProducts, differences: readonly CartDifference[], verdicts: ReadonlyMap<string, Verdict>, lines: readonly ViewLine[],
): SeenProducts {
  const agreed = new Map(seen.map((product) => [differenceKey(product), product]))
  for (const difference of differences) {
    const key = differenceKey(difference)
    const { sorg, article_code, newQty, newPrice } = difference
    const verdict = verdicts.get(key) ?? firstVerdict(difference)
    if (verdict.kind === 'drop' || newQty === null) agreed.delete(key)
    else if (verdict.kind === 'accept') agreed.set(key, { sorg, article_code, qty: newQty, price: newPrice })
    else agreed.set(key, { sorg, article_code, qty: verdict.qty, price: lines.find(({ id }) => id === key)?.unitPrice ?? null })
  }
  return [...agreed.values()]
}
