import type { CatalogueIndex } from '#domain/catalogue-index.ts'
import { entryOf } from '#domain/catalogue-page.ts'
import { addDays } from '#domain/day.ts'
import type { Request } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { productsAt } from './entries.ts'

const soldWithin = 182
/** How long the same list is good enough, in milliseconds: it goes through every order of half a year. */
const freshFor = 600_000
/** Read of each: some of them this customer cannot order. */
const most = 60

interface Sold { article_id: number; sorg: string }
const known = new WeakMap<Database, Map<string, { at: number; sold: Sold[] }>>()

/** What sold best in these sales organisations, all customers together: one article of each model, the most ordered first. */
async function bestSold({ tx, tenant, sorgs, today, clock, database }: Request, category: string | null): Promise<Sold[]> {
  const kept = known.get(database) ?? new Map<string, { at: number; sold: Sold[] }>()
  known.set(database, kept)
  const key = JSON.stringify([tenant.id, [...sorgs].sort(), category])
  const now = clock().getTime()
  const last = kept.get(key)
  if (last && now - last.at < freshFor) return last.sold
  const sold = await tx.query<Sold>('SELECT article_id, sorg FROM best_sold($1, $2, $3::date, $4)', [sorgs, category, addDays(today, -soldWithin), most])
  kept.set(key, { at: now, sold })
  return sold
}

/** Cards of the models at positions; what cannot be ordered is left out where `orderable` says so. */
export async function modelCards(request: Request, index: CatalogueIndex, positions: readonly number[], orderable = false) {
  const products = new Map((await productsAt(request, index, positions)).map((product) => [`${product.sorg}/${product.articleId}`, product]))
  return positions.flatMap((position) => {
    const product = products.get(`${index.sorg(position)}/${index.id(position)}`)
    if (!product || (orderable && product.block)) return []
    const items = index.positionsOfModel(product.model).filter((one) => index.sorg(one) === product.sorg).length
    return [entryOf(index, { position, items }, product, true, request.tenant.config.maskStock ? null : product.left > 0)]
  })
}

/** The best sellers that this customer may order. */
export async function bestSellersFor(request: Request, index: CatalogueIndex, category: string | null, limit: number) {
  const sold = await bestSold(request, category)
  const positions = sold.flatMap(({ article_id, sorg }) => index.positionsOfId(article_id).find((position) => index.sorg(position) === sorg) ?? [])
  return (await modelCards(request, index, positions, true)).slice(0, limit)
}
