import type { RouterContext } from '#app/root.tsx'
import { configAtom } from '#app/session/session-atoms.ts'
import { CatalogueMenu, CataloguePage } from './catalogue.gql.ts'
import { type CatalogueSearch, type Category, listVariables } from './catalogue-search.ts'

/** Asks for the first page of a list and for its categories. */
export async function loadList({ load, store }: RouterContext, search: CatalogueSearch, category: Category | null) {
  const config = store.get(configAtom)
  if (!config) throw new Error('the app has started without a config')
  const [list, menu] = await Promise.all([
    load(CataloguePage, listVariables(search, category, config)),
    load(CatalogueMenu, { type: category }),
  ])
  return { list, menu }
}
