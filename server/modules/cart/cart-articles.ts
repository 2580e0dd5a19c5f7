import type { ArticleVerdict } from '#domain/cart/cart.ts'
import type { RequestContext } from '../../context.ts'
import type { Product } from '../catalogue/product-shape.ts'
import { soldTo } from '../catalogue/product-store.ts'
import { type ArticleChanges, currentProductsByCode } from '../catalogue/unchanged-products.ts'

/** Articles a cart or its intents speak of, by `sorg/code`, as one customer may buy them. */
export type CartArticles = Map<string, Product>

/**
 * Reads articles by their codes. Left out: those that do not exist, are inactive, or belong to a sales organisation that the
 * customer does not buy from.
 * @param changes their latest changes, if the caller has read them already
 */
export async function cartArticles(
  request: RequestContext,
  wanted: readonly { sorg: string; article: string }[],
  customerId: number,
  changes?: ArticleChanges,
): Promise<CartArticles> {
  const products = await currentProductsByCode(request, wanted, customerId, changes)
  return new Map(products.map((product) => [product.id, product]))
}

/** Which of a cart's lines are sold to its customer, by `sorg/code`: all that `cartArticles` would find. */
export const soldLines = (
  { tx }: RequestContext,
  lines: readonly { sorg: string; article: string }[],
  customerId: number,
): Promise<Set<string>> =>
  soldTo(
    tx,
    { codes: lines.map(({ article }) => article), sorgs: lines.map(({ sorg }) => sorg) },
    customerId,
  )

/** Returns the facts about an article that the cart's rules need. */
export const verdictFrom =
  (articles: CartArticles) =>
  (sorg: string, article: string): ArticleVerdict => {
    const product = articles.get(`${sorg}/${article}`)
    return product ? (product.block ?? 'fine') : 'unknown_article'
  }
