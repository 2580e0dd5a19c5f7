import { nearCodes } from '../article/near-code.ts'
import { rebuildIndex } from './catalogue-build.ts'
import type { IndexedArticle } from './indexed-article.ts'
import type { FoundAttribute } from './catalogue-attributes.ts'
import { decodeIndex, encodeIndex, type IndexSections } from './catalogue-buffer.ts'
import { codeOf, type ColumnName, groupsOf, textAt } from './catalogue-columns.ts'
import { FacetCount, type Filters, type FoundFacet, wantedCodes } from './catalogue-facets.ts'
import { isKeyedOrder } from './catalogue-keys.ts'
import {
  type ArticleOrder,
  bestFirst,
  bestOneByOne,
  byNumber,
  type IndexOrder,
  orderOf,
} from './catalogue-order.ts'
import { CatalogueScores, type OwnCode, type Scores } from './catalogue-scores.ts'
import type { SearchTerms } from '../search/search-lexicon.ts'
import { codeWord } from '../search/word-index.ts'

export interface CatalogueQuestion extends Filters {
  sorgs: readonly string[]
  category?: string | null
  term?: string | null
  /** The customer's own codes, as many of them as may matter to the term. */
  own?: readonly OwnCode[]
  /** Only articles with these ids: what the index itself does not know of them (catalogue-picks.ts). */
  picked?: ReadonlySet<number>
  /** Stands for them wherever the question is written down. */
  pickedName?: string
  sort?: ArticleOrder
  /** The place of each position in a keyed order; without them such an order is the recommended one. */
  keys?: Float64Array
  /** Stands for them wherever the question is written down. */
  keysName?: string
  /** One entry a model instead of one an article. */
  grouped?: boolean
}

export interface Found {
  /** The entries in order; of a grouped answer the first article of each model. */
  positions: Int32Array
  /** Number of articles they represent. */
  articles: number
  /** One bit for each position of the index: the article is in the result. */
  kept: Uint8Array
  /** Words of the term that no article has together with the others; the result is of the others. */
  leftOut: readonly string[]
  facets: FoundFacet[]
  attributes: FoundAttribute[]
}

/** Summary of a card's articles: how many are in stock, least and most retail price; null: no price. */
export interface CardFacts {
  inStock: number
  least: number | null
  most: number | null
}

const noTerms: SearchTerms = { synonyms: [], categories: [] }

/**
 * Searchable catalogue: lists, filters, facets, search; on the server and, from the same bytes, on every device. Pure;
 * holds no dealer price, and of stock only whether there is some. A position is the place of an article in the order
 * of rank, code and sales organisation.
 */
export class CatalogueIndex {
  readonly parts: IndexSections
  readonly #scores: CatalogueScores
  readonly #orders = new Map<IndexOrder, Uint32Array>()
  readonly #keyed = new WeakMap<Float64Array, Uint32Array>()
  #byId: Uint32Array | undefined
  #byModel: ReturnType<typeof groupsOf> | undefined
  #twins: boolean | undefined

  /** @param terms synonyms and names of categories */
  constructor(parts: IndexSections, terms: SearchTerms = noTerms) {
    this.parts = parts
    this.#scores = new CatalogueScores(parts, terms)
  }

  static of = (articles: readonly IndexedArticle[], terms?: SearchTerms) =>
    new CatalogueIndex(decodeIndex(encodeIndex(rebuildIndex(null, () => false, articles))), terms)
  /** @throws Error for bytes that are no index of this build's */
  static from = (buffer: ArrayBuffer, terms?: SearchTerms) =>
    new CatalogueIndex(decodeIndex(buffer), terms)

  /** Takes other synonyms and names of categories from now on. */
  useTerms(terms: SearchTerms) {
    this.#scores.useTerms(terms)
  }

  get count() {
    return this.parts.count
  }
  id = (position: number): number => this.parts.ids[position]!
  text = (name: ColumnName, position: number): string | null =>
    textAt(this.parts.columns[name], position)
  sorg = (position: number): string => this.text('sorg', position)!

