import type { LineProblem } from '../article/article-block.ts'
import { lineKey } from './cart.ts'
import { compare, type Decimal } from '../ordering/money.ts'

/** A line as the buyer saw it. A missing price, note or `ready` was not shown; null: shown as none. `ready` pieces could leave at once. */
export interface SeenLine {
  sorg: string
  article: string
  qty: number
  price?: Decimal | null | undefined
  note?: string | null | undefined
  ready?: number | null | undefined
}
export interface LineNow {
  sorg: string
  article: string
  qty: number
  price: Decimal | null
  note: string | null
  /** Pieces of the line that can leave at once; missing where the stock is hidden. */
  ready?: number | undefined
  name: string
  problem: LineProblem | null
}

/** Every fact of a line as it was seen and as it is. `kind` is the gravest of what has changed, the facts are all there. */
export interface CartDifference {
  kind: 'QUANTITY' | 'PRICE' | 'STOCK' | 'NOTE' | 'PROBLEM' | 'ADDED' | 'REMOVED'
  sorg: string
  article: string
  name: string
  oldQty: number | null
  newQty: number | null
  oldPrice: Decimal | null
  newPrice: Decimal | null
  oldNote: string | null
  newNote: string | null
  /** Pieces that could leave at once; both null unless there are fewer than the buyer saw. */
  oldReady: number | null
  newReady: number | null
  problem: LineProblem | null
}

type Facts = Pick<
  CartDifference,
  'oldQty' | 'newQty' | 'oldPrice' | 'newPrice' | 'oldNote' | 'newNote' | 'oldReady' | 'newReady'
>

const isOtherPrice = (a: Decimal | null, b: Decimal | null) =>
  a === null || b === null ? a !== b : compare(a, b) !== 0

/** Which facts of a line that is still there are others than were seen; of a line that came or went none. */
export function changedFacts({
  oldQty,
  newQty,
  oldPrice,
  newPrice,
  oldNote,
  newNote,
  newReady,
}: Facts): {
  qty: boolean
  price: boolean
  note: boolean
  stock: boolean
} {
  const both = oldQty !== null && newQty !== null
  return {
    qty: both && oldQty !== newQty,
    price: both && isOtherPrice(oldPrice, newPrice),
    note: both && (oldNote ?? '') !== (newNote ?? ''),
    stock: both && newReady !== null,
  }
}

/**
 * Lists the differences from what the buyer saw, line by line; empty: the cart can be ordered. Facts that were not
 * shown are not compared; problems are listed even if they were seen.
 */
export function cartDifferences(
  seen: readonly SeenLine[],
  now: readonly LineNow[],
): CartDifference[] {
  const before = new Map(seen.map((line) => [lineKey(line), line]))
  const after = new Set(now.map(lineKey))
  const changed = now.flatMap((line): CartDifference[] => {
    const { sorg, article, name, qty, price, note, problem } = line
    const old = before.get(lineKey(line))
    const facts: Facts = {
      oldQty: old?.qty ?? null,
      newQty: qty,
      // What was not told is as it is: nothing of it can differ.
      oldPrice: old ? told(old.price, price) : null,
      newPrice: price,
      oldNote: old ? told(old.note, note) : null,
      newNote: note,
      ...fewerReady(old, line),
    }
    const kind = problem ? 'PROBLEM' : old ? changeOf(facts) : 'ADDED'
    return kind ? [{ kind, sorg, article, name, ...facts, problem }] : []
  })
  const removed = seen
    .filter((line) => !after.has(lineKey(line)))
    .map((line): CartDifference => ({
      kind: 'REMOVED',
      sorg: line.sorg,
      article: line.article,
      name: line.article,
      oldQty: line.qty,
      newQty: null,
      oldPrice: line.price ?? null,
      newPrice: null,
      oldNote: line.note ?? null,
      newNote: null,
      oldReady: null,
      newReady: null,
      problem: null,
    }))
  return [...changed, ...removed]
}

/** The pieces that can leave at once, where there are fewer of the line's than the buyer saw. */
function fewerReady(old: SeenLine | undefined, { qty, ready }: LineNow) {
  const seen = old?.ready ?? null
  return seen !== null && ready !== undefined && ready < Math.min(seen, qty)
    ? { oldReady: seen, newReady: ready }
    : { oldReady: null, newReady: null }
}

const told = <T>(fact: T | undefined, now: T): T => (fact === undefined ? now : fact)

function changeOf(facts: Facts): 'QUANTITY' | 'PRICE' | 'STOCK' | 'NOTE' | null {
  const { qty, price, stock, note } = changedFacts(facts)
  return qty ? 'QUANTITY' : price ? 'PRICE' : stock ? 'STOCK' : note ? 'NOTE' : null
}

/** The freight of one sales organisation that is another than the buyer saw. */
export interface FreightDifference {
  sorg: string
  oldFreight: Decimal
  newFreight: Decimal
}

/** Freight that has changed since it was seen; what was not told (plain clients) is not compared. */
export function freightDifferences(
  seen: readonly { sorg: string; freight?: Decimal | null | undefined }[],
  now: readonly { sorg: string; freight: Decimal }[],
): FreightDifference[] {
  const before = new Map(seen.map(({ sorg, freight }) => [sorg, freight]))
  return now.flatMap(({ sorg, freight }) => {
    const old = before.get(sorg)
    return old && compare(old, freight) !== 0
      ? [{ sorg, oldFreight: old, newFreight: freight }]
      : []
  })
}
