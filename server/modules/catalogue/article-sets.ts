import type { CatalogueQuestion } from '#domain/catalogue/catalogue-index.ts'
import { asksForSets, filterBySet } from '#domain/article/article-sets.ts'
import type { ListArguments } from '#domain/catalogue/catalogue-page.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { readBought, readPromotionPicks } from './article-set-store.ts'
import { shortHash } from './snapshot-store.ts'

/**
 * Returns the articles picked by filters that depend on a customer and a day, which no index can hold.
 * @throws NO_CUSTOMER for a filter by purchases
 */
export async function pickedFor(
  request: RequestContext,
  filter: ListArguments['filter'],
): Promise<Pick<CatalogueQuestion, 'picked' | 'pickedName'>> {
  const { promotions, bought } = asksForSets(filter)
  const picked = filterBySet(filter, {
    promotions: promotions ? await readPromotionPicks(request) : [],
    bought: bought ? await readBought(request, customerOf(request).id) : null,
  })
  return picked ? { picked, pickedName: shortHash([...picked]) } : {}
}
