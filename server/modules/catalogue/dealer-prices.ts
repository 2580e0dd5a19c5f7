import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { RequestContext } from '../../context.ts'
import { readDealerPrices } from './product-store.ts'

/**
 * The chosen customer's dealer prices by position of the index, where there are any. Remembered for
 * each price list like the articles of lists: a page of models has some hundred articles behind its cards.
 */
export async function dealerPricesFor(
  request: RequestContext,
  index: CatalogueIndex,
  positions: readonly number[],
): Promise<Map<number, string>> {
  const { tx, tenant, today, priceList, customer, catalogueRevision, catalogues } = request
  const found = new Map<number, string>()
  if (!customer) return found
  const { dealers } = await catalogues.of(tenant.id, catalogueRevision, tx)
  const nameOf = (position: number) => `${today}|${priceList}|${position}`
  const missing = positions.filter((position) => !dealers.has(nameOf(position)))
  if (missing.length > 0) {
    const prices = await readDealerPrices(
      tx,
      { ids: missing.map(index.id), sorgs: missing.map(index.sorg) },
      { customerId: customer.id, today },
    )
    missing.forEach((position, n) => dealers.set(nameOf(position), prices[n] ?? null))
  }
  for (const position of positions) {
    const dealer = dealers.get(nameOf(position))
    if (dealer) found.set(position, dealer)
  }
  return found
}
