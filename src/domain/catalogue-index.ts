import { type IndexedArticle, rebuildIndex } from './catalogue-build.ts'
import { decodeIndex, encodeIndex, type IndexParts } from './catalogue-buffer.ts'
import { codeOf, type ColumnName, groupsOf, textAt } from './catalogue-columns.ts'
import { FacetCount, type Filters, type FoundFacet, wantedCodes } from './catalogue-facets.ts'
import { type ArticleOrder, bestFirst, bestOneByOne, orderOf } from './catalogue-order.ts'
import { CatalogueScores, type OwnCode } from './catalogue-scores.ts'

export interface CatalogueQuestion extends Filters {
  sorgs: readonly string[]
  category?: string | null
  mc?: string | null
  term?: string | null
  /** The customer's own codes, as many of them as may matter to the term. */
  own?: readonly OwnCode[]
  /** Only articles with these ids: what the index itself does not know of them (catalogue-picks.ts). */
  picked?: ReadonlySet<number>
  /** Stands for them wherever the question is written down. */
  pickedName?: string
  sort?: ArticleOrder
  /** One entry a model instead of one an article. */
  grouped?: boolean
}

/** Positions of the entries in order; of a grouped answer the first article of each model, with how many it stands for. */
export interface Found {
  positions: Int32Array
  items: Int32Array
  facets: FoundFacet[]
}

/** What a card says of the model it stands for: articles in stock, least and most retail price; null: no price. */
export interface ModelFacts { inStock: number; least: number | null; most: number | null }

/**
 * A catalogue for finding: lists, filters, facets, search; on the server and, from the same bytes, on every device.
 * Pure; holds no price of anybody and no stock but "there is some".
 * A position is the place of an article in the order of rank, code and sales organisation.
 */
export class CatalogueIndex {
  readonly parts: IndexParts
  readonly #scores: CatalogueScores
  readonly #orders = new Map<ArticleOrder, Uint32Array>()
  #byId: Uint32Array | undefined
  #byModel: ReturnType<typeof groupsOf> | undefined
  #twins: boolean | undefined

  constructor(parts: IndexParts) {
    this.parts = parts
    this.#scores = new CatalogueScores(parts)
  }

  static of = (articles: readonly IndexedArticle[]) => new CatalogueIndex(decodeIndex(encodeIndex(rebuildIndex(null, () => false, articles))))
  /** @throws Error for bytes that are no index of this build's */
  static from = (buffer: ArrayBuffer) => new CatalogueIndex(decodeIndex(buffer))

  get count() { return this.parts.count }
  id = (position: number): number => this.parts.ids[position]!
  text = (name: ColumnName, position: number): string | null => textAt(this.parts.columns[name], position)
  sorg = (position: number): string => this.text('sorg', position)!

