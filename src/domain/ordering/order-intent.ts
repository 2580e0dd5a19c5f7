import * as v from 'valibot'
import { lineKey } from '../cart/cart.ts'
import { maxCartLines, maxLineQuantity } from '../cart/cart-limits.ts'
import { CheckoutForm } from './checkout.ts'

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** A line as the buyer saw it. Price is a unit price as a decimal in the currency of its sales organisation; null: none was shown. */
const SeenProduct = v.object({
  article_code: Code,
  sorg: Code,
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLineQuantity)),
  price: v.nullable(v.string()),
  note: v.string(),
})

/**
 * Intent to order one whole cart as the buyer saw it. It holds lines, prices and freight, so that the server places it
 * only where all of them still hold. The intent's own id is its attempt key.
 */
export const OrderIntent = v.object({
  kind: v.literal('ORDER'),
  args: v.object({
    /** Key of a named cart; missing: the active one. */
    cart: v.optional(v.pipe(v.string(), v.uuid())),
    form: CheckoutForm,
    products: v.pipe(
      v.array(SeenProduct),
      v.minLength(1),
      v.maxLength(maxCartLines),
      v.check((products) => new Set(products.map(keyOf)).size === products.length),
    ),
  }),
})
export type OrderIntent = v.InferOutput<typeof OrderIntent>

/**
 * Returns the lines that an order leaves in its cart. Pieces that the buyer did not see when ordering stay: they belong
 * to the next cart, whether they came from this device or another.
 */
export function linesAfterOrder<Line extends { sorg: string; article: string; qty: number }>(
  lines: readonly Line[],
  { args }: OrderIntent,
): Line[] {
  const ordered = new Map(args.products.map((product) => [keyOf(product), product.qty]))
  return lines.flatMap((line) => {
    const pieces = ordered.get(lineKey(line)) ?? 0
    return pieces === 0 ? [line] : line.qty > pieces ? [{ ...line, qty: line.qty - pieces }] : []
  })
}

const keyOf = ({ sorg, article_code }: { sorg: string; article_code: string }) =>
  lineKey({ sorg, article: article_code })
