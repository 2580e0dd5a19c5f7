import { codeForms, maxCodes } from '#domain/article/article-code.ts'
import { positionsOfCodes } from '#domain/catalogue/catalogue-page.ts'
import type { RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { productsAt } from '../catalogue/entries.ts'
import { articlesOfOwnCodes } from './own-codes.ts'

export const Query: QueryResolvers<RequestContext> = {
  async articlesByCode(_, { codes }, request) {
    if (codes.length > maxCodes) throw failure('TOO_LARGE', { field: 'codes', limit: maxCodes })
    const { index } = await request.catalogues.of(
      request.tenant.id,
      request.catalogueRevision,
      request.tx,
    )
    const own = await articlesOfOwnCodes(request, [...new Set(codes.flatMap(codeForms))])
    const found = positionsOfCodes(index, codes, request.sorgs, own)
    const positions = [...new Set(found.flat())]
    const products = new Map(
      (await productsAt(request, index, positions)).map((product) => [
        `${product.sorg}/${product.articleId}`,
        product,
      ]),
    )
    return codes.map((asked, n) => ({
      asked,
      products: found[n]!.flatMap(
        (position) => products.get(`${index.sorg(position)}/${index.id(position)}`) ?? [],
      ),
    }))
  },
}
