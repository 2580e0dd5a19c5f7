import type { IndexedArticle } from '#domain/catalogue/indexed-article.ts'
import {
  CatalogueIndex,
  type CatalogueQuestion,
  type Found,
} from '#domain/catalogue/catalogue-index.ts'
import type { ArticleSets } from '#domain/article/article-sets.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/database.ts'
import type { Tenant } from '../../tenants.ts'
import type { Product } from './product-shape.ts'
import { readSynonyms } from '../search-synonyms/synonym-store.ts'
import { readCategories } from './categories.ts'
import { shownProperties } from './product-store.ts'
import { readMark } from './snapshot-store.ts'

/**
 * Time a change of stock may go unnoticed by the filter "in stock", in milliseconds; every shown figure is read fresh.
 */
const stockFreshFor = 5_000
/** Questions whose answers are kept: what all dealers of a tenant open is found once. */
const keptAnswers = 80
/**
 * Time a change made outside the import may go unnoticed in lists, in milliseconds; imports bring a new revision, and
 * the cart reads fresh.
 */
const productsFreshFor = 30_000
const maxProducts = 100_000
const maxDealers = 400_000
const maxCartArticles = 50_000

/** An article as it was read for a cart. */
export interface KnownArticle {
  product: Product
  tenant: Tenant
  /** Moment of reading in milliseconds, and the number before which every transaction was seen. */
  at: number
  seen: number
}

interface Held {
  revision: number
  index: CatalogueIndex
  answers: Map<string, Found>
  stockAt: number
  /** Every transaction before this number is in what was read; 0: nothing was read yet. */
  stockSeen: number
  /** Articles as one price list sees them on one day, by `list|sorg|id`; stock in them is not for reading. */
  products: Map<string, Product>
  /** Dealer prices alone, by `day|list|position`; null: there is none. */
  dealers: Map<string, string | null>
  /** The articles in promotions, by who sees them on which day. */
  promotions: Map<string, ArticleSets['promotions']>
  /** Keys of customers' orders, by order, day and price list. */
  orderKeys: Map<string, Float64Array>
  productsSince: number
}

const readArticles = (tx: Tx) =>
  tx.query<IndexedArticle>(
    `SELECT a.id, s.sorg, a.code, a.code_display AS "codeDisplay", a.slug, a.ean, a.name, a.brand, a.category, a.mc, a.model, a.model_name AS "modelName",
    a.model_year AS "modelYear", a.serie, a.size, a.colour, s.rank, coalesce(s.retail, 0)::float8 AS retail,
    ${shownProperties} AS properties,
    (s.sorg_blocked OR s.brand_blocked OR s.category_blocked OR s.hierarchy_blocked OR s.order_blocked OR NOT s.allow_to_order) AS blocked
   FROM article a JOIN article_sorg s ON s.article_id = a.id
   LEFT JOIN (SELECT article_code, sorg, jsonb_agg(jsonb_build_object('name', name, 'value', value) ORDER BY id) AS attributes
     FROM article_attribute GROUP BY 1, 2) at ON at.article_code = a.code AND at.sorg = s.sorg
   WHERE a.active ORDER BY a.id, s.sorg`,
  )

/** Keeps one index for each tenant, made again when the revision has moved. */
export function createCatalogues(clock: Clock) {
  const held = new Map<string, Promise<Held>>()

  async function build(tx: Tx, revision: number): Promise<Held> {
    const index = CatalogueIndex.of(await readArticles(tx), {
      synonyms: await readSynonyms(tx),
      categories: await readCategories(tx, null),
    })
    return {
      revision,
      index,
      answers: new Map(),
      stockAt: -Infinity,
      stockSeen: 0,
      products: new Map(),
      dealers: new Map(),
      promotions: new Map(),
      orderKeys: new Map(),
      productsSince: clock().getTime(),
    }
  }

  async function refreshStock(tx: Tx, catalogue: Held) {
    const now = clock().getTime()
    if (now - catalogue.stockAt < stockFreshFor) return
    catalogue.stockAt = now
    const { upto } = await readMark(tx)
    const rows = await tx.query<{ article_id: number; sorg: string; available: number }>(
      `SELECT article_id, sorg, sum(available)::int AS available FROM stock
       ${catalogue.stockSeen === 0 ? '' : 'WHERE article_id IN (SELECT article_id FROM article_change WHERE changed_in >= $1)'} GROUP BY 1, 2`,
      catalogue.stockSeen === 0 ? [] : [catalogue.stockSeen],
    )
    if (rows.length > 0) catalogue.answers.clear()
    catalogue.stockSeen = upto
    for (const row of rows) {
      for (const position of catalogue.index.positionsOfId(row.article_id)) {
        if (catalogue.index.sorg(position) === row.sorg)
          catalogue.index.parts.inStock[position] = row.available > 0 ? 1 : 0
      }
    }
  }

  const cartArticles = new Map<string, Map<string, KnownArticle>>()

  return {
    /** The articles of a tenant's carts that were read lately, by `day|price list|sorg/code`. */
    cartArticlesOf(tenantId: string): Map<string, KnownArticle> {
      const known = cartArticles.get(tenantId)
      if (known && known.size <= maxCartArticles) return known
      const made = new Map<string, KnownArticle>()
      cartArticles.set(tenantId, made)
      return made
    },
    /** The index of a tenant at the revision that this transaction sees. */
    async of(
      tenantId: string,
      revision: number,
      tx: Tx,
    ): Promise<
      { index: CatalogueIndex; find: (question: CatalogueQuestion) => Found } & Pick<
        Held,
        'products' | 'dealers' | 'promotions' | 'orderKeys' | 'productsSince'
      >
    > {
      let catalogue = await held.get(tenantId)?.catch(() => undefined)
      if (catalogue?.revision !== revision) {
        const building = build(tx, revision)
        held.set(tenantId, building)
        building.catch(() => held.delete(tenantId))
        catalogue = await building
      }
      await refreshStock(tx, catalogue)
      const now = clock().getTime()
      if (
        now - catalogue.productsSince > productsFreshFor ||
        catalogue.products.size > maxProducts ||
        catalogue.dealers.size > maxDealers
      ) {
        catalogue.products = new Map()
        catalogue.dealers = new Map()
        catalogue.promotions = new Map()
        catalogue.orderKeys = new Map()
        catalogue.productsSince = now
      }
      return {
        index: catalogue.index,
        find: (question) => remembered(catalogue, question),
        products: catalogue.products,
        dealers: catalogue.dealers,
        promotions: catalogue.promotions,
        orderKeys: catalogue.orderKeys,
        productsSince: catalogue.productsSince,
      }
    },
  }
}
export type Catalogues = ReturnType<typeof createCatalogues>

function remembered({ index, answers }: Held, question: CatalogueQuestion): Found {
  const { keys: _, ...named } = question
  const key = JSON.stringify(named)
  const known = answers.get(key)
  if (known) {
    // Put last again: the map's order is the order of last use.
    answers.delete(key)
    answers.set(key, known)
    return known
  }
  const found = index.find(question)
  answers.set(key, found)
  if (answers.size > keptAnswers) answers.delete(answers.keys().next().value!)
  return found
}
