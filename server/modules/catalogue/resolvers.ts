import type { CatalogueQuestion } from '#domain/catalogue-index.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import type { Request } from '../../context.ts'
import { failure } from '../../failure.ts'
import { entriesOf } from './entries.ts'
import { productsFor } from './product.ts'

const largestPage = 100
const longestTerm = 200

const open = async (request: Request) => {
  const { index, find } = await request.catalogues.of(request.tenant.id, request.catalogueRevision, request.tx)
  return { index, find, sorgs: request.sorgs }
}

export const Query: QueryResolvers<Request> = {
  async catalogueAreas(_, __, request) {
    const { find, sorgs } = await open(request)
    const has = (category: string) => find({ sorgs, category }).positions.length > 0
    const areas = { bike: has('bike'), paa: has('paa'), groupset: has('groupset') }
    const part = areas.bike ? 'bike' : areas.paa || !areas.groupset ? 'paa' : 'groupset'
    return { ...areas, defaultUrl: request.user.permissions.includes('page.home-page') ? '/catalog' : `/catalog/${part}` }
  },

  async bikeCategories(_, { type }, request) {
    const { index, sorgs } = await open(request)
    const rows = await request.tx.query<{ id: number; mcid: string; wording: string; sorg: string; type: 'bike' | 'paa' | 'groupset' }>(
      'SELECT id, mcid, wording, sorg, type FROM bike_category WHERE sorg = ANY($1::text[]) AND ($2::text IS NULL OR type = $2) ORDER BY wording', [sorgs, type ?? null])
    const counts = new Map<string, number>()
    for (const { sorg, mc } of index.articles) counts.set(`${sorg}/${mc}`, (counts.get(`${sorg}/${mc}`) ?? 0) + 1)
    return rows.map((row) => ({ ...row, id: String(row.id), count: counts.get(`${row.sorg}/${row.mcid}`) ?? 0 })).filter(({ count }) => count > 0)
  },

  async products(_, { category, search, mc, filter, sort, view, page, limit }, request) {
    if ((search?.length ?? 0) > longestTerm) throw failure('TOO_LARGE', { field: 'search', limit: longestTerm })
    const { index, find, sorgs } = await open(request)
    const grouped = view !== 'ITEM'
    const question: CatalogueQuestion = { sorgs, category: category ?? null, mc: mc ?? null, term: search ?? null, ...filter, sort: sort ?? 'RECOMMENDED', grouped }
    const found = find(question)
    const size = Math.min(largestPage, Math.max(1, limit ?? 24))
    const at = Math.max(1, page ?? 1)
    const entries = await entriesOf(request, index, found, { from: (at - 1) * size, to: at * size }, grouped)
    const categories = found.facets.map(({ name, values }) => ({ name, values: values.map((value) => ({ ...value, label: value.value })) }))
    return { entries, total: found.positions.length, page: at, pageTotal: Math.ceil(found.positions.length / size), facets: categories }
  },

  async searchSuggestions(_, { term, category, count }, request) {
    if (term.length > longestTerm) throw failure('TOO_LARGE', { field: 'term', limit: longestTerm })
    if (term.trim().length < 3) return { suggestion: null, products: [] }
    const { index, sorgs } = await open(request)
    const best = index.suggest(term, sorgs, category ?? null, Math.min(20, Math.max(1, count ?? 4)))
    const products = best.map(({ name, code, slug, category: part }) => ({ name, article_code: code, slug, category: part as 'bike' }))
    return { suggestion: products[0]?.name ?? null, products }
  },

  async productDetailsV2(_, { slug }, request) {
    const variants = await variantsOf(request, slug)
    const product = variants.find((variant) => variant.slug === slug)
    return product ? { product, variants } : null
  },

  productStock: (_, { slug }, request) => variantsOf(request, slug),
}

/** Every article of the model that a slug belongs to, as this customer may see it; each once. */
async function variantsOf(request: Request, slug: string) {
  const { index, sorgs } = await open(request)
  const own = index.positionsOfSlug(slug).find((position) => sorgs.includes(index.articles[position]!.sorg))
  if (own === undefined) return []
  const seen = new Set<number>()
  const articles = index.positionsOfModel(index.articles[own]!.model).map((position) => index.articles[position]!)
    .filter((article) => sorgs.includes(article.sorg) && !seen.has(article.id) && seen.add(article.id))
  return productsFor(request, { ids: articles.map(({ id }) => id), sorgs: articles.map(({ sorg }) => sorg) })
}

