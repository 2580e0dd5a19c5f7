import * as v from 'valibot'
import { maxCartName, maxLineNote, maxLineQuantity } from './cart-limits.ts'
import { textWithDigits } from '../ordering/checkout.ts'

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxLineQuantity))
const Pieces = v.pipe(Quantity, v.minValue(1))
const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const Version = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Made by the device that opens the cart, so that it has its name before the server has heard of it. */
const NamedKey = v.pipe(v.string(), v.uuid())
/** Missing: the active cart, as in the first version of intents. */
const OfCart = v.optional(NamedKey)
/** '' is the active cart. */
const AnyKey = v.union([v.literal(''), NamedKey])

/** What a cart may be called (with digits). Messages are codes. */
export const CartName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(maxCartName, 'too_long'),
  v.regex(textWithDigits, 'valid_text'),
)
/** What may stand on a line; empty takes it away. */
export const LineNote = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxLineNote, 'too_long'),
  v.regex(textWithDigits, 'valid_text'),
)

const line = { sorg: Code, article: Code }

/**
 * What a person meant: ADD commutes, SET says what was seen, CLEAR and DROP_CART remove what was seen. One schema for page,
 * worker and server. The three kinds of version 1 are the first three without `cart`.
 */
export const CartIntent = v.variant('kind', [
  v.object({ kind: v.literal('ADD'), args: v.object({ ...line, qty: Pieces, cart: OfCart }) }),
  v.object({
    kind: v.literal('SET'),
    args: v.object({
      ...line,
      qty: Quantity,
      seenQty: v.optional(v.nullable(Quantity)),
      cart: OfCart,
    }),
  }),
  v.object({ kind: v.literal('CLEAR'), args: v.object({ seenVersion: Version, cart: OfCart }) }),
  v.object({ kind: v.literal('NOTE'), args: v.object({ ...line, note: LineNote, cart: OfCart }) }),
  v.object({
    kind: v.literal('MOVE'),
    args: v.pipe(
      v.object({ ...line, from: AnyKey, to: AnyKey, qty: Pieces, note: v.optional(LineNote) }),
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

/** Kinds that the first version of intents knew; they spoke of the active cart alone. */
const firstKinds: readonly string[] = ['ADD', 'SET', 'CLEAR'] satisfies CartIntent['kind'][]

/**
 * Reads an intent as its sender's build wrote it.
 * @param version 1 or 2; another is not understood @returns null for what is none
 */
export function readIntent(version: number, kind: string, args: unknown): CartIntent | null {
  if (version !== 2 && !(version === 1 && firstKinds.includes(kind))) return null
  const parsed = v.safeParse(CartIntent, { kind, args })
  if (!parsed.success) return null
  if (version === 1) delete (parsed.output.args as { cart?: string }).cart
  return parsed.output
}

/** Keys of the carts that an intent speaks of. */
export function cartsOf(intent: CartIntent): string[] {
  return intent.kind === 'MOVE' ? [intent.args.from, intent.args.to] : [intent.args.cart ?? '']
}

/** The article that an intent speaks of; null: a whole cart. */
export const articleOf = ({
  args,
}: Pick<CartIntent, 'args'>): { sorg: string; article: string } | null =>
  'article' in args ? { sorg: args.sorg, article: args.article } : null
