import { codeForms } from '#domain/article/article-code.ts'
import { positionsNearCodes, positionsOfCodes } from '#domain/catalogue/catalogue-page.ts'
import type { RequestContext } from '../../context.ts'
import { productsAt } from '../catalogue/entries.ts'

/** Finds the articles behind codes as people write them, one answer for each code in the order asked. */
export async function articlesByCode(request: RequestContext, codes: readonly string[]) {
  const { index } = await request.catalogues.of(
    request.tenant.id,
    request.catalogueRevision,
    request.tx,
  )
  const own = await articlesOfOwnCodes(request, [...new Set(codes.flatMap(codeForms))])
  const found = positionsOfCodes(index, codes, request.sorgs, own)
  const closest = positionsNearCodes(index, codes, found, request.sorgs)
  const positions = [...new Set([...found, ...closest].flat())]
  const products = new Map(
    (await productsAt(request, index, positions)).map((product) => [
      `${product.sorg}/${product.articleId}`,
      product,
    ]),
  )
  const productsOf = (own: readonly number[]) =>
    own.flatMap((position) => products.get(`${index.sorg(position)}/${index.id(position)}`) ?? [])
  return codes.map((asked, n) => ({
    asked,
    products: productsOf(found[n]!),
    closest: productsOf(closest[n]!),
  }))
}

/**
 * Finds articles by the chosen customer's own codes; empty without a customer.
 * @returns article ids by word
 */
async function articlesOfOwnCodes(
  { tx, customer }: RequestContext,
  words: string[],
): Promise<Map<string, number>> {
  if (!customer || words.length === 0) return new Map()
  const rows = await tx.query<{ word: string; article_id: number }>(
    'SELECT word, article_id FROM customer_article_code WHERE customer_id = $1 AND word = ANY($2::text[])',
    [customer.id, words],
  )
  return new Map(rows.map(({ word, article_id }) => [word, article_id]))
}
