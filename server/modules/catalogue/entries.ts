import type { CatalogueIndex, Found } from '#domain/catalogue-index.ts'
import { entryOf, spanOf } from '#domain/catalogue-page.ts'
import type { Request } from '../../context.ts'
import { type Product, productsFor } from './product.ts'

/** The articles at positions of the index, for the caller's customer; one that is gone is left out. */
export const productsAt = (request: Request, index: CatalogueIndex, positions: readonly number[]): Promise<Product[]> =>
  productsFor(request, { ids: positions.map(index.id), sorgs: positions.map(index.sorg) })

/** One page of cards: of a grouped answer each stands for its model, with the span of retail prices over its articles. */
export async function entriesOf(request: Request, index: CatalogueIndex, found: Found, { from, to }: { from: number; to: number }, grouped: boolean) {
  const positions = [...found.positions.subarray(from, to)]
  const products = await productsAt(request, index, positions)
  const byKey = new Map(products.map((product) => [`${product.sorg}/${product.articleId}`, product]))
  return positions.flatMap((position, n) => {
    const product = byKey.get(`${index.sorg(position)}/${index.id(position)}`)
    // Gone between index and database: the revision has moved, and the next question knows it.
    if (!product) return []
    return [entryOf(index, { position, items: found.items[from + n] ?? 1 }, product, grouped, request.tenant.config.maskStock ? null : product.left > 0)]
  })
}

/** Least and most retail price over the articles of a product's model; its own where not grouped. */
export function span(index: CatalogueIndex, product: Product, grouped: boolean) {
  const own = { starting_at: product.price.retailDisplay, max_retail: product.price.retailDisplay }
  const position = grouped ? index.positionsOfModel(product.model).find((one) => index.sorg(one) === product.sorg) : undefined
  return position === undefined ? own : spanOf(index, position, product, grouped)
}
