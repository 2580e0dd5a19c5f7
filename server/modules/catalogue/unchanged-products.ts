import type { RequestContext } from '../../context.ts'
import { last } from '../../persisted/lasting.ts'
import { productsByCode } from './product.ts'
import type { Product } from './product-shape.ts'

/** Nothing notes when an uploaded picture becomes ready: an article is read anew after this many milliseconds all the same. */
const rememberedFor = 30_000

/** Latest changes of some articles, as one statement saw them. */
export interface ArticleChanges {
  /** All transactions before this one had ended. */
  seen: number
  /** By article, the last transaction that touched it; 0: none has. */
  changedIn: ReadonlyMap<number, number>
  /** Articles that this transaction itself has touched: a rollback would leave no trace of them. */
  own: readonly number[]
}

interface ChangesRow {
  seen: number
  changes: [articleId: number, changedIn: number][]
  own: number[]
}

/** An article is remembered for a price list, which a customer with prices of their own has not. */
const remembers = ({ customer, priceList }: RequestContext, customerId: number): boolean =>
  customer?.id === customerId && !priceList.startsWith('customer ')

const nameOf = ({ today, priceList }: RequestContext, { sorg, article }: Wanted) =>
  `${today}|${priceList}|${sorg}/${article}`

interface Wanted {
  sorg: string
  article: string
}

/** Articles among these that were read lately, by name. */
function heldOf(request: RequestContext, wanted: readonly Wanted[]) {
  const { tenant, catalogues } = request
  const known = catalogues.cartArticlesOf(tenant.id)
  const at = request.clock().getTime()
  return new Map(
    wanted.flatMap((one) => {
      const name = nameOf(request, one)
      const article = known.get(name)
      return article?.tenant === tenant && at - article.at < rememberedFor ? [[name, article]] : []
    }),
  )
}

/**
 * Asks what has touched the articles that are remembered among some, and those in the carts of a customer. Sent behind the
 * statement that locks the carts, it saves `currentProductsByCode` a round trip.
 * @param inCartsOf whose carts; left out: none
 * @returns undefined for a customer whose articles are not remembered
 */
export async function articleChanges(
  request: RequestContext,
  wanted: readonly Wanted[],
  customerId: number,
  inCartsOf?: number,
): Promise<ArticleChanges | undefined> {
  if (!remembers(request, customerId)) return undefined
  const held = [...heldOf(request, wanted).values()]
  const [row] = await request.tx.query<ChangesRow>(
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS seen,
       (SELECT coalesce(json_agg(json_build_array(
          a.id, coalesce((SELECT changed_in FROM article_change WHERE article_id = a.id), 0))), '[]')
        FROM (
          SELECT unnest($1::int[]) AS id
          UNION SELECT l.article_id FROM cart k JOIN cart_line l ON l.cart_id = k.id WHERE k.customer_id = $2) a) AS changes,
       ARRAY(SELECT article_id FROM article_change WHERE changed_in = pg_current_xact_id_if_assigned()::text::bigint) AS own`,
    [held.map(({ product }) => product.articleId), inCartsOf ?? null],
  )
  const { seen, changes, own } = row!
  return { seen, changedIn: new Map(changes), own }
}

/**
 * Reads articles by code as they are now, for carts. One that was read lately is the same as long as no transaction has
 * touched anything of it since (article_change): then only that is asked. Another customer's articles are read anew, and
 * those of a customer with prices of their own.
 * @param asked their latest changes, if the caller has read them already
 */
export async function currentProductsByCode(
  request: RequestContext,
  wanted: readonly Wanted[],
  customerId: number,
  asked?: ArticleChanges,
): Promise<Product[]> {
  if (wanted.length === 0) return []
  const changes = asked ?? (await articleChanges(request, wanted, customerId))
  if (!changes) return productsByCode(request, keysOf(wanted), customerId)
  const { tenant, catalogues } = request
  const known = catalogues.cartArticlesOf(tenant.id)
  const at = request.clock()
  const missing = new Map(wanted.map((one) => [nameOf(request, one), one]))
  const found: Product[] = []
  for (const [name, { product, seen }] of heldOf(request, wanted)) {
    // Another request may have remembered this one since: its changes were not read.
    const changedIn = changes.changedIn.get(product.articleId)
    if (changedIn === undefined || changedIn >= seen) continue
    missing.delete(name)
    found.push(asOf(product, at))
  }
  const read = await productsByCode(request, keysOf([...missing.values()]), customerId)
  for (const product of read) {
    found.push(product)
    if (changes.own.includes(product.articleId)) continue
    last(product.stocks)
    known.set(nameOf(request, { sorg: product.sorg, article: product.article_code }), {
      product: last(product),
      tenant,
      at: at.getTime(),
      seen: changes.seen,
    })
  }
  return found
}

const keysOf = (wanted: readonly Wanted[]) => ({
  codes: wanted.map(({ article }) => article),
  sorgs: wanted.map(({ sorg }) => sorg),
})

/** Returns an unchanged article with its stock told as of a later moment. */
function asOf(product: Product, at: Date): Product {
  const now = Object.create(product) as Product
  now.stocks = Object.create(product.stocks) as Product['stocks']
  now.stocks.at = at.toISOString()
  return now
}
