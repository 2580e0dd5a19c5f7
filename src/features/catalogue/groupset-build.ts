import type { LineProblem } from '#domain/article-block.ts'
import { moreProblem } from '#domain/article-block.ts'
import { type Decimal, sum } from '#domain/money.ts'
import { lineSubtotal } from '#domain/price.ts'
import type { ProductFacts } from '#offline/product-facts.ts'

/** Merchandise category of complete groupsets: they are no part of one. */
const completeSets = 'GS'

/** What stands in a place of the groupset: an article, or that none is needed. */
export type Choice = ProductFacts | 'none'
/** A place of the groupset: one merchandise category. */
export interface Slot { mcid: string; wording: string; count: number }
export interface FilledSlot { slot: Slot; choice: Choice | null; subtotal: Decimal | null; problem: LineProblem | null }

/** The places of a groupset: the merchandise categories of its parts. */
export const slotsOf = (categories: readonly Slot[]): Slot[] => categories.filter(({ mcid }) => mcid !== completeSets)

export interface Build {
  slots: FilledSlot[]
  /** Places that are settled, by an article or by not needing one. */
  settled: number
  /** What goes into the cart. */
  lines: { product: ProductFacts; qty: number }[]
  /** What cannot be ordered as it stands, and is in no total. */
  left: { id: string; code: string; name: string; qty: number; problem: LineProblem }[]
  total: Decimal
}

/** What has been put together for a number of bikes. */
export function buildOf(slots: readonly Slot[], choices: ReadonlyMap<string, Choice>, bikes: number): Build {
  const filled = slots.map((slot): FilledSlot => {
    const choice = choices.get(slot.mcid) ?? null
    if (!choice || choice === 'none') return { slot, choice, subtotal: null, problem: null }
    const { dealer, discount, decimal_precission: precision } = choice.price
    return {
      slot, choice,
      subtotal: dealer === null ? null : lineSubtotal(dealer, discount.flatMap(({ detail }) => detail), bikes, precision),
      problem: moreProblem(choice, bikes, 0),
    }
  })
  const chosen = filled.flatMap(({ choice, problem, subtotal }) => (choice && choice !== 'none' ? [{ product: choice, problem, subtotal }] : []))
  const fine = chosen.filter(({ problem }) => problem === null)
  return {
    slots: filled,
    settled: filled.filter(({ choice }) => choice !== null).length,
    lines: fine.map(({ product }) => ({ product, qty: bikes })),
    left: chosen.flatMap(({ product: { id, article_code_display: code, name }, problem }) => (problem ? [{ id, code, name, qty: bikes, problem }] : [])),
    total: sum(fine.map(({ subtotal }) => subtotal ?? '0')),
  }
}
