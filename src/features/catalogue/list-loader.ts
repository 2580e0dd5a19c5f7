import type { Client } from '@urql/core'
import { HomeAreas } from '#app/home.gql.ts'
import { RunningPromotions } from '#app/promotions/promotions.gql.ts'
import type { RouterContext } from '#app/root.tsx'
import { configAtom } from '#app/session/session-atoms.ts'
import { load as loadFrom } from '#data/load.ts'
import { quiet } from '#data/quiet.ts'
import { CatalogueMenu, CataloguePage } from './catalogue.gql.ts'
import { type CatalogueSearch, type Category, listVariables } from './catalogue-search.ts'

/** How long a list that is there waits for what stands above it, in ms: it can be without. */
const patience = 1_000

const asked = new WeakSet<Client>()

/** Asks once for what stands above every list; from then on the frame keeps it. What is known already is not waited for. */
async function above({ client }: RouterContext): Promise<unknown> {
  if (asked.has(client)) return
  asked.add(client)
  return Promise.allSettled([loadFrom(client, HomeAreas, {}, quiet), loadFrom(client, RunningPromotions, {}, quiet)])
}

/**
 * Asks for the first page of a list and for its categories. What stands above it is asked for too: were it to come a moment
 * after the cards, they would move, and a press that is under way would end beside its button and do nothing.
 */
export async function loadList(context: RouterContext, search: CatalogueSearch, category: Category | null) {
  const { load, store } = context
  const config = store.get(configAtom)
  if (!config) throw new Error('the app has started without a config')
  const room = above(context)
  const [list, menu] = await Promise.all([
    load(CataloguePage, listVariables(search, category, config)),
    load(CatalogueMenu, { type: category }),
  ])
  await Promise.race([room, new Promise((resolve) => setTimeout(resolve, patience))])
  return { list, menu }
}
