import type { ArticleVerdict, CartState, RejectReason, StepEffect } from './cart.ts'
import { runStep, stepOn, unseenBy } from './cart.ts'
import type { CartIntent } from './cart-intent.ts'
import { type CartChangingIntent, cartsOf } from './intent-targets.ts'
import { maxNamedCarts } from './cart-limits.ts'

/** A customer's cart in the list of carts. */
export interface NamedCart {
  key: string
  name: string
}

/** All carts of a customer, by their keys; '' is the active one. `book` counts every new, renamed and dropped cart. */
export interface CartsState {
  book: number
  carts: ReadonlyMap<string, { name: string; state: CartState }>
}

export type CartsReason =
  | RejectReason
  | 'no_such_cart'
  | 'cart_exists'
  | 'too_many_carts'
  | 'changed_meanwhile'

export type IntentEffect =
  | Extract<StepEffect, { status: 'applied' }>
  | { status: 'rejected'; reason: CartsReason }

type Verdict = (sorg: string, article: string) => ArticleVerdict
interface Outcome {
  carts: CartsState
  effect: IntentEffect
}

const nothing: IntentEffect = { status: 'applied', qty: 0 }
const empty: CartState = { version: 0, lines: [] }

/**
 * Runs one intent over all carts of a customer, whole or not at all; what is given is not changed.
 * @param by who does it
 */
export function runIntent(
  carts: CartsState,
  intent: CartChangingIntent,
  by: string,
  verdict: Verdict,
): Outcome {
  const refuse = (reason: CartsReason): Outcome => ({
    carts,
    effect: { status: 'rejected', reason },
  })
  if (intent.kind === 'NEW_CART') return open(carts, intent.args, refuse)
  if (cartsOf(intent).some((key) => !carts.carts.has(key))) return refuse('no_such_cart')
  switch (intent.kind) {
    case 'ORDER': {
      const key = intent.args.cart ?? ''
      return step(carts, key, stepOn(key, intent)!, by, verdict)
    }
    case 'RENAME_CART':
      return { carts: named(carts, intent.args), effect: nothing }
    case 'DROP_CART':
      return drop(carts, intent.args, by, refuse)
    case 'MOVE':
      return move(carts, intent.args, by, verdict)
    default:
      return step(carts, intent.args.cart ?? '', intent, by, verdict)
  }
}

function step(
  carts: CartsState,
  key: string,
  intent: Parameters<typeof runStep>[1],
  by: string,
  verdict: Verdict,
): Outcome {
  const { state, name } = carts.carts.get(key)!
  const { cart, effect } = runStep(state, intent, by, verdict)
  return {
    carts:
      cart === state
        ? carts
        : { ...carts, carts: new Map(carts.carts).set(key, { name, state: cart }) },
    effect,
  }
}

function open(
  carts: CartsState,
  { cart, name }: { cart: string; name: string },
  refuse: (reason: CartsReason) => Outcome,
): Outcome {
  if (carts.carts.has(cart)) return refuse('cart_exists')
  if (carts.carts.size - 1 >= maxNamedCarts) return refuse('too_many_carts')
  return {
    carts: { book: carts.book + 1, carts: new Map(carts.carts).set(cart, { name, state: empty }) },
    effect: nothing,
  }
}

function named(carts: CartsState, { cart, name }: { cart: string; name: string }): CartsState {
  const { state, name: before } = carts.carts.get(cart)!
  return before === name
    ? carts
    : { book: carts.book + 1, carts: new Map(carts.carts).set(cart, { name, state }) }
}

/** Keeps a cart to which another person has added lines meanwhile, because someone must check it. */
function drop(
  carts: CartsState,
  { cart, seenVersion }: { cart: string; seenVersion: number },
  by: string,
  refuse: (reason: CartsReason) => Outcome,
): Outcome {
  if (carts.carts.get(cart)!.state.lines.some(unseenBy(by, seenVersion)))
    return refuse('changed_meanwhile')
  const left = new Map(carts.carts)
  left.delete(cart)
  return { carts: { book: carts.book + 1, carts: left }, effect: nothing }
}

function move(
  carts: CartsState,
  args: Extract<CartIntent, { kind: 'MOVE' }>['args'],
  by: string,
  verdict: Verdict,
): Outcome {
  const { from, to, note, ...what } = args
  const taken = step(carts, from, { kind: 'TAKE', args: what }, by, verdict)
  if (taken.effect.status === 'rejected') return { carts, effect: taken.effect }
  const { qty } = taken.effect
  const put = step(taken.carts, to, { kind: 'PUT', args: { ...what, qty, note } }, by, verdict)
  return put.effect.status === 'rejected'
    ? { carts, effect: put.effect }
    : { carts: put.carts, effect: { status: 'applied', qty } }
}

/** The list of a customer's named carts after an intent; what is no business of the list leaves it as it is. */
export function runOnBook<Entry extends NamedCart>(
  book: readonly Entry[],
  intent: CartChangingIntent,
  fresh: (entry: NamedCart) => Entry,
): readonly Entry[] {
  if (intent.kind === 'NEW_CART') {
    const { cart: key, name } = intent.args
    return book.some((entry) => entry.key === key) || book.length >= maxNamedCarts
      ? book
      : [...book, fresh({ key, name })]
  }
  if (intent.kind === 'RENAME_CART')
    return book.map((entry) =>
      entry.key === intent.args.cart ? { ...entry, name: intent.args.name } : entry,
    )
  if (intent.kind === 'DROP_CART') return book.filter(({ key }) => key !== intent.args.cart)
  return book
}
