import type { LineProblem } from '#domain/article/article-block.ts'
import { maxCartLines, maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { codeWord } from '#domain/search/word-index.ts'
import type { NewLine } from '#offline/cart/cart-changes.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { canBeAdded, type Known, lineOf } from '#parts/order-lines/grid-line.ts'

/** Why a code that was read is not in the cart. */
export type SkipReason =
  | { kind: 'unknown' | 'unanswered' | 'choose' | 'quantity_too_large' | 'too_many_lines' }
  | { kind: 'problem'; problem: LineProblem; lying: number }

/** A code that was read and is not in the cart, and how often. */
export interface UnresolvedScan {
  code: string
  times: number
  /** Of its article, where there is one. */
  name: string | null
  why: SkipReason
}

/** `lying`: what the cart held of it before. `problem`: it goes in, and cannot be ordered as it stands. */
export type Scanned =
  | { kind: 'add'; line: NewLine; lying: number; problem: LineProblem | null }
  | ({ kind: 'leave' } & UnresolvedScan)

/** A code as it was read. @param times pieces @param pick article that is meant, where the code means several */
export interface Read {
  code: string
  times: number
  pick: string | null
}

/** Resolves a scanned code against what may be added to this cart. */
export function scanned({ code, times, pick }: Read, known: Known, cart: CartView): Scanned {
  const inCart = piecesInCart(cart)
  const line = lineOf(
    { id: code, code, qty: times, pick },
    known,
    () => times,
    (id) => inCart.get(id) ?? 0,
  )
  const { product, problem, lying, state } = line
  const leave = (why: SkipReason): Scanned => ({
    kind: 'leave',
    code,
    times,
    name: product?.name ?? null,
    why,
  })
  if (!product)
    return leave({ kind: state === 'unknown' || state === 'choose' ? state : 'unanswered' })
  if (problem && !canBeAdded(line)) return leave({ kind: 'problem', problem, lying })
  if (lying + times > maxLineQuantity) return leave({ kind: 'quantity_too_large' })
  if (lying === 0 && inCart.size >= maxCartLines) return leave({ kind: 'too_many_lines' })
  return { kind: 'add', line: { product, qty: times }, lying, problem }
}

/** Tells the entries of one code, however it is written. */
export const ofCode =
  (code: string) =>
  (other: { code: string }): boolean =>
    codeWord(other.code) === codeWord(code)

/** The list with a code more; one that is there already counts up. The latest stands first. */
export function withUnresolved(
  list: readonly UnresolvedScan[],
  { code, times, name, why }: UnresolvedScan,
): UnresolvedScan[] {
  const before = list.find(ofCode(code))
  return [
    { code, times: times + (before?.times ?? 0), name, why },
    ...list.filter((one) => one !== before),
  ]
}

/** Returns the list with fewer of a code; without the code at zero. */
export const withLess = (
  list: readonly UnresolvedScan[],
  code: string,
  times: number,
): UnresolvedScan[] =>
  list.flatMap((one) =>
    !ofCode(code)(one) ? [one] : one.times > times ? [{ ...one, times: one.times - times }] : [],
  )