  /** All positions of an article, one for each sales organisation that has it. */
  positionsOfId(id: number): number[] {
    const { ids } = this.parts
    this.#byId ??= Uint32Array.from(ids, (_, position) => position).sort(
      (a, b) => ids[a]! - ids[b]! || a - b,
    )
    let low = 0
    for (let high = ids.length; low < high;) {
      const middle = (low + high) >>> 1
      if (ids[this.#byId[middle]!]! < id) low = middle + 1
      else high = middle
    }
    const found: number[] = []
    for (; low < ids.length && ids[this.#byId[low]!] === id; low++) found.push(this.#byId[low]!)
    return found
  }

  positionsOfSlug(slug: string): number[] {
    const { codes } = this.parts.columns.slug
    const code = codeOf(this.parts.columns.slug, slug)
    const found: number[] = []
    for (let at = code < 0 ? -1 : codes.indexOf(code); at >= 0; at = codes.indexOf(code, at + 1))
      found.push(at)
    return found
  }

  positionsOfModel(model: string): number[] {
    const { starts, positions } = (this.#byModel ??= groupsOf(this.parts.columns.model))
    const code = codeOf(this.parts.columns.model, model)
    return code < 0 ? [] : [...positions.subarray(starts[code], starts[code + 1])]
  }

  /** @param word a code or EAN as `codeWord` makes it */
  positionsOfCode(word: string): number[] {
    const [from, to] = this.parts.codes.same(word)
    return [...this.parts.codePositions.subarray(from, to)]
  }

  /** Positions behind the codes that a mistyped one may mean. */
  positionsNearCode(typed: string): number[] {
    const { codes } = this.parts
    const words = nearCodes(typed, {
      has: (word) => {
        const [from, to] = codes.same(word)
        return from < to
      },
      nearly: function* (word) {
        for (const { text } of codes.nearly(word, 0, codes.size)) yield text
      },
    })
    return words.flatMap((word) => this.positionsOfCode(word))
  }

  /** All entries that answer a question, in its order, with the counts of every filter. */
  find(question: CatalogueQuestion): Found {
    const { columns, ids } = this.parts
    const sorgs = wantedCodes(columns.sorg, question.sorgs)
    const count = new FacetCount(this.parts, question, question.category || null)
    const kept: number[] = []
    const { picked } = question
    const seen = this.#hasTwins() ? new Set<number>() : null
    const scored = question.term?.trim() ? this.#scored(question.term, question) : null
    for (const position of sorgs ? this.#ordered(question, scored) : []) {
      if (sorgs![columns.sorg.codes[position]!] !== 1) continue
      if (seen?.has(ids[position]!) || (picked && !picked.has(ids[position]!))) continue
      const taken = count.take(position)
      if (taken !== 'missed') seen?.add(ids[position]!)
      if (taken === 'kept') kept.push(position)
    }
    return {
      positions: Int32Array.from(question.grouped ? this.#firstOfModels(kept) : kept),
      articles: kept.length,
      kept: bitsOf(kept, this.count),
      facets: count.facets(),
      attributes: count.attributes(),
      leftOut: scored?.leftOut ?? [],
    }
  }

  /** The positions of the best few articles for what has been typed: one a model, unless a code is being typed. */
  suggest(
    term: string,
    { sorgs, category = null, own = [] }: Pick<CatalogueQuestion, 'sorgs' | 'category' | 'own'>,
    count: number,
  ): number[] {
    const { columns } = this.parts
    const wanted = wantedCodes(columns.sorg, sorgs)
    const part = category ? codeOf(columns.category, category) : null
    const typed = codeWord(term)
    const byCode = /\d/.test(typed)
    const seen = new Set<number>()
    const found: number[] = []
    if (!wanted) return found
    for (const position of bestOneByOne(this.#scored(term, { sorgs, own }), this.parts.blocked)) {
      if (
        wanted[columns.sorg.codes[position]!] !== 1 ||
        (part !== null && columns.category.codes[position] !== part)
      )
        continue
      const isCode = byCode && codeWord(this.text('code', position)!).startsWith(typed)
      const thing = isCode ? -1 - columns.code.codes[position]! : columns.model.codes[position]!
      if (seen.has(thing)) continue
      seen.add(thing)
      if (found.push(position) === count) break
    }
    return found
  }

  /** Returns the summary of a card with the articles at these positions. */
  factsOf(positions: readonly number[]): CardFacts {
    const { retail, inStock } = this.parts
    const facts: CardFacts = { inStock: 0, least: null, most: null }
    for (const position of positions) {
      facts.inStock += inStock[position]!
      const price = retail[position]!
      if (price <= 0) continue
      facts.least = Math.min(facts.least ?? price, price)
      facts.most = Math.max(facts.most ?? price, price)
    }
    return facts
  }

  /**
   * Counts the articles of these sales organisations in each merchandise category of each part, by `part/mc`; one sold
   * by several counts once.
   */
  countsByCategory(sorgs: readonly string[]): Map<string, number> {
    const {
      columns: { sorg, category, mc },
      ids,
    } = this.parts
    const wanted = wantedCodes(sorg, sorgs)
    const width = mc.table.size + 1
    const counts = new Uint32Array((category.table.size + 1) * width)
    const seen = this.#hasTwins() ? new Set<number>() : null
    for (let position = 0; wanted && position < this.count; position++) {
      if (wanted[sorg.codes[position]!] !== 1 || seen?.has(ids[position]!)) continue
      seen?.add(ids[position]!)
      counts[category.codes[position]! * width + mc.codes[position]!]!++
    }
    const found = new Map<string, number>()
    counts.forEach((count, n) => {
      const [a, b] = [Math.floor(n / width), n % width]
      if (count > 0 && a > 0 && b > 0)
        found.set(`${category.table.at(a - 1)}/${mc.table.at(b - 1)}`, count)
    })
    return found
  }

  /** Forgets the orders made so far; to be called when prices or blocks were changed in place. */
  reorder() {
    this.#orders.clear()
  }

  #hasTwins(): boolean {
    if (this.#twins === undefined) this.#twins = new Set(this.parts.ids).size < this.count
    return this.#twins
  }

  #scored = (term: string, { own = [], sorgs }: Pick<CatalogueQuestion, 'own' | 'sorgs'>) =>
    this.#scores.of(
      term,
      own.flatMap(({ word, articleId }) =>
        this.positionsOfId(articleId).map((position) => ({ word, position })),
      ),
      sorgs,
    )

  #ordered({ sort: asked, keys }: CatalogueQuestion, scored: Scores | null): Uint32Array {
    const sort = isKeyedOrder(asked) ? 'RECOMMENDED' : (asked ?? 'RECOMMENDED')
    const keyed = isKeyedOrder(asked) ? keys : undefined
    // A typed order stays; "recommended" means: the best fit first, and only then the distributor's own rank.
    if (scored && sort === 'RECOMMENDED' && !keyed)
      return bestFirst(scored.scores, this.parts.blocked)
    const order = keyed ? this.#orderByKeys(keyed) : this.#orderOf(sort)
    return scored ? order.filter((position) => scored.scores[position] !== 0) : order
  }

  #orderOf(sort: IndexOrder): Uint32Array {
    const known = this.#orders.get(sort)
    if (known) return known
    const order = orderOf(this.parts, sort)
    this.#orders.set(sort, order)
    return order
  }

  #orderByKeys(keys: Float64Array): Uint32Array {
    const known = this.#keyed.get(keys)
    if (known) return known
    const order = byNumber(keys, 1)
    this.#keyed.set(keys, order)
    return order
  }

  #firstOfModels(kept: readonly number[]): number[] {
    const { codes, table } = this.parts.columns.model
    const seen = new Uint8Array(table.size + 1)
    return kept.filter((position) => {
      const first = seen[codes[position]!] === 0
      seen[codes[position]!] = 1
      return first
    })
  }
}

function bitsOf(positions: readonly number[], count: number): Uint8Array {
  const bits = new Uint8Array(Math.ceil(count / 8))
  for (const position of positions) bits[position >> 3]! |= 1 << (position & 7)
  return bits
}
