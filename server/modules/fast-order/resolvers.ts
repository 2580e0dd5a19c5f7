import { maxCodes } from '#domain/article/article-code.ts'
import type { RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { articlesByCode } from './articles-by-code.ts'

export const Query: QueryResolvers<RequestContext> = {
  articlesByCode(_, { codes }, request) {
    if (codes.length > maxCodes) throw failure('TOO_LARGE', { field: 'codes', limit: maxCodes })
    return articlesByCode(request, codes)
  },
}
