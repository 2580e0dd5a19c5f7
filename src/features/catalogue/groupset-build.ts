import type { LineProblem } from '#domain/article-block.ts'
import { moreProblem } from '#domain/article-block.ts'
import { type Decimal, sum } from '#domain/money.ts'
import { lineSubtotal } from '#domain/price.ts'
import type { ProductFacts } from '#offline/product-facts.ts'

/** Merchandise category of complete groupsets: they are no part of one. */
const completeSets = 'GS'

/** An article that was chosen and is not at hand: being asked for, without an answer, or no longer sold. */
export interface AbsentArticle { absent: 'asking' | 'unanswered' | 'gone'; code: string; name: string }
/** What stands in a place of the groupset: an article, or that none is needed. */
export type Choice = ProductFacts | AbsentArticle | 'none'
/** A place of the groupset: one merchandise category. */
export interface Slot { mcid: string; wording: string; count: number }
export interface FilledSlot { slot: Slot; choice: Choice | null; subtotal: Decimal | null; problem: LineProblem | null }

/** The places of a groupset: the merchandise categories of its parts. */
export const slotsOf = (categories: readonly Slot[]): Slot[] => categories.filter(({ mcid }) => mcid !== completeSets)

/** The article of a choice; null: there is none, or it is not at hand. */
export const articleOf = (choice: Choice | null): ProductFacts | null => (choice === null || choice === 'none' || 'absent' in choice ? null : choice)

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
    const article = articleOf(choice)
    if (!article) return { slot, choice, subtotal: null, problem: null }
    const { dealer, discount, decimal_precission: precision } = article.price
    return {
      slot, choice,
      subtotal: dealer === null ? null : lineSubtotal(dealer, discount.flatMap(({ detail }) => detail), bikes, precision),
      problem: moreProblem(article, bikes, 0),
    }
  })
  const chosen = filled.flatMap(({ choice, problem, subtotal }) => {
    const product = articleOf(choice)
    return product ? [{ product, problem, subtotal }] : []
  })
  const fine = chosen.filter(({ problem }) => problem === null)
  return {
    slots: filled,
    settled: filled.filter(({ choice }) => choice !== null).length,
    lines: fine.map(({ product }) => ({ product, qty: bikes })),
    left: chosen.flatMap(({ product: { id, article_code_display: code, name }, problem }) => (problem ? [{ id, code, name, qty: bikes, problem }] : [])),
    total: sum(fine.map(({ subtotal }) => subtotal ?? '0')),
  }
}
