import {
  areasOf,
  categoriesOf,
  labelled,
  messagesOf,
  pageOf,
  questionOf,
  relatedOf,
  suggestionOf,
  totalsOf,
  variantsOf,
} from '#domain/catalogue/catalogue-page.ts'
import type { Found } from '#domain/catalogue/catalogue-index.ts'
import { suggestedTerm } from '#domain/search/suggested-term.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import type { RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import { last } from '../../persisted/lasting.ts'
import { bestSellersFor } from './best-sellers.ts'
import { readCategories } from './categories.ts'
import { entriesOf, productsAt, wholeModels } from './entries.ts'
import { keysFor } from './order-keys.ts'
import { ownCodesFor } from './own-codes.ts'
import { pickedFor } from './article-sets.ts'

const longestTerm = 200
const shelfOf = (limit: number | null | undefined) => Math.min(24, Math.max(1, limit ?? 8))

const facets = new WeakMap<Found, ReturnType<typeof countsOf>>()
const countsOf = (found: Found) => ({
  facets: last(labelled(found.facets)),
  attributes: last(labelled(found.attributes)),
})
/** The counts of a result, as lasting as the result. */
function facetsOf(found: Found) {
  const known = facets.get(found) ?? countsOf(found)
  facets.set(found, known)
  return known
}

const open = async (request: RequestContext) => {
  const { index, find } = await request.catalogues.of(
    request.tenant.id,
    request.catalogueRevision,
    request.tx,
  )
  return { index, find, sorgs: request.sorgs }
}

export const Query: QueryResolvers<RequestContext> = {
  async catalogueAreas(_, __, request) {
    const { find, sorgs } = await open(request)
    return areasOf(
      (category) => find({ sorgs, category }).positions.length > 0,
      request.user.permissions.includes('page.home-page'),
    )
  },

  async bikeCategories(_, { type }, request) {
    const { index, sorgs } = await open(request)
    return categoriesOf(index, await readCategories(request.tx, sorgs), sorgs, type)
  },

  async products(_, args, request) {
    if ((args.search?.length ?? 0) > longestTerm)
      throw failure('TOO_LARGE', { field: 'search', limit: longestTerm })
    const { index, find, sorgs } = await open(request)
    const question = {
      ...questionOf(args, sorgs, await ownCodesFor(request, args.search)),
      ...(await pickedFor(request, args.filter)),
      ...(await keysFor(request, args.sort)),
    }
    const found = find(question)
    const range = pageOf(args)
    const entries = await entriesOf(request, index, found, range, question.grouped ?? false)
    return {
      entries,
      page: range.page,
      ...totalsOf(found, range.size),
      ...facetsOf(found),
      messages: messagesOf(found.facets, args),
    }
  },

  async searchSuggestions(_, { term, category, count }, request) {
    if (term.length > longestTerm) throw failure('TOO_LARGE', { field: 'term', limit: longestTerm })
    if (term.trim().length < 3) return { suggestion: null, products: [] }
    const { index, sorgs } = await open(request)
    const best = index.suggest(
      term,
      { sorgs, category: category ?? null, own: await ownCodesFor(request, term) },
      Math.min(20, Math.max(1, count ?? 4)),
    )
    const products = (await productsAt(request, index, best)).map(suggestionOf)
    const names = products.map(({ name }) => name)
    return { suggestion: suggestedTerm(term, names), products }
  },

  async productDetailsV2(_, { slug }, request) {
    const variants = await productsOfModel(request, slug)
    const product = variants.find((variant) => variant.slug === slug)
    return product ? { product, variants } : null
  },

  async bestSellers(_, { category, limit }, request) {
    const { index } = await open(request)
    return bestSellersFor(request, index, category ?? null, shelfOf(limit))
  },

  async relatedProducts(_, { slug, limit }, request) {
    const { index, sorgs } = await open(request)
    return wholeModels(request, index, relatedOf(index, slug, sorgs, shelfOf(limit)))
  },

  productStock: (_, { slug }, request) => productsOfModel(request, slug),
}

/** Every article of the model that a slug belongs to, as this customer may see it; each once. */
async function productsOfModel(request: RequestContext, slug: string) {
  const { index, sorgs } = await open(request)
  return productsAt(request, index, variantsOf(index, slug, sorgs))
}
