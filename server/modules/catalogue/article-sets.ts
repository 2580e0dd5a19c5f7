import type { CatalogueQuestion } from '#domain/catalogue/catalogue-index.ts'
import { asksForSets, filterBySet } from '#domain/article/article-sets.ts'
import type { ListArguments } from '#domain/catalogue/catalogue-page.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { readBought, readPromotionPicks, shortHash } from './article-set-store.ts'

/** The articles that filters pick which no index knows: they belong to a customer and a day. @throws NO_CUSTOMER for what nobody can have bought */
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
