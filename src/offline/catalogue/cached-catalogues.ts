import { ownName } from '../base-path.ts'
import { subscribeLive } from '../live-query.ts'
import {
  type CatalogueDatabase,
  type CatalogueSet,
  dropSets,
  openCatalogueDatabase,
  scopeOf,
} from './catalogue-database.ts'

/** Progress of a customer's catalogue on this device; `bytes` compressed, `syncedAt` as in the set. */
export type CachedCatalogue = Pick<
  CatalogueSet,
  'articles' | 'received' | 'bytes' | 'ready' | 'syncedAt'
>

let database: CatalogueDatabase | undefined
const store = () => (database ??= openCatalogueDatabase(ownName('pannier-catalogue')))

/** Returns one person's catalogues by customer key; a complete one wins over one still downloading. */
async function keptOf(userId: string): Promise<Map<string, CachedCatalogue>> {
  const sets = await store().sets.where('userId').equals(userId).toArray()
  const byCustomer = new Map<string, CachedCatalogue>()
  for (const { scope, articles, received, bytes, ready, syncedAt } of sets.sort(
    (a, b) => Number(a.ready) - Number(b.ready),
  )) {
    const [, customerKey] = JSON.parse(scope) as [string, string | null]
    if (customerKey !== null)
      byCustomer.set(customerKey, { articles, received, bytes, ready, syncedAt })
  }
  return byCustomer
}

/** Tells whose catalogues are on this device for one person and how far each has come, now and after each piece. Answers how to stop. */
export const watchStoredCatalogues = (
  userId: string,
  listener: (kept: ReadonlyMap<string, CachedCatalogue>) => void,
): (() => void) => subscribeLive(() => keptOf(userId), listener)

/** Removes one customer's catalogue from this device. */
export async function dropStoredCatalogue(userId: string, customerKey: string): Promise<void> {
  await dropSets(
    store(),
    await store().sets.where('scope').equals(scopeOf(userId, customerKey)).primaryKeys(),
  )
}
