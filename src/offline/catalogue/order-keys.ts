import { isKeyedOrder, orderKey } from '#domain/catalogue/catalogue-keys.ts'
import type { CatalogueQuestion } from '#domain/catalogue/catalogue-index.ts'
import type { ArticleOrder } from '#domain/catalogue/catalogue-order.ts'
import { type ShownStock, stockOn } from '#domain/article/stock-display.ts'
import type { Day } from '#domain/time/day.ts'
import type { CatalogueDatabase } from './catalogue-database.ts'
import type { CatalogueRecord } from './chunks.ts'
import { type LoadedCatalogue, readRecords } from './loaded-catalogue.ts'

/** Articles read from the disk at a time. */
const atOnce = 2_000

function factsOf(record: CatalogueRecord, retail: number, today: Day) {
  const { dealer } = record.price as { dealer?: string | null; retailDisplay: string | null }
  const stocks = stockOn(record.stocks as ShownStock, today)
  return {
    dealer: dealer ? Number(dealer) : null,
    retail,
    available: stocks.available ?? Number(record.inStock),
    arrival: stocks.nextArrival[0]?.date ?? null,
    sold: 0,
  }
}

/**
 * Returns what an order needs that depends on the customer, the day or the stock: read from all articles once, then kept
 * until one changes. Undefined: only the server knows it.
 */
export async function keysFor(
  database: CatalogueDatabase,
  held: LoadedCatalogue,
  sort: ArticleOrder | null | undefined,
  today: Day,
): Promise<Pick<CatalogueQuestion, 'keys'> | undefined> {
  if (!isKeyedOrder(sort)) return {}
  if (sort === 'BEST_SELLING') return undefined
  const { index, orderKeys } = held
  const name = `${sort}|${today}`
  const known = orderKeys.get(name)
  if (known) return { keys: known }
  const keys = new Float64Array(index.count).fill(Infinity)
  const ids = [...new Set(index.parts.ids)].sort((a, b) => a - b)
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const records = await readRecords(database, held, some)
    for (const id of some)
      for (const position of index.positionsOfId(id)) {
        const record = records.get(id)?.find((one) => one.sorg === index.sorg(position))
        if (record)
          keys[position] = orderKey(sort, factsOf(record, index.parts.retail[position]!, today))
      }
  }
  orderKeys.set(name, keys)
  return { keys }
}
