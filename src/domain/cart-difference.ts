import type { LineProblem } from './article-block.ts'
import { lineKey } from './cart.ts'
import { compare, type Decimal } from './money.ts'

export interface SeenLine { sorg: string; article: string; qty: number; price: Decimal | null }
export interface LineNow { sorg: string; article: string; qty: number; price: Decimal | null; name: string; problem: LineProblem | null }

export interface CartDifference {
  kind: 'QUANTITY' | 'PRICE' | 'PROBLEM' | 'ADDED' | 'REMOVED'
  sorg: string
  article: string
  name: string
  oldQty: number | null
  newQty: number | null
  oldPrice: Decimal | null
  newPrice: Decimal | null
  problem: LineProblem | null
}

/**
 * What is no longer as the buyer saw it, line by line (OFFLINE: checkout). Empty: the cart may be ordered as it stands.
 * A price that was not told (plain clients) is not compared; a problem stands here whether it was seen or not.
 */
export function cartDifferences(seen: readonly SeenLine[], now: readonly LineNow[]): CartDifference[] {
  const before = new Map(seen.map((line) => [lineKey(line), line]))
  const after = new Set(now.map(lineKey))
  const changed = now.flatMap((line): CartDifference[] => {
    const { sorg, article, name, qty, price, problem } = line
    const old = before.get(lineKey(line))
    const base = { sorg, article, name, oldQty: old?.qty ?? null, newQty: qty, oldPrice: old?.price ?? null, newPrice: price, problem }
    if (problem) return [{ ...base, kind: 'PROBLEM' }]
    if (!old) return [{ ...base, kind: 'ADDED' }]
    if (old.qty !== qty) return [{ ...base, kind: 'QUANTITY' }]
    const moved = old.price !== null && (price === null || compare(old.price, price) !== 0)
    return moved ? [{ ...base, kind: 'PRICE' }] : []
  })
  const removed = seen.filter((line) => !after.has(lineKey(line))).map((line): CartDifference => ({
    kind: 'REMOVED', sorg: line.sorg, article: line.article, name: line.article, oldQty: line.qty, newQty: null,
    oldPrice: line.price, newPrice: null, problem: null,
  }))
  return [...changed, ...removed]
}
