import type { LineProblem } from '#domain/article/article-block.ts'
import { type Decimal, sum } from '#domain/ordering/money.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { totalsOf } from '#parts/order-lines/grid-line.ts'
import { linesOfArticles } from '#parts/order-lines/grid-lines.ts'

/** Merchandise category of complete groupsets: they are no part of one. */
const completeSets = 'GS'

/** An article that was chosen and is not at hand: being asked for, without an answer, or no longer sold. */
export interface AbsentArticle {
  absent: 'asking' | 'unanswered' | 'gone'
  code: string
  name: string
}
/** Choice for a slot of the groupset: an article, or none needed. */
export type Choice = ProductFacts | AbsentArticle | 'none'
/** A place of the groupset: one merchandise category. */
export interface Slot {
  mcid: string
  wording: string
  count: number
}
/** `lying`: pieces of it in the cart already; `subtotal` the new ones, at the price of all of them. */
export interface FilledSlot {
  slot: Slot
  choice: Choice | null
  subtotal: Decimal | null
  problem: LineProblem | null
  lying: number
}

/** The places of a groupset: the merchandise categories of its parts. */
export const slotsOf = (categories: readonly Slot[]): Slot[] =>
  categories.filter(({ mcid }) => mcid !== completeSets)

/** The article of a choice; null: there is none, or it is not at hand. */
export const articleOf = (choice: Choice | null): ProductFacts | null =>
  choice === null || choice === 'none' || 'absent' in choice ? null : choice

export interface Build {
  slots: FilledSlot[]
  /** Places that are settled, by an article or by not needing one. */
  settled: number
  /** Lines that go into the cart. */
  lines: { product: ProductFacts; qty: number }[]
  /** Choices that cannot be ordered, and are in no total. */
  left: { id: string; code: string; name: string; qty: number; problem: LineProblem }[]
  /** Amount added to the cart; `repriced` is the part from pieces already in it. */
  total: Decimal
  repriced: Decimal
}

/**
 * Computes the lines of a build for a number of bikes.
 * @param inCart pieces of each article that the target cart already has, by id
 */
export function buildOf(
  slots: readonly Slot[],
  choices: ReadonlyMap<string, Choice>,
  bikes: number,
  inCart: ReadonlyMap<string, number>,
): Build {
  const chosen = linesOfArticles(
    slots.flatMap(({ mcid }) => {
      const product = articleOf(choices.get(mcid) ?? null)
      return product ? [{ id: mcid, product, qty: bikes }] : []
    }),
    inCart,
  )
  const byPlace = new Map(chosen.map((line) => [line.row.id, line]))
  const filled = slots.map((slot): FilledSlot => {
    const { subtotal = null, problem = null, lying = 0 } = byPlace.get(slot.mcid) ?? {}
    return { slot, choice: choices.get(slot.mcid) ?? null, subtotal, problem, lying }
  })
  const fine = chosen.filter(({ problem }) => problem === null)
  const totals = totalsOf(fine)
  return {
    slots: filled,
    settled: filled.filter(({ choice }) => choice !== null).length,
    lines: fine.map(({ product }) => ({ product: product!, qty: bikes })),
    left: chosen.flatMap(({ product, problem }) =>
      problem
        ? [
            {
              id: product!.id,
              code: product!.article_code_display,
              name: product!.name,
              qty: bikes,
              problem,
            },
          ]
        : [],
    ),
    total: sum(totals.map(({ total }) => total)),
    repriced: sum(totals.map(({ repriced }) => repriced)),
  }
}
