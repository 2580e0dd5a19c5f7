import * as v from 'valibot'
import type { BlockReason } from './article-block.ts'
import { maxLineQuantity } from './cart-limits.ts'

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxLineQuantity))
const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const AddArgs = v.object({ sorg: Code, article: Code, qty: v.pipe(Quantity, v.minValue(1)) })
const SetArgs = v.object({ sorg: Code, article: Code, qty: Quantity, seenQty: v.optional(v.nullable(Quantity)) })
const ClearArgs = v.object({ seenVersion: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** What a person meant: ADD commutes, SET says what was seen, CLEAR removes what was seen. One schema for page, worker and server. */
export const CartIntent = v.variant('kind', [
  v.object({ kind: v.literal('ADD'), args: AddArgs }),
  v.object({ kind: v.literal('SET'), args: SetArgs }),
  v.object({ kind: v.literal('CLEAR'), args: ClearArgs }),
])
export type CartIntent = v.InferOutput<typeof CartIntent>

/** A line as the rule sees it. `version` is the cart's version at its last change, `changedBy` the person who made it. */
export interface LineState {
  sorg: string
  article: string
  qty: number
  version: number
  changedBy: string
}

export interface CartState {
  version: number
  lines: LineState[]
}

export type RejectReason = BlockReason | 'unknown_article' | 'quantity_too_large'

export type IntentEffect =
  | { status: 'applied'; qty: number; overwrote?: { by: string; from: number; to: number } }
  | { status: 'rejected'; reason: RejectReason }

/** What is known of an article when an intent runs: 'fine', unknown here, or a reason why none may be added. */
export type ArticleVerdict = 'fine' | 'unknown_article' | BlockReason

/** The key of a line, and the id of its product in the contract. */
export const lineKey = (line: { sorg: string; article: string }) => `${line.sorg}/${line.article}`

/**
 * Runs one intent over a cart; the cart given is not changed. The screen and the server use this same function, the
 * screen with a verdict that is always 'fine': what the server refuses is told afterwards, in words.
 * @param by who does it
 */
export function applyIntent(
  cart: CartState,
  intent: CartIntent,
  by: string,
  verdict: (sorg: string, article: string) => ArticleVerdict,
): { cart: CartState; effect: IntentEffect } {
  const refuse = (reason: RejectReason) => ({ cart, effect: { status: 'rejected', reason } as const })
  if (intent.kind === 'CLEAR') return clear(cart, intent.args.seenVersion, by)

  const { sorg, article, qty } = intent.args
  const line = cart.lines.find((other) => other.sorg === sorg && other.article === article)
  const before = line?.qty ?? 0
  const after = intent.kind === 'ADD' ? before + qty : qty
  if (after > maxLineQuantity) return refuse('quantity_too_large')
  if (after > before) {
    const known = verdict(sorg, article)
    if (known !== 'fine') return refuse(known)
  }
  const seen = intent.kind === 'SET' ? intent.args.seenQty : undefined
  const overwrote =
    seen !== undefined && seen !== null && line && line.changedBy !== by && before !== seen
      ? { by: line.changedBy, from: before, to: after }
      : undefined
  const effect: IntentEffect = { status: 'applied', qty: after, ...(overwrote && { overwrote }) }
  return { cart: after === before ? cart : put(cart, { sorg, article, qty: after }, by), effect }
}

function put(cart: CartState, change: { sorg: string; article: string; qty: number }, by: string): CartState {
  const version = cart.version + 1
  const changed = { ...change, version, changedBy: by }
  const known = cart.lines.some((line) => lineKey(line) === lineKey(change))
  const lines = known ? cart.lines.map((line) => (lineKey(line) === lineKey(change) ? changed : line)) : [...cart.lines, changed]
  return { version, lines: lines.filter(({ qty }) => qty > 0) }
}

/** Removes what its sender can have seen: lines not younger than `seenVersion`, and those he changed last himself. */
function clear(cart: CartState, seenVersion: number, by: string) {
  const lines = cart.lines.filter((line) => line.version > seenVersion && line.changedBy !== by)
  const effect = { status: 'applied', qty: 0 } as const
  return lines.length === cart.lines.length ? { cart, effect } : { cart: { version: cart.version + 1, lines }, effect }
}
