import * as v from 'valibot'
import { maxCartLines, maxLineNote, maxLineQuantity } from '../cart/cart-limits.ts'
import { CheckoutForm } from './checkout.ts'

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const Pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLineQuantity))
const Amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,4})?$/))

/** A line as the buyer saw it. `price` is for one piece, null where none was shown; `ready` pieces could leave at once, missing where the stock is hidden. */
const Product = v.object({
  sorg: Code,
  article_code: Code,
  qty: Pieces,
  price: v.nullable(Amount),
  note: v.pipe(v.string(), v.maxLength(maxLineNote)),
  ready: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

/**
 * Places the order of a cart as the buyer saw it. It is placed only if prices, stock, freight, credit and terms still
 * allow exactly that; otherwise it is refused and the cart stays as it is. `totals` are what the screen showed, decimals
 * in the currency of each sales organisation.
 */
export const OrderIntent = v.variant('kind', [
  v.object({
    kind: v.literal('ORDER'),
    args: v.object({
      /** Key of a named cart; missing: the active one. */
      cart: v.optional(v.pipe(v.string(), v.uuid())),
      seenVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
      form: CheckoutForm,
      products: v.pipe(v.array(Product), v.minLength(1), v.maxLength(maxCartLines)),
      totals: v.array(v.object({ sorg: Code, currency: v.string(), total: Amount })),
    }),
  }),
])
export type OrderIntent = v.InferOutput<typeof OrderIntent>
