import type { BlockReason } from '../article/article-block.ts'
import type { CartIntent } from './cart-intent.ts'
import type { CartChangingIntent } from './intent-targets.ts'
import { maxCartLines, maxLineNote, maxLineQuantity } from './cart-limits.ts'

/** A line as the rule sees it. `version` is the cart's version at the last change of its quantity, `changedBy` the person who made it. */
export interface LineState {
  sorg: string
  article: string
  qty: number
  version: number
  changedBy: string
  note?: string
}

export interface CartState {
  version: number
  lines: LineState[]
}

export type RejectReason =
  | BlockReason
  | 'unknown_article'
  | 'quantity_too_large'
  | 'too_many_lines'
  | 'line_gone'

export type StepEffect =
  | { status: 'applied'; qty: number; overwrote?: { by: string; from: number; to: number } }
  | { status: 'rejected'; reason: RejectReason }

/** Verdict on an article when an intent runs: 'fine', unknown, or a reason why none may be added. */
export type ArticleVerdict = 'fine' | 'unknown_article' | BlockReason

interface Article {
  sorg: string
  article: string
}

/** Effect of an intent on one cart. A move is two: TAKE from one, PUT into the other. */
export type CartStep =
  | Extract<CartIntent, { kind: 'ADD' | 'SET' | 'CLEAR' | 'NOTE' }>
  | { kind: 'TAKE'; args: Article & { qty: number } }
  | { kind: 'PUT'; args: Article & { qty: number; note?: string | undefined } }
  | { kind: 'EMPTY' }
  | { kind: 'ORDERED'; lines: readonly (Article & { qty: number })[] }

/** The key of a line, and the id of its product in the contract. */
export const lineKey = (line: Article) => `${line.sorg}/${line.article}`

/** Returns the step of an intent for the cart of this key; null: none. */
export function stepOn(key: string, intent: CartChangingIntent): CartStep | null {
  switch (intent.kind) {
    case 'ORDER': {
      const { cart = '', products } = intent.args
      const lines = products.map(({ sorg, article_code, qty }) => ({
        sorg,
        article: article_code,
        qty,
      }))
      return cart === key ? { kind: 'ORDERED', lines } : null
    }
    case 'MOVE': {
      const { from, to, note, ...what } = intent.args
      if (from === key) return { kind: 'TAKE', args: what }
      return to === key ? { kind: 'PUT', args: { ...what, note } } : null
    }
    case 'NEW_CART':
    case 'DROP_CART':
      return intent.args.cart === key ? { kind: 'EMPTY' } : null
    case 'RENAME_CART':
      return null
    default:
      return (intent.args.cart ?? '') === key ? intent : null
  }
}

/** A cart while steps run over it: 2,000 steps over 2,000 lines must not cost four million. */
interface Open {
  version: number
  lines: Map<string, LineState>
  by: string
  verdict: Verdict
}

type Verdict = (sorg: string, article: string) => ArticleVerdict

/**
 * Runs steps over a cart, one after the other; the cart given is not changed. The screen and the server use this same
 * function, the screen with a verdict that is always 'fine': what the server refuses is told afterwards, in words.
 * @param by who does it
 */
export function runSteps(
  cart: CartState,
  steps: readonly CartStep[],
  by: string,
  verdict: Verdict,
): { cart: CartState; effects: StepEffect[] } {
  if (steps.length === 0) return { cart, effects: [] }
  const open: Open = {
    version: cart.version,
    lines: new Map(cart.lines.map((line) => [lineKey(line), line])),
    by,
    verdict,
  }
  const effects = steps.map((step) => run(open, step))
  return {
    cart:
      open.version === cart.version
        ? cart
        : { version: open.version, lines: [...open.lines.values()] },
    effects,
  }
}

/** Runs one step. */
export function runStep(
  cart: CartState,
  step: CartStep,
  by: string,
  verdict: Verdict,
): { cart: CartState; effect: StepEffect } {
  const {
    cart: after,
    effects: [effect],
  } = runSteps(cart, [step], by, verdict)
  return { cart: after, effect: effect! }
}

const refuse = (reason: RejectReason): StepEffect => ({ status: 'rejected', reason })
const applied = (qty: number): StepEffect => ({ status: 'applied', qty })

