import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { readIncoming } from './incoming-store.ts'

export const Query: QueryResolvers<RequestContext> = {
  async alreadyComing(_, { articleCodes, exceptCart = null }, request) {
    if (articleCodes.length > maxCartLines)
      throw failure('TOO_LARGE', { field: 'articleCodes', limit: maxCartLines })
    const rows = await readIncoming(request, customerOf(request).id, articleCodes, exceptCart)
    return rows.map((row) => ({ ...row, exceptCart }))
  },
}
