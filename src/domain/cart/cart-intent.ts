import * as v from 'valibot'
import { maxCartName, maxLineNote, maxLineQuantity } from './cart-limits.ts'
import { textWithDigits } from '../ordering/checkout.ts'

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxLineQuantity))
const Pieces = v.pipe(Quantity, v.minValue(1))
// Named again in each kind below: with an object spread the whole schema would weigh on the service worker.
const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const Version = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Made by the device that opens the cart, so that it has its name before the server has heard of it. */
const NamedKey = v.pipe(v.string(), v.uuid())
/** Missing: the active cart. */
const OfCart = v.optional(NamedKey)
/** '' is the active cart. */
const AnyKey = v.union([v.literal(''), NamedKey])

/** Name of a cart (digits allowed). Messages are codes. */
export const CartName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(maxCartName, 'too_long'),
  v.regex(textWithDigits, 'valid_text'),
)
/** Note on a line; an empty one removes it. */
export const LineNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxLineNote, 'too_long'),
  v.regex(textWithDigits, 'valid_text'),
)

/**
 * A change to carts as the person meant it: ADD commutes, SET carries the seen quantity, CLEAR and DROP_CART remove
 * what was seen. One schema for page, worker and server.
 */
export const CartIntent = v.variant('kind', [
  v.object({
    kind: v.literal('ADD'),
    args: v.object({ sorg: Code, article: Code, qty: Pieces, cart: OfCart }),
  }),
  v.object({
    kind: v.literal('SET'),
    args: v.object({
      sorg: Code,
      article: Code,
      qty: Quantity,
      seenQty: v.optional(v.nullable(Quantity)),
      cart: OfCart,
    }),
  }),
  v.object({ kind: v.literal('CLEAR'), args: v.object({ seenVersion: Version, cart: OfCart }) }),
  v.object({
    kind: v.literal('NOTE'),
    args: v.object({ sorg: Code, article: Code, note: LineNote, cart: OfCart }),
  }),
  v.object({
    kind: v.literal('MOVE'),
    args: v.pipe(
      v.object({
        sorg: Code,
        article: Code,
        from: AnyKey,
        to: AnyKey,
        qty: Pieces,
        note: v.optional(LineNote),
      }),
      v.check(({ from, to }) => from !== to),
    ),
  }),
  v.object({ kind: v.literal('NEW_CART'), args: v.object({ cart: NamedKey, name: CartName }) }),
  v.object({ kind: v.literal('RENAME_CART'), args: v.object({ cart: NamedKey, name: CartName }) }),
  v.object({
    kind: v.literal('DROP_CART'),
    args: v.object({ cart: NamedKey, seenVersion: Version }),
  }),
])
export type CartIntent = v.InferOutput<typeof CartIntent>
