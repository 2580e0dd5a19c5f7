import type { CatalogueIndex, Found } from './catalogue-index.ts'

/** Facts of its article that an entry shows. */
export interface EntryProduct {
  id: string
  name: string
  model: string
  model_name: string
  model_year: number | null
  serie: string | null
  sorg: string
  price: { retailDisplay: string | null; dealer?: string | null }
}

/** Articles behind a card: their positions, and the customer's dealer price of each that has one. */
export interface Card {
  positions: readonly number[]
  dealers: readonly (string | null | undefined)[]
}

/** The positions of the articles that the card of a model stands for in an answer: those of its articles that are in it. @param position the first of them */
export const articlesBehind = (
  index: CatalogueIndex,
  { kept }: Found,
  position: number,
): number[] =>
  index
    .positionsOfModel(index.text('model', position)!)
    .filter((one) => (kept[one >> 3]! & (1 << (one & 7))) !== 0)

/** The positions of all articles of a model in these sales organisations, each article once. @param position any of them */
export function articlesOfModel(
  index: CatalogueIndex,
  position: number,
  sorgs: readonly string[],
): number[] {
  const seen = new Set<number>()
  return index.positionsOfModel(index.text('model', position)!).filter((one) => {
    const id = index.id(one)
    return sorgs.includes(index.sorg(one)) && !seen.has(id) && seen.add(id)
  })
}

/** Least and most retail price over the articles at these positions; where the index has none, that of `own`. */
export function retailSpan(
  index: CatalogueIndex,
  positions: readonly number[],
  own: string | null,
): { starting_at: string | null; max_retail: string | null } {
  const { least, most } = index.factsOf(positions)
  return { starting_at: least?.toFixed(4) ?? own, max_retail: most?.toFixed(4) ?? own }
}

/** Least and most of the customer's dealer prices; articles without one aside. */
export function dealerSpan(dealers: Card['dealers']): {
  dealer_from: string | null
  dealer_to: string | null
} {
  let [from, to]: [string | null, string | null] = [null, null]
  for (const dealer of dealers) {
    if (dealer === null || dealer === undefined) continue
    // Numbers are good enough to find which it is; it is handed on as it was written.
    if (from === null || Number(dealer) < Number(from)) from = dealer
    if (to === null || Number(dealer) > Number(to)) to = dealer
  }
  return { dealer_from: from, dealer_to: to }
}

/**
 * Builds one card of a list with the dealer prices of its articles.
 * @param inStock as with `cardOf`
 */
export const entryOf = <P extends EntryProduct>(
  index: CatalogueIndex,
  { positions, dealers }: Card,
  product: P,
  grouped: boolean,
  inStock: boolean | null,
) => ({ ...cardOf(index, positions, product, grouped, inStock), ...dealerSpan(dealers) })

/**
 * Builds one card of a list without dealer prices: an article, or a model represented by `product`.
 * @param positions of the articles behind the card, in the index
 * @param inStock whether the article itself is in stock; null where the tenant shows no stock
 */
export function cardOf<P extends EntryProduct>(
  index: CatalogueIndex,
  positions: readonly number[],
  product: P,
  grouped: boolean,
  inStock: boolean | null,
) {
  const own = product.price.retailDisplay
  return {
    id: grouped ? `model/${product.sorg}/${product.model}` : product.id,
    parent_name: grouped ? product.model_name : product.name,
    model_year: product.model_year,
    serie: product.serie,
    product,
    items: positions.length,
    items_in_stock:
      inStock === null ? null : grouped ? index.factsOf(positions).inStock : Number(inStock),
    ...(grouped ? retailSpan(index, positions, own) : { starting_at: own, max_retail: own }),
  }
}