function run(open: Open, step: CartStep): StepEffect {
  switch (step.kind) {
    case 'ADD':
    case 'SET':
      return order(open, step)
    case 'CLEAR':
      return keepOnly(open, unseenBy(open.by, step.args.seenVersion))
    case 'EMPTY':
      return keepOnly(open, () => false)
    case 'ORDERED':
      return takeOrdered(open, step.lines)
    case 'NOTE':
      return note(open, step.args)
    case 'TAKE':
      return take(open, step.args)
    case 'PUT':
      return put(open, step.args)
  }
}

function order(open: Open, intent: Extract<CartStep, { kind: 'ADD' | 'SET' }>): StepEffect {
  const { sorg, article, qty } = intent.args
  const line = open.lines.get(lineKey(intent.args))
  const before = line?.qty ?? 0
  const after = intent.kind === 'ADD' ? before + qty : qty
  if (after > maxLineQuantity) return refuse('quantity_too_large')
  if (after > before) {
    const known = open.verdict(sorg, article)
    if (known !== 'fine') return refuse(known)
  }
  if (!line && after > 0 && open.lines.size >= maxCartLines) return refuse('too_many_lines')
  const seen = intent.kind === 'SET' ? intent.args.seenQty : undefined
  if (after !== before)
    write(open, { sorg, article, qty: after, ...(line?.note && { note: line.note }) })
  if (seen === undefined || seen === null || !line || line.changedBy === open.by || before === seen)
    return applied(after)
  return {
    status: 'applied',
    qty: after,
    overwrote: { by: line.changedBy, from: before, to: after },
  }
}

/** Takes what is there, up to the quantity wanted: `qty` of the effect says how much that was. */
function take(open: Open, { qty, ...what }: Article & { qty: number }): StepEffect {
  const line = open.lines.get(lineKey(what))
  if (!line) return refuse('line_gone')
  const taken = Math.min(qty, line.qty)
  write(open, { ...what, qty: line.qty - taken, ...(line.note && { note: line.note }) })
  return applied(taken)
}

/** Lines already in a cart may move to another, even if no more can be bought. */
function put(
  open: Open,
  { qty, note: brought, ...what }: Article & { qty: number; note?: string | undefined },
): StepEffect {
  const line = open.lines.get(lineKey(what))
  const after = (line?.qty ?? 0) + qty
  if (after > maxLineQuantity) return refuse('quantity_too_large')
  if (!line && open.lines.size >= maxCartLines) return refuse('too_many_lines')
  const kept = bothNotes(line?.note, brought)
  write(open, { ...what, qty: after, ...(kept && { note: kept }) })
  return applied(after)
}

/** A line that meets its like in another cart: both notes stand on it, as far as one line has room for them. */
function bothNotes(there: string | undefined, brought: string | undefined): string | undefined {
  if (!there || !brought || there.includes(brought)) return there || brought
  const both = `${there} / ${brought}`
  return both.length > maxLineNote ? there : both
}

/** Takes the ordered pieces out of the lines; pieces added by others since stay. */
function takeOrdered(open: Open, lines: readonly (Article & { qty: number })[]): StepEffect {
  for (const { sorg, article, qty } of lines) {
    const line = open.lines.get(lineKey({ sorg, article }))
    if (line)
      write(open, {
        sorg,
        article,
        qty: Math.max(0, line.qty - qty),
        ...(line.note && { note: line.note }),
      })
  }
  return applied(0)
}

/** A note changes the version of the cart, not of the quantity: clearing a seen line clears its note too. */
function note(
  open: Open,
  { sorg, article, note: text }: { sorg: string; article: string; note: string },
): StepEffect {
  const key = lineKey({ sorg, article })
  const line = open.lines.get(key)
  if (!line) return refuse('line_gone')
  if ((line.note ?? '') === text) return applied(line.qty)
  const { note: _, ...rest } = line
  open.version += 1
  open.lines.set(key, text ? { ...rest, note: text } : rest)
  return applied(line.qty)
}

function write(open: Open, change: Article & { qty: number; note?: string }): void {
  open.version += 1
  if (change.qty === 0) open.lines.delete(lineKey(change))
  else open.lines.set(lineKey(change), { ...change, version: open.version, changedBy: open.by })
}

/** Finds lines the person cannot have seen: newer than what they saw, and last changed by another person. */
export const unseenBy =
  (by: string, seenVersion: number) =>
  (line: LineState): boolean =>
    line.version > seenVersion && line.changedBy !== by

function keepOnly(open: Open, stays: (line: LineState) => boolean): StepEffect {
  const before = open.lines.size
  for (const [key, line] of open.lines) if (!stays(line)) open.lines.delete(key)
  if (open.lines.size !== before) open.version += 1
  return applied(0)
}
