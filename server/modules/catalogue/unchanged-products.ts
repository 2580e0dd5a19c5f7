import type { RequestContext } from '../../context.ts'
import { last } from '../../persisted/lasting.ts'
import { productsByCode } from './product.ts'
import type { Product } from './product-shape.ts'

/** Nothing notes when an uploaded picture becomes ready: an article is read anew after this many milliseconds all the same. */
const rememberedFor = 30_000

interface Mark {
  seen: number
  changed: number[]
  /** Articles that this transaction itself has touched: a rollback would leave no trace of them. */
  own: number[]
}

/**
 * Reads articles by code as they are now, for carts. One that was read lately is the same as long as no transaction has
 * touched anything of it since (article_change): then only that is asked. Another customer's articles are read anew, and
 * those of a customer with prices of their own.
 */
export async function currentProductsByCode(
  request: RequestContext,
  keys: { codes: string[]; sorgs: string[] },
  customerId: number,
): Promise<Product[]> {
  const { tx, tenant, today, priceList, customer, catalogues } = request
  if (keys.codes.length === 0) return []
  if (customer?.id !== customerId || priceList.startsWith('customer '))
    return productsByCode(request, keys, customerId)
  const known = catalogues.cartArticlesOf(tenant.id)
  const at = request.clock()
  const nameOf = (sorg: string, code: string) => `${today}|${priceList}|${sorg}/${code}`
  const wanted = new Map(
    keys.codes.map((code, n) => [nameOf(keys.sorgs[n]!, code), { code, sorg: keys.sorgs[n]! }]),
  )
  const held = [...wanted.keys()].flatMap((name) => {
    const article = known.get(name)
    return article?.tenant === tenant && at.getTime() - article.at < rememberedFor
      ? [{ name, ...article }]
      : []
  })
  const [mark] = await tx.query<Mark>(
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS seen, ARRAY(
       SELECT c.article_id FROM unnest($1::int[], $2::bigint[]) AS held(id, seen)
       JOIN article_change c ON c.article_id = held.id AND c.changed_in >= held.seen) AS changed,
       ARRAY(SELECT article_id FROM article_change WHERE changed_in = pg_current_xact_id_if_assigned()::text::bigint) AS own`,
    [held.map(({ product }) => product.articleId), held.map(({ seen }) => seen)],
  )
  const { seen, changed, own } = mark!
  const found: Product[] = []
  for (const { name, product } of held) {
    if (changed.includes(product.articleId)) continue
    wanted.delete(name)
    found.push(asOf(product, at))
  }
  const missing = [...wanted.values()]
  const read = await productsByCode(
    request,
    { codes: missing.map(({ code }) => code), sorgs: missing.map(({ sorg }) => sorg) },
    customerId,
  )
  for (const product of read) {
    found.push(product)
    if (own.includes(product.articleId)) continue
    last(product.stocks)
    known.set(nameOf(product.sorg, product.article_code), {
      product: last(product),
      tenant,
      at: at.getTime(),
      seen,
    })
  }
  return found
}

/** Returns an unchanged article with its stock told as of a later moment. */
function asOf(product: Product, at: Date): Product {
  const now = Object.create(product) as Product
  now.stocks = Object.create(product.stocks) as Product['stocks']
  now.stocks.at = at.toISOString()
  return now
}
