import { isLimitHidden } from '../article/article-block.ts'
import { readyPieces } from '../article/stock-display.ts'
import { lineKey } from '../cart/cart.ts'
import type { CheckoutForm } from './checkout.ts'
import type { Decimal } from './money.ts'
import { type DiscountLine, unitPrice } from './price.ts'
import type { CartDifference, CheckoutRequest, FreightDifference } from './checkout-answer.ts'

export type SeenProducts = CheckoutRequest['products']

/** A cart line as the screen shows it, with what a price of another quantity is reckoned from. */
export interface SeenLine {
  /** sorg/article_code */
  id: string
  sorg: string
  article: string
  qty: number
  unitPrice: Decimal | null
  note: string
  /** Null: the device knows no facts of the article. */
  product: {
    name: string
    price: { dealer: Decimal | null; discount: { detail: DiscountLine[] }[] }
  } | null
}

/** Buyer's answer to one difference. */
export type Resolution = { kind: 'accept' } | { kind: 'change'; qty: number } | { kind: 'drop' }

export const differenceKey = ({ sorg, article_code }: { sorg: string; article_code: string }) =>
  lineKey({ sorg, article: article_code })

/** The cart as the screen shows it, to be ordered exactly so. */
export const productsOf = (lines: readonly SeenLine[]): SeenProducts =>
  lines.map(({ article, sorg, qty, unitPrice: price, note }) => ({
    article_code: article,
    sorg,
    qty,
    price,
    note,
  }))

/** Adds to seen products how many pieces could leave at once, where the screen shows it and nothing was seen before. */
export const withReady = (
  seen: SeenProducts,
  lines: readonly {
    id: string
    qty: number
    product: { stocks?: { available: number | null } | null } | null
  }[],
): SeenProducts => {
  const shown = new Map(lines.map((line) => [line.id, line]))
  return seen.map((product) => {
    const line = shown.get(differenceKey(product))
    const ready = product.ready ?? readyPieces(product.qty, line?.product?.stocks)
    return ready === undefined ? product : { ...product, ready }
  })
}

/** The form with the freight that stands beside it, so that no other is charged. */
export const withFreight = (
  form: CheckoutForm,
  orders: readonly { sorg: string; freight: Decimal }[],
): CheckoutForm => ({
  ...form,
  shipments: form.shipments.map((shipment) => ({
    ...shipment,
    freight: orders.find(({ sorg }) => sorg === shipment.sorg)?.freight ?? null,
  })),
})

/** The form once the buyer has seen what its freight has become. */
export const agreedForm = (
  form: CheckoutForm,
  differences: readonly FreightDifference[],
): CheckoutForm => ({
  ...form,
  shipments: form.shipments.map((shipment) => ({
    ...shipment,
    freight: differences.find(({ sorg }) => sorg === shipment.sorg)?.newFreight ?? shipment.freight,
  })),
})

/**
 * Lists the possible answers to a difference: a line with a problem, or one that is gone, cannot be accepted as it is.
 */
export function resolutionsFor({ kind, problem, newQty }: CartDifference): Resolution['kind'][] {
  if (kind === 'REMOVED') return ['accept']
  if (kind !== 'PROBLEM') return ['accept', 'change', 'drop']
  return problem?.limit || (problem && isLimitHidden(problem) && (newQty ?? 0) > 1)
    ? ['change', 'drop']
    : ['drop']
}

/** Returns the preselected answer: the one that loses fewest pieces, without guessing an unknown stock. */
export function defaultResolution(difference: CartDifference): Resolution {
  if (difference.problem && isLimitHidden(difference.problem)) return { kind: 'drop' }
  const [kind] = resolutionsFor(difference)
  return kind === 'change'
    ? { kind, qty: difference.problem?.limit ?? 1 }
    : { kind: kind as 'accept' | 'drop' }
}

/**
 * Returns the unit price for another quantity, as the sheet shows it and as it is agreed to; null: unknown.
 * @param lines the cart on the screen
 */
export function priceAt(lines: readonly SeenLine[], key: string, qty: number): Decimal | null {
  const price = lines.find(({ id }) => id === key)?.product?.price
  return price?.dealer
    ? unitPrice(
        price.dealer,
        price.discount.flatMap(({ detail }) => detail),
        qty,
      )
    : null
}

/**
 * The order as it was seen, with the verdicts applied: what changes beyond that is a new difference, not agreed to.
 * @param lines the cart on the screen while the verdicts were given: a changed quantity is ordered at the price it showed
 */
export function agreedProducts(
  seen: SeenProducts,
  differences: readonly CartDifference[],
  verdicts: ReadonlyMap<string, Resolution>,
  lines: readonly SeenLine[],
): SeenProducts {
  const agreed = new Map(seen.map((product) => [differenceKey(product), product]))
  for (const difference of differences) {
    const key = differenceKey(difference)
    const { sorg, article_code, newQty, newPrice, newNote } = difference
    const verdict = verdicts.get(key) ?? defaultResolution(difference)
    const line = { sorg, article_code, note: newNote ?? '' }
    if (verdict.kind === 'drop' || newQty === null) agreed.delete(key)
    else if (verdict.kind === 'accept') agreed.set(key, { ...line, qty: newQty, price: newPrice })
    else agreed.set(key, { ...line, qty: verdict.qty, price: priceAt(lines, key, verdict.qty) })
  }
  return [...agreed.values()]
}
