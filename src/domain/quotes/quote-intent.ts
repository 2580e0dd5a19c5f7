import * as v from 'valibot'
import { maxCartLines, maxLineNote, maxLineQuantity } from '../cart/cart-limits.ts'

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const Pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLineQuantity))
const Amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,4})?$/))

/** Lines of a cart as the seller saw them. `price` is for one piece. */
export const QuotedProducts = v.pipe(
  v.array(
    v.object({
      sorg: Code,
      article_code: Code,
      qty: Pieces,
      price: Amount,
      note: v.optional(v.pipe(v.string(), v.maxLength(maxLineNote)), ''),
    }),
  ),
  v.minLength(1),
  v.maxLength(maxCartLines),
)
export type QuotedProducts = v.InferOutput<typeof QuotedProducts>

/**
 * Makes a quote of what the seller saw in a cart. `id` is the quote's own, so that however often it is sent, by
 * whichever way, there is one. The text fields are checked by the form and again on the server, against its day.
 */
export const QuoteIntent = v.variant('kind', [
  v.object({
    kind: v.literal('QUOTE'),
    args: v.object({
      id: v.pipe(v.string(), v.uuid()),
      name: v.string(),
      note: v.string(),
      validUntil: v.string(),
      mail: v.boolean(),
      products: QuotedProducts,
    }),
  }),
])
export type QuoteIntent = v.InferOutput<typeof QuoteIntent>
