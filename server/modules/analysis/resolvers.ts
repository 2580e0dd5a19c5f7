import { analyse } from '#domain/article/article-analysis.ts'
import { isOrderLimit } from '#domain/article/order-limit.ts'
import { done, refusedAll } from '../../answers.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { failure, type UserError, userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { productsByCode } from '../catalogue/product.ts'
import { analysedCustomer, displaysOf, readDisplays, writeLimits } from './analysis-store.ts'

const maxArticles = 500

async function analysesFor(
  request: RequestContext,
  customerId: number,
  sorg: string,
  articleCodes: readonly string[],
) {
  if (articleCodes.length > maxArticles)
    throw failure('TOO_LARGE', { field: 'articleCodes', limit: maxArticles })
  const products = await productsByCode(
    request,
    { codes: [...articleCodes], sorgs: articleCodes.map(() => sorg) },
    customerId,
  )
  return articleCodes.map((articleCode) => {
    const product = products.find(({ article_code }) => article_code === articleCode)
    return {
      articleCode,
      sorg,
      ...analyse(product ? { ...product, hasPrice: product.price.dealer !== null } : null),
      stocks: product?.stocks ?? null,
      orderQuota: product?.orderQuota ?? null,
      availableForOrderAt: product?.availableForOrderAt ?? null,
    }
  })
}

/**
 * Analyses articles for a customer.
 * @throws NO_CUSTOMER when none is named or chosen, and for a customer of other people: whether it exists is not
 * revealed
 */
async function analyses(
  request: RequestContext,
  sorg: string,
  codes: readonly string[],
  custCode: { unified?: string | null; isr?: string | null; r3?: string | null } | null,
  salesUsername: string | null,
) {
  if (!custCode?.unified && !custCode?.isr && !custCode?.r3)
    return analysesFor(request, customerOf(request).id, sorg, codes)
  return request.alone(async (own) => {
    const id = await analysedCustomer(own, custCode, salesUsername)
    if (id === null) throw failure('NO_CUSTOMER')
    return analysesFor(own, id, sorg, codes)
  })
}

export const Query: QueryResolvers<RequestContext> = {
  sorgs: (_, __, request) =>
    request.tenant.sorgs.filter(({ sorg }) => request.sorgs.includes(sorg)),
  productAnalyzesV3: (_, { sorg, articleCodes, custCode }, request) =>
    analyses(request, sorg, articleCodes, custCode ?? null, null),
  productAnalyzesV2: (_, { sorg, articleCodes, salesUsername, custCodeUnified }, request) =>
    analyses(
      request,
      sorg,
      articleCodes,
      { unified: custCodeUnified ?? null },
      salesUsername ?? null,
    ),
  async articleDisplays(_, { search, sorgs, page }, request) {
    const own = request.sorgs.filter((sorg) => !sorgs || sorgs.includes(sorg))
    const { rows, ...found } = await readDisplays(request, { search, sorgs: own, page })
    return { ...found, entries: rows }
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async updateOrderLimits(_, { products }, request) {
    if (products.length > maxArticles)
      throw failure('TOO_LARGE', { field: 'products', limit: maxArticles })
    const refuse = (userErrors: UserError[]) => refusedAll(userErrors, { updated: 0, articles: [] })
    const odd = [...products.entries()].filter(
      ([, { limit }]) => limit != null && !isOrderLimit(limit),
    )
    if (odd.length > 0)
      return refuse(odd.map(([n]) => userError('invalid_quantity', `products.${n}.limit`)))
    const foreign = [...products.entries()].filter(([, { sorg }]) => !request.sorgs.includes(sorg))
    if (foreign.length > 0)
      return refuse(foreign.map(([n]) => userError('unknown_sorg', `products.${n}.sorg`)))
    const missing = await writeLimits(request, products)
    if (missing.length > 0)
      return refuse(missing.map((n) => userError('unknown_article', `products.${n}.articleCode`)))
    return done('Order limits saved', {
      updated: products.length,
      articles: await displaysOf(request, products),
    })
  },
}
