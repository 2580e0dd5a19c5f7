import { customerOf, type Request } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { readComing } from './coming-store.ts'

const mostCodes = 200

export const Query: QueryResolvers<Request> = {
  alreadyComing(_, { articleCodes }, request) {
    if (articleCodes.length > mostCodes) throw failure('TOO_LARGE', { field: 'articleCodes', limit: mostCodes })
    return readComing(request, customerOf(request).id, articleCodes)
  },
}
