import type { CatalogueIndex, CatalogueQuestion } from '#domain/catalogue/catalogue-index.ts'
import {
  isKeyedOrder,
  type KeyedOrder,
  type KeyFacts,
  orderKey,
} from '#domain/catalogue/catalogue-keys.ts'
import type { ArticleOrder } from '#domain/catalogue/catalogue-order.ts'
import { arrivalsUntil } from '#domain/article/stock-display.ts'
import { addDays } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { soldWithin } from './best-sellers.ts'
import { readDealerPrices } from './product-store.ts'

/** Customers' orders kept at a time; each is eight bytes an article. */
const kept = 20
/** Models that an order by sales knows. */
const mostSold = 5_000

/** Returns what an order needs that depends on the customer, the day or the stock; nothing for all others. */
export async function keysFor(
  request: RequestContext,
  sort: ArticleOrder | null | undefined,
): Promise<Pick<CatalogueQuestion, 'keys' | 'keysName'>> {
  if (!isKeyedOrder(sort)) return {}
  const { catalogues, tenant, catalogueRevision, tx, today, priceList, sorgs } = request
  const catalogue = await catalogues.of(tenant.id, catalogueRevision, tx)
  const { index, orderKeys, productsSince } = catalogue
  const name = [sort, today, priceList, ...sorgs].join('|')
  let keys = orderKeys.get(name)
  if (!keys) {
    const facts = await factsFor(request, index, sort)
    keys = Float64Array.from({ length: index.count }, (_, position) =>
      orderKey(sort, { ...noFacts, retail: index.parts.retail[position]!, ...facts(position) }),
    )
    orderKeys.set(name, keys)
    if (orderKeys.size > kept) orderKeys.delete(orderKeys.keys().next().value!)
  }
  return { keys, keysName: `${name}|${productsSince}` }
}

const noFacts: KeyFacts = { dealer: null, retail: 0, available: 0, arrival: null, sold: 0 }
type FactsAt = (position: number) => Partial<KeyFacts>

/** Reads the facts of one order for all articles at once. */
function factsFor(
  request: RequestContext,
  index: CatalogueIndex,
  sort: KeyedOrder,
): Promise<FactsAt> {
  switch (sort) {
    case 'STOCK':
      return stockFacts(request, index)
    case 'ARRIVAL':
      return arrivalFacts(request, index)
    case 'BEST_SELLING':
      return soldFacts(request, index)
    default:
      return priceFacts(request, index)
  }
}

async function priceFacts(
  { tx, customer, today }: RequestContext,
  index: CatalogueIndex,
): Promise<FactsAt> {
  if (!customer) return () => ({})
  const positions = [...index.parts.ids.keys()]
  const prices = await readDealerPrices(
    tx,
    { ids: positions.map(index.id), sorgs: positions.map(index.sorg) },
    { customerId: customer.id, today },
  )
  return (position) => {
    const dealer = prices[position]
    return { dealer: dealer ? Number(dealer) : null }
  }
}

/** By `sorg|id`, as rows of stock and arrivals have them. */
const factsBy = <Row extends { article_id: number; sorg: string }>(
  index: CatalogueIndex,
  rows: readonly Row[],
  of: (row: Row) => Partial<KeyFacts>,
): FactsAt => {
  const known = new Map(rows.map((row) => [`${row.sorg}|${row.article_id}`, of(row)]))
  return (position) => known.get(`${index.sorg(position)}|${index.id(position)}`) ?? {}
}

async function stockFacts({ tx, tenant }: RequestContext, index: CatalogueIndex): Promise<FactsAt> {
  // Where quantities are hidden, their order would tell them.
  if (tenant.config.maskStock) return (position) => ({ available: index.parts.inStock[position]! })
  const rows = await tx.query<{ article_id: number; sorg: string; available: number }>(
    'SELECT article_id, sorg, sum(available)::int AS available FROM stock GROUP BY 1, 2',
  )
  return factsBy(index, rows, ({ available }) => ({ available }))
}

async function arrivalFacts(
  { tx, tenant, today }: RequestContext,
  index: CatalogueIndex,
): Promise<FactsAt> {
  if (!tenant.config.nextArrivalDisplay) return () => ({})
  const rows = await tx.query<{ article_id: number; sorg: string; arrival: string }>(
    `SELECT article_id, sorg, min(date)::text AS arrival FROM next_arrival
     WHERE qty > 0 AND date >= $1::date AND date <= $2::date GROUP BY 1, 2`,
    [today, arrivalsUntil(today, tenant.config)],
  )
  return factsBy(index, rows, ({ arrival }) => ({ arrival }))
}

/** Of whole models: which size of a bike sold says little of the next. */
async function soldFacts(
  { tx, today, sorgs }: RequestContext,
  index: CatalogueIndex,
): Promise<FactsAt> {
  const rows = await tx.query<{ article_id: number; sorg: string; orders: number }>(
    'SELECT article_id, sorg, orders FROM best_sold($1, NULL, $2::date, $3)',
    [sorgs, addDays(today, -soldWithin), mostSold],
  )
  const { model } = index.parts.columns
  const known = new Map<string, number>()
  for (const { article_id, sorg, orders } of rows)
    for (const position of index.positionsOfId(article_id))
      if (index.sorg(position) === sorg) known.set(`${sorg}|${model.codes[position]}`, orders)
  return (position) => ({
    sold: known.get(`${index.sorg(position)}|${model.codes[position]}`) ?? 0,
  })
}
