import { type ArticleOrder, ordersOf } from './catalogue-order.ts'
import { WordIndex } from './word-index.ts'

/** One article in one sales organisation, as much of it as finding needs. */
export interface IndexedArticle {
  id: number
  sorg: string
  code: string
  slug: string
  ean: string | null
  name: string
  brand: string
  category: string
  mc: string | null
  model: string
  modelName: string
  modelYear: number | null
  serie: string | null
  size: string | null
  colour: string | null
  rank: number
  /** Nobody may order it from this sales organisation. */
  blocked: boolean
  /** Retail price as a number: only for putting in order, never for paying. */
  retail: number
}

export interface CatalogueQuestion {
  sorgs: readonly string[]
  category?: string | null
  mc?: string | null
  term?: string | null
  brands?: readonly string[] | null
  modelYears?: readonly number[] | null
  sizes?: readonly string[] | null
  colours?: readonly string[] | null
  inStock?: boolean | null
  sort?: ArticleOrder
  /** One entry a model instead of one an article. */
  grouped?: boolean
}

export type FacetName = 'BRAND' | 'MODEL_YEAR' | 'SIZE' | 'COLOUR' | 'CATEGORY' | 'STOCK'
export interface FoundFacet { name: FacetName; values: { value: string; count: number }[] }

/** Positions of the entries in order; of a grouped answer the first article of each model, with how many it stands for. */
export interface Found {
  positions: Int32Array
  items: Int32Array
  facets: FoundFacet[]
}

const facetFields = [
  ['BRAND', 'brand', 'brands'], ['MODEL_YEAR', 'modelYear', 'modelYears'], ['SIZE', 'size', 'sizes'], ['COLOUR', 'colour', 'colours'],
] as const

/**
 * The catalogue of a tenant for finding: lists, filters, facets, search. Pure; holds no price and no stock but what it is given.
 * A position is the place of an article in the list it was made from.
 */
export class CatalogueIndex {
  readonly articles: readonly IndexedArticle[]
  readonly #words: WordIndex
  readonly #orders: Record<ArticleOrder, Int32Array>
  /** One byte a position, 1: in stock. Set from outside as stock changes. */
  readonly inStock: Uint8Array
  readonly #byId = new Map<number, number[]>()
  readonly #bySlug = new Map<string, number[]>()
  readonly #byModel = new Map<string, number[]>()

  constructor(articles: readonly IndexedArticle[]) {
    this.articles = articles
    this.#words = new WordIndex(articles)
    this.#orders = ordersOf(articles)
    this.inStock = new Uint8Array(articles.length)
    articles.forEach((article, position) => {
      push(this.#byId, article.id, position)
      push(this.#bySlug, article.slug, position)
      push(this.#byModel, article.model, position)
    })
  }

  positionsOfId = (id: number): readonly number[] => this.#byId.get(id) ?? []
  positionsOfSlug = (slug: string): readonly number[] => this.#bySlug.get(slug) ?? []
  positionsOfModel = (model: string): readonly number[] => this.#byModel.get(model) ?? []

  /** All entries that answer a question, in its order, with the counts of every filter. */
  find(question: CatalogueQuestion): Found {
    const scores = question.term?.trim() ? this.#words.scores(question.term) : null
    const order = this.#ordered(question, scores)
    const counts = facetFields.map(() => new Map<string, number>())
    const categories = new Map<string, number>()
    let stocked = 0
    const kept: number[] = []
    const seen = new Set<number>()
    for (const position of order) {
      const article = this.articles[position]!
      if (!question.sorgs.includes(article.sorg) || seen.has(article.id)) continue
      if (question.mc && article.mc !== question.mc) continue
      const misses = facetFields.filter(([, field, wanted]) => missed(question[wanted], article[field]))
      const outOfStock = question.inStock === true && this.inStock[position] === 0
      if (misses.length + (outOfStock ? 1 : 0) > 1) continue
      const inCategory = !question.category || article.category === question.category
      if (misses.length === 0 && !outOfStock) bump(categories, article.category)
      if (!inCategory) continue
      seen.add(article.id)
      // A filter's own counts ignore that filter: they say what choosing another value would give.
      facetFields.forEach(([, field], n) => {
        if (!outOfStock && (misses.length === 0 || misses[0]![1] === field)) bump(counts[n]!, article[field])
      })
      if (misses.length === 0 && this.inStock[position] === 1) stocked++
      if (misses.length === 0 && !outOfStock) kept.push(position)
    }
    const facets: FoundFacet[] = facetFields.map(([name], n) => ({ name, values: valuesOf(counts[n]!) }))
    facets.push({ name: 'CATEGORY', values: valuesOf(categories) }, { name: 'STOCK', values: [{ value: 'true', count: stocked }] })
    return { ...(question.grouped ? this.#grouped(kept) : single(kept)), facets }
  }

  /** The best few articles for what has been typed, one a name. */
  suggest(term: string, sorgs: readonly string[], category: string | null, count: number): IndexedArticle[] {
    const scores = this.#words.scores(term)
    const names = new Map<string, IndexedArticle>()
    for (const position of this.#ordered({ sorgs, sort: 'RECOMMENDED' }, scores)) {
      const article = this.articles[position]!
      if (!sorgs.includes(article.sorg) || (category && article.category !== category) || names.has(article.name)) continue
      names.set(article.name, article)
      if (names.size === count) break
    }
    return [...names.values()]
  }

  #ordered({ sort = 'RECOMMENDED' }: CatalogueQuestion, scores: Uint8Array | null): Int32Array {
    const order = this.#orders[sort]
    if (!scores) return order
    const hits = order.filter((position) => scores[position]! > 0)
    // A typed order stays; "recommended" means: the best fit first, and only then the distributor's own rank.
    return sort === 'RECOMMENDED' ? hits.sort((a, b) => scores[b]! - scores[a]!) : hits
  }

  #grouped(kept: number[]): Pick<Found, 'positions' | 'items'> {
    const models = new Map<string, { position: number; items: number }>()
    for (const position of kept) {
      const { model } = this.articles[position]!
      const group = models.get(model)
      if (group) group.items++
      else models.set(model, { position, items: 1 })
    }
    const groups = [...models.values()]
    return { positions: Int32Array.from(groups, (g) => g.position), items: Int32Array.from(groups, (g) => g.items) }
  }
}

const single = (kept: number[]) => ({ positions: Int32Array.from(kept), items: new Int32Array(kept.length).fill(1) })

function push<K>(map: Map<K, number[]>, key: K, position: number) {
  const list = map.get(key)
  if (list) list.push(position)
  else map.set(key, [position])
}

const missed = (wanted: readonly (string | number)[] | null | undefined, value: string | number | null) =>
  !!wanted?.length && (value === null || !wanted.includes(value))

function bump(counts: Map<string, number>, value: string | number | null) {
  if (value !== null && value !== '') counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
}

const valuesOf = (counts: Map<string, number>) =>
  [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))


