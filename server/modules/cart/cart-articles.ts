import type { ArticleVerdict } from '#domain/cart.ts'
import type { Request } from '../../context.ts'
import { type Product, productsFor } from '../catalogue/product.ts'

/** Articles a cart or its intents speak of, by `sorg/code`, as one customer may buy them. */
export type CartArticles = Map<string, Product>

/** Reads articles by their codes; one that is unknown, inactive or of a sales organisation that is not the customer's is missing. */
export async function cartArticles(request: Request, wanted: { sorg: string; article: string }[], customerId: number): Promise<CartArticles> {
  if (wanted.length === 0) return new Map()
  const keys = await request.tx.query<{ id: number; sorg: string }>(
    `SELECT DISTINCT a.id, w.sorg FROM unnest($1::text[], $2::text[]) w(sorg, code)
     JOIN article a ON a.code = w.code AND a.active
     JOIN customer_area ca ON ca.customer_id = $3 AND ca.sorg = w.sorg`,
    [wanted.map(({ sorg }) => sorg), wanted.map(({ article }) => article), customerId])
  const products = await productsFor(request, { ids: keys.map(({ id }) => id), sorgs: keys.map(({ sorg }) => sorg) }, customerId)
  return new Map(products.map((product) => [product.id, product]))
}

/** What the cart's rule asks about an article. */
export const verdictFrom = (articles: CartArticles) => (sorg: string, article: string): ArticleVerdict => {
  const product = articles.get(`${sorg}/${article}`)
  return product ? (product.block ?? 'fine') : 'unknown_article'
}
