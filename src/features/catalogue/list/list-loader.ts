import { HomeAreas } from '#parts/catalogue/catalogue-areas.gql.ts'
import { RunningPromotions } from '#parts/promotions/promotions.gql.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import { silent } from '#data/silent.ts'
import { CatalogueMenu, CataloguePage } from '../catalogue.gql.ts'
import { type CatalogueSearch, type Category, listVariables } from './catalogue-search.ts'

/** Time an available list waits for the content above it, in ms. */
const patience = 1_000

/** Known data is neither requested nor awaited: the components that show it keep it fresh. */
const onceKnown = { ...silent, requestPolicy: 'cache-first' } as const

/**
 * Asks for the first page of a list and for its categories. What stands above it is asked for too: were it to come a moment
 * after the cards, they would move, and a press that is under way would end beside its button and do nothing.
 */
export async function loadList(
  { load, store }: RouterContext,
  search: CatalogueSearch,
  category: Category | null,
) {
  const config = store.get(configAtom)
  if (!config) throw new Error('the app has started without a config')
  const above = Promise.allSettled([
    load(HomeAreas, {}, onceKnown),
    load(RunningPromotions, {}, onceKnown),
  ])
  const [list, menu] = await Promise.all([
    load(CataloguePage, listVariables(search, category, config)),
    load(CatalogueMenu, { type: category }),
  ])
  await Promise.race([above, new Promise((resolve) => setTimeout(resolve, patience))])
  return { list, menu }
}