  /** All positions of an article, one for each sales organisation that has it. */
  positionsOfId(id: number): number[] {
    const { ids } = this.parts
    this.#byId ??= Uint32Array.from(ids, (_, position) => position).sort((a, b) => ids[a]! - ids[b]! || a - b)
    let low = 0
    for (let high = ids.length; low < high; ) {
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
    for (let at = code < 0 ? -1 : codes.indexOf(code); at >= 0; at = codes.indexOf(code, at + 1)) found.push(at)
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

  /** All entries that answer a question, in its order, with the counts of every filter. */
  find(question: CatalogueQuestion): Found {
    const { columns, ids } = this.parts
    const sorgs = wantedCodes(columns.sorg, question.sorgs)
    const mc = question.mc ? codeOf(columns.mc, question.mc) : null
    const count = new FacetCount(this.parts, question, question.category || null)
    const kept: number[] = []
    const { picked } = question
    const seen = this.#hasTwins() ? new Set<number>() : null
    for (const position of sorgs ? this.#ordered(question) : []) {
      if (sorgs![columns.sorg.codes[position]!] !== 1 || (mc !== null && columns.mc.codes[position] !== mc)) continue
      if (seen?.has(ids[position]!) || (picked && !picked.has(ids[position]!))) continue
      const taken = count.take(position)
      if (taken !== 'missed') seen?.add(ids[position]!)
      if (taken === 'kept') kept.push(position)
    }
    return { ...(question.grouped ? this.#grouped(kept) : single(kept)), facets: count.facets() }
  }

  /** The positions of the best few articles for what has been typed, one a name. */
  suggest(term: string, { sorgs, category = null, own = [] }: Pick<CatalogueQuestion, 'sorgs' | 'category' | 'own'>, count: number): number[] {
    const { columns } = this.parts
    const wanted = wantedCodes(columns.sorg, sorgs)
    const part = category ? codeOf(columns.category, category) : null
    const names = new Set<number>()
    const found: number[] = []
    if (!wanted) return found
    for (const position of bestOneByOne(this.#scored(term, own), this.parts.blocked)) {
      const name = columns.name.codes[position]!
      if (wanted[columns.sorg.codes[position]!] !== 1 || (part !== null && columns.category.codes[position] !== part) || names.has(name)) continue
      names.add(name)
      if (found.push(position) === count) break
    }
    return found
  }

  /** What stands behind the card of a model in one sales organisation. @param position any of its articles */
  modelFacts(position: number): ModelFacts {
    const { columns: { sorg, model }, retail, inStock } = this.parts
    this.#byModel ??= groupsOf(model)
    const code = model.codes[position]!
    const facts: ModelFacts = { inStock: 0, least: null, most: null }
    for (let n = this.#byModel.starts[code]!; n < this.#byModel.starts[code + 1]!; n++) {
      const other = this.#byModel.positions[n]!
      if (sorg.codes[other] !== sorg.codes[position]) continue
      facts.inStock += inStock[other]!
      const price = retail[other]!
      if (price <= 0) continue
      facts.least = Math.min(facts.least ?? price, price)
      facts.most = Math.max(facts.most ?? price, price)
    }
    return facts
  }

  /** How many articles each sales organisation has in each merchandise category, by `sorg/mc`. */
  countsByCategory(): Map<string, number> {
    const { sorg, mc } = this.parts.columns
    const counts = new Uint32Array((sorg.table.size + 1) * (mc.table.size + 1))
    for (let position = 0; position < this.count; position++) counts[sorg.codes[position]! * (mc.table.size + 1) + mc.codes[position]!]!++
    const found = new Map<string, number>()
    counts.forEach((count, n) => {
      const [a, b] = [Math.floor(n / (mc.table.size + 1)), n % (mc.table.size + 1)]
      if (count > 0 && a > 0 && b > 0) found.set(`${sorg.table.at(a - 1)}/${mc.table.at(b - 1)}`, count)
    })
    return found
  }

  /** Forgets the orders made so far; to be called when prices or blocks were changed in place. */
  reorder() { this.#orders.clear() }

  #hasTwins(): boolean {
    if (this.#twins === undefined) this.#twins = new Set(this.parts.ids).size < this.count
    return this.#twins
  }

  #scored = (term: string, own: readonly OwnCode[]) =>
    this.#scores.of(term, own.flatMap(({ word, articleId }) => this.positionsOfId(articleId).map((position) => ({ word, position }))))

  #ordered({ sort = 'RECOMMENDED', term, own = [] }: CatalogueQuestion): Uint32Array {
    const scores = term?.trim() ? this.#scored(term, own).scores : null
    // A typed order stays; "recommended" means: the best fit first, and only then the distributor's own rank.
    if (scores && sort === 'RECOMMENDED') return bestFirst(scores, this.parts.blocked)
    let order = this.#orders.get(sort)
    if (!order) this.#orders.set(sort, (order = orderOf(this.parts, sort)))
    return scores ? order.filter((position) => scores[position] !== 0) : order
  }

  #grouped(kept: number[]): Pick<Found, 'positions' | 'items'> {
    const { codes, table } = this.parts.columns.model
    const items = new Uint32Array(table.size + 1)
    const first: number[] = []
    for (const position of kept) if (items[codes[position]!]!++ === 0) first.push(position)
    return { positions: Int32Array.from(first), items: Int32Array.from(first, (position) => items[codes[position]!]!) }
  }
}

const single = (kept: number[]) => ({ positions: Int32Array.from(kept), items: new Int32Array(kept.length).fill(1) })
