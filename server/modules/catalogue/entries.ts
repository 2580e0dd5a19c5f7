import type { CatalogueIndex, Found } from '#domain/catalogue-index.ts'
import { compare } from '#domain/money.ts'
import type { Request } from '../../context.ts'
import { type Product, productsFor } from './product.ts'

/** One page of cards: of a grouped answer each stands for its model, with the span of retail prices over its articles. */
export async function entriesOf(request: Request, index: CatalogueIndex, found: Found, { from, to }: { from: number; to: number }, grouped: boolean) {
  const positions = [...found.positions.subarray(from, to)]
  const articles = positions.map((position) => index.articles[position]!)
  const products = await productsFor(request, { ids: articles.map(({ id }) => id), sorgs: articles.map(({ sorg }) => sorg) })
  const byId = new Map(products.map((product) => [product.id, product]))
  return articles.flatMap((article, n) => {
    const product = byId.get(`${article.sorg}/${article.code}`)
    // Gone between index and database: the revision has moved, and the next question knows it.
    if (!product) return []
    return [{ ...describe(product, grouped), items: found.items[from + n] ?? 1, items_in_stock: stocked(request, index, product, grouped), ...span(index, product, grouped) }]
  })
}

function describe(product: Product, grouped: boolean) {
  return {
    id: grouped ? `model/${product.sorg}/${product.model}` : product.id,
    parent_name: grouped ? product.model_name : product.name,
    model_year: product.model_year,
    serie: product.serie,
    product,
  }
}

/** How many articles a card stands for that can be had now, as far as the tenant shows stock at all. */
function stocked({ tenant }: Request, index: CatalogueIndex, product: Product, grouped: boolean): number | null {
  if (tenant.config.maskStock) return null
  if (!grouped) return product.left > 0 ? 1 : 0
  return index.positionsOfModel(product.model).filter((position) => index.articles[position]!.sorg === product.sorg && index.inStock[position] === 1).length
}

function span(index: CatalogueIndex, product: Product, grouped: boolean) {
  const own = product.price.retailDisplay
  if (!grouped) return { starting_at: own, max_retail: own }
  const prices = index.positionsOfModel(product.model)
    .map((position) => index.articles[position]!)
    .filter((article) => article.sorg === product.sorg && article.retail > 0)
    .map(({ retail }) => retail.toFixed(4))
    .sort(compare)
  return { starting_at: prices[0] ?? own, max_retail: prices.at(-1) ?? own }
}
