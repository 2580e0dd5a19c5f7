import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { addDays } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { wholeModels } from './entries.ts'

/** Days whose orders count as sales. */
export const soldWithin = 182
/** Time a list stays cached, in milliseconds: it reads every order of half a year. */
const freshFor = 600_000
/** Read of each: some of them this customer cannot order. */
const most = 60

interface Sold {
  article_id: number
  sorg: string
}
const known = new WeakMap<Database, Map<string, { at: number; sold: Sold[] }>>()

/**
 * Reads the best sellers of these sales organisations across all customers: one article of each model, the most
 * ordered first.
 */
async function bestSold(
  { tx, tenant, sorgs, today, clock, database }: RequestContext,
  category: string | null,
): Promise<Sold[]> {
  const kept = known.get(database) ?? new Map<string, { at: number; sold: Sold[] }>()
  known.set(database, kept)
  const key = JSON.stringify([tenant.id, [...sorgs].sort(), category])
  const now = clock().getTime()
  const last = kept.get(key)
  if (last && now - last.at < freshFor) return last.sold
  const sold = await tx.query<Sold>(
    'SELECT article_id, sorg FROM best_sold($1, $2, $3::date, $4)',
    [sorgs, category, addDays(today, -soldWithin), most],
  )
  kept.set(key, { at: now, sold })
  return sold
}

/** The best sellers that this customer may order. */
export async function bestSellersFor(
  request: RequestContext,
  index: CatalogueIndex,
  category: string | null,
  limit: number,
) {
  const sold = await bestSold(request, category)
  const positions = sold.flatMap(
    ({ article_id, sorg }) =>
      index.positionsOfId(article_id).find((position) => index.sorg(position) === sorg) ?? [],
  )
  const cards = await wholeModels(request, index, positions, true)
  // A model that several sales organisations sell is one card: that of the one where it sells best.
  const models = new Set<string>()
  return cards
    .filter(({ product: { model } }) => !models.has(model) && models.add(model))
    .slice(0, limit)
}
